# Why Glen More II: Chronicles refuses an action.
