"""The chronicles, one file each. `occasions.py` says where the base game asks them."""
