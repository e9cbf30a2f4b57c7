"""Relevance: does the summary hold what the source is about."""

from judging.lexical.reading import Reading
from judging.lexical.scale import HIGHEST, LOWEST, Score, on_scale

# The subjects a short summary can be asked to name.
SUBJECTS = 20
# The share of them that earns five points; a lead paragraph names about two thirds.
FULL_SHARE = 0.6


def relevance(reading: Reading) -> Score:
    """From the share of the source's most frequent subjects that the summary names."""
    subjects = reading.source.subjects[:SUBJECTS]
    if not subjects or not reading.claims:
        return Score(LOWEST, "there is nothing to compare")
    named = sum(key in reading.keys for key in subjects)
    share = named / len(subjects)
    value = LOWEST + (HIGHEST - LOWEST) * share / FULL_SHARE
    told = f"names {named} of the {len(subjects)} most frequent subject words of the source"
    return Score(on_scale(value), told)
