"""What Cairn says."""
