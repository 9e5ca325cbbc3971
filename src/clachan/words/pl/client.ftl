# What the pages say of themselves, whatever is played; the client asks for these with ui("…").

ui-no-answer = To się nie udało: serwer może być niedostępny. Spróbuj jeszcze raz.
