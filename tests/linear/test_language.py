"""Reading words, sentences and figures takes time in proportion to the text."""

import pytest
from countersign_judge.llm.providers.offline.figures import find_figures
from countersign_judge.llm.providers.offline.sentences import heading_lines, split_sentences
from countersign_judge.llm.providers.offline.words import content_stems
from countersign_judge.llm.providers.offline.writer import clean_speech

from tests.linear.growth import FRAGMENTS, LINEAR, growth

WORKS = [clean_speech, find_figures, heading_lines, split_sentences, content_stems]


@pytest.mark.parametrize("work", WORKS)
@pytest.mark.parametrize("fragment", FRAGMENTS)
def test_repeated_fragments(work, fragment) -> None:
    assert growth(work, lambda size: fragment * size) < LINEAR
