"""How bots judge and search Glen More II. The value, the policy and the searches are compiled."""
