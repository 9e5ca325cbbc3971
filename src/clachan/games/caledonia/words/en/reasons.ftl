# Why Clans of Caledonia refuses an action.
