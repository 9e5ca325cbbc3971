# What the pages say of themselves, whatever is played; the client asks for these with ui("…").

ui-confirm = Confirm
ui-end-turn = End turn
ui-undo = Undo
ui-undo-all = Undo all
