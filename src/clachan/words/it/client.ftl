# What the pages say of themselves, whatever is played; the client asks for these with ui("…").
