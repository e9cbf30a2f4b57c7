"""Measuring judges: their scores against those that people gave the same summaries."""
