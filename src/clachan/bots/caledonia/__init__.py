"""How bots judge and search Clans of Caledonia. The value, the policy and the searches are compiled."""
