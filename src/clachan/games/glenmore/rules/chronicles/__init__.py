"""The chronicles, one file each. `hooks.py` says where the base game asks them."""
