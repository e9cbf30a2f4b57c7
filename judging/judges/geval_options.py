"""The options of G-Eval."""

from dataclasses import dataclass

from judging.judges.parameters import BadParameter, Parameters
from judging.variants import BadVariant, Variant, from_prompt, variant_named
from summaries.models import Criterion

_KNOWN = ("samples", "prompt", "variants")


@dataclass(frozen=True)
class GevalOptions:
    """`samples` answers where the score mode samples; `own` is a whole prompt for this criterion;
    under the wordings in `variants` it is scored as well, to show how much depends on words."""

    samples: int = 20
    own: Variant | None = None
    variants: tuple[Variant, ...] = ()

    @classmethod
    def of(cls, criterion: Criterion) -> "GevalOptions":
        """Raises BadParameter."""
        given = Parameters.of(criterion, known=_KNOWN)
        return cls(
            samples=given.whole("samples", cls.samples, least=1, most=100),
            own=_own(criterion.name, given.text("prompt")),
            variants=tuple(wording(criterion, name) for name in given.texts("variants")),
        )


def wording(criterion: Criterion, name: str) -> Variant:
    """The wording called `name` of the criterion's version. Raises BadParameter."""
    try:
        return variant_named(name, criterion.guideline_version.wordings)
    except BadVariant as error:
        raise BadParameter(f"{criterion.name}: {error}") from error


def _own(owner: str, prompt: str) -> Variant | None:
    try:
        return from_prompt("own", prompt, for_one=True) if prompt else None
    except BadVariant as error:
        raise BadParameter(f"{owner}: {error}") from error
