"""What the rules of a criterion are."""

from dataclasses import dataclass

from judging.judges.parameters import BadParameter, Parameters
from summaries.models import Criterion

_KNOWN = (
    "min_words",
    "max_words",
    "required_sections",
    "banned_phrases",
    "required_phrases",
    "max_grade",
    "forbid_first_person",
    "figures",
    "names",
)
_MOST_WORDS = 100_000


@dataclass(frozen=True)
class RuleOptions:
    """A rule whose option is None, False or empty is not checked.

    `max_grade` is a Flesch-Kincaid grade in years of school; `figures` and `names` require those
    of the summary to occur in the transcript.
    """

    min_words: int | None = None
    max_words: int | None = None
    required_sections: tuple[str, ...] = ()
    banned_phrases: tuple[str, ...] = ()
    required_phrases: tuple[str, ...] = ()
    max_grade: int | None = None
    forbid_first_person: bool = False
    figures: bool = True
    names: bool = True

    @classmethod
    def of(cls, criterion: Criterion) -> "RuleOptions":
        """Raises BadParameter, also when `min_words` is above `max_words`."""
        given = Parameters.of(criterion, known=_KNOWN)
        options = cls(
            min_words=given.maybe_whole("min_words", least=1, most=_MOST_WORDS),
            max_words=given.maybe_whole("max_words", least=1, most=_MOST_WORDS),
            required_sections=given.texts("required_sections"),
            banned_phrases=given.texts("banned_phrases"),
            required_phrases=given.texts("required_phrases"),
            max_grade=given.maybe_whole("max_grade", least=1, most=30),
            forbid_first_person=given.flag("forbid_first_person", default=False),
            figures=given.flag("figures", default=True),
            names=given.flag("names", default=True),
        )
        _require_order(criterion.name, options.min_words, options.max_words)
        return options


def _require_order(owner: str, least: int | None, most: int | None) -> None:
    if least is not None and most is not None and least > most:
        raise BadParameter(
            f"{owner}: parameter min_words is {least}, above max_words {most}; lower it"
        )
