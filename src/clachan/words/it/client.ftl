# What the pages say of themselves, whatever is played; the client asks for these with ui("…").

ui-no-answer = Non ha funzionato: forse il server non risponde. Riprova.
