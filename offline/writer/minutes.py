"""Minutes as a text that people read."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter

from offline.writer.utterances import Sentence

DECISIONS = "Decisions:"
ACTIONS = "Actions:"
DISCUSSION = "Discussion:"


@dataclass(frozen=True)
class Minutes:
    """The sentences chosen, each part in the order of the meeting; `subjects` heaviest first."""

    subjects: tuple[str, ...]
    decisions: tuple[Sentence, ...]
    actions: tuple[Sentence, ...]
    discussion: tuple[Sentence, ...]

    @property
    def text(self) -> str:
        """Plain text: what was discussed, then headed parts of lines "Speaker: what was said".

        A part without sentences has no heading, and a discussion alone needs none.
        """
        parts = [(DECISIONS, self.decisions), (ACTIONS, self.actions)]
        blocks = [self.opening, *(_part(heading, said) for heading, said in parts)]
        heading = DISCUSSION if self.decisions or self.actions else ""
        blocks.append(_part(heading, self.discussion))
        return "\n\n".join(block for block in blocks if block)

    @property
    def sentences(self) -> tuple[Sentence, ...]:
        return (*self.decisions, *self.actions, *self.discussion)

    @property
    def opening(self) -> str:
        if not self.subjects:
            return ""
        *rest, last = self.subjects
        return f"The meeting discussed {', '.join(rest)}{' and ' if rest else ''}{last}."


def _part(heading: str, sentences: Sequence[Sentence]) -> str:
    lines = list(_lines(sentences))
    return "\n".join([heading, *lines] if heading and lines else lines)


def _lines(sentences: Sequence[Sentence]) -> Iterator[str]:
    for speaker, group in groupby(sentences, key=attrgetter("speaker")):
        said = " ".join(_closed(sentence.text) for sentence in group)
        yield f"{speaker}: {said}" if speaker else said


def _closed(text: str) -> str:
    return text if text[-1] in '.?!…"。！？' else f"{text}."
