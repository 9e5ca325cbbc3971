"""Glen More II as arrays of numbers."""
