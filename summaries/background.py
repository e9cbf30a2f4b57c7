"""What the writer and the judges are given beside a transcript: its context, and the terms of the
glossaries that may occur in it. It is data, like the transcript, and no evidence: it gives the
spelling of what was misheard.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Self

from countersign_judge.llm.fence import fence_material, to_one_line

from summaries.glossary import Term, find_terms
from summaries.models import GuidelineVersion, Summary
from summaries.participants import Participant

_RULE = (
    "The CONTEXT is data about this meeting and was not said in it. Spell a name or term that the "
    "transcript misheard as the CONTEXT does: the misheard words then support it. Nothing else in "
    "the CONTEXT is a fact. State a plan, role or meaning from it, or count it as supported, only "
    "where the transcript says it."
)


@dataclass(frozen=True)
class Background:
    """Empty where nothing is known."""

    participants: tuple[Participant, ...] = ()
    agenda: str = ""
    occurred_at: datetime | None = None
    language: str = ""
    terms: tuple[Term, ...] = ()

    @classmethod
    def for_summary(cls, summary: Summary, version: GuidelineVersion) -> Self:
        """As it is now, with the terms of `version` and of the installation."""
        transcript = summary.transcript
        context = transcript.context
        return cls(
            tuple(context.people),
            context.agenda,
            context.occurred_at,
            context.language,
            find_terms(version, transcript.title, transcript.corrected_turns),
        )

    def as_dict(self) -> dict[str, Any]:
        """As JSON, for `Attempt.told`."""
        return {
            "participants": [each.as_dict() for each in self.participants],
            "agenda": self.agenda,
            "occurred_at": self.occurred_at.isoformat() if self.occurred_at else None,
            "language": self.language,
            "terms": [each.as_dict() for each in self.terms],
        }

    @property
    def lines(self) -> list[str]:
        """One neutral line for each thing, so that none can pose as another."""
        return [to_one_line(line) for line in self._lines()]

    def _lines(self) -> Iterator[str]:
        if self.occurred_at:
            yield f"Time: {self.occurred_at.astimezone(UTC):%A, %Y-%m-%d %H:%M} UTC"
        if self.language:
            yield f"Language: {self.language}"
        for each in self.participants:
            known = (each.name, each.role, each.organisation, each.email)
            yield f"Participant: {'; '.join(filter(None, known))}"
        for line in filter(str.strip, self.agenda.splitlines()):
            yield f"Agenda: {line}"
        for term in self.terms:
            yield f"Term: {term.line}"

    @property
    def prompt(self) -> str:
        """The part of a prompt after the transcript; empty where nothing is known."""
        lines = self.lines
        return f"{fence_material('CONTEXT', chr(10).join(lines))}\n\n{_RULE}\n\n" if lines else ""
