"""Speed, measured against other engines side by side in one run."""
