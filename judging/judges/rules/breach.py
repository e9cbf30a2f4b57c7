"""What a rule found."""

from dataclasses import dataclass

from judging.models import Relation

Span = tuple[int, int]


@dataclass(frozen=True)
class Checked:
    """One rule: kept when `message` is empty. `spans` are offsets in the summary's text."""

    rule: str
    message: str = ""
    spans: tuple[Span, ...] = ()
    relation: Relation = Relation.RULE

    @property
    def kept(self) -> bool:
        return not self.message


def listed(text: str, spans: tuple[Span, ...]) -> str:
    """The passages in quotation marks, each once, in order."""
    passages = dict.fromkeys(" ".join(text[start:end].split()) for start, end in spans)
    return ", ".join(f"“{passage}”" for passage in passages)
