"""The games. Each stands on the core alone and knows nothing of the others."""
