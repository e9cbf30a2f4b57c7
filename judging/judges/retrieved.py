"""What the lexical judge knows about a case, for judges that ask a model: the turns closest to
each sentence."""

from dataclasses import dataclass

from judging.judges.base import Case
from judging.judges.passages import evidence
from judging.judges.sources import source_of
from judging.lexical import SentenceEvidence, find_evidence


@dataclass(frozen=True)
class Retrieved:
    """`beginning` opens every prompt about the case: the transcript, or the passages that fit."""

    beginning: str
    sentences: tuple[SentenceEvidence, ...]

    @classmethod
    def of(cls, case: Case) -> "Retrieved":
        """Raises ContextOverflow when the judge's window has no room for a turn."""
        sentences = find_evidence(source_of(case.turns), case.text)
        return cls(evidence(case, sentences), sentences)

    def turns(self) -> dict[int, tuple[int, ...]]:
        """The best turns, by the offset at which a sentence of the summary begins."""
        return {sentence.start: tuple(sentence.turns) for sentence in self.sentences}
