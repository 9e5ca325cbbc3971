# What the pages say of themselves, whatever is played; the client asks for these with ui("…").

ui-no-answer = This did not work: the server may be away. Please try again.
