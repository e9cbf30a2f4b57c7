"""Measures judges: compares their scores with people's for the same summaries."""
