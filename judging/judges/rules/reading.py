"""Reading level: the Flesch-Kincaid grade (Kincaid, Fishburne, Rogers and Chissom 1975, Research
Branch Report 8-75)."""

import re

from judging.judges.rules.breach import Checked
from llm.language.sentences import split_sentences

_LETTERS = re.compile(r"[^\W\d_]+")
_VOWELS = re.compile(r"[aeiouy]+")
# Endings that are written with a vowel and spoken without: "made", "times", "called".
_SILENT = re.compile(r"(?:[^aeiouyl]|[aeiouy]l)e$|[^aeiouysxzcgh]es$|[^aeiouytd]ed$")


def reading_level(text: str, most: int) -> Checked:
    measured = grade(text)
    if measured is None or measured <= most:
        return Checked("reading level")
    return Checked("reading level", f"Grade {measured:.1f} where at most {most} is allowed.")


def grade(text: str) -> float | None:
    """0.39 words per sentence + 11.8 syllables per word - 15.59, in US school years.

    Headings are left out. None for a text without a sentence or without a word of letters.
    """
    sentences = [span.text for span in split_sentences(text) if not span.heading]
    words = [word for sentence in sentences for word in _LETTERS.findall(sentence)]
    if not sentences or not words:
        return None
    spoken = sum(syllables(word) for word in words)
    return 0.39 * len(words) / len(sentences) + 11.8 * spoken / len(words) - 15.59


def syllables(word: str) -> int:
    """Groups of vowel letters less a silent ending, at least one: a count by rule, for English."""
    lower = word.lower()
    groups = len(_VOWELS.findall(lower))
    return max(1, groups - (1 if _SILENT.search(lower) else 0))
