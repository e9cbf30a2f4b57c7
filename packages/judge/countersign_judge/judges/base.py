"""What all judges share: input, judgement, and the options of a method."""

import math
import statistics
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from functools import cached_property
from statistics import NormalDist
from typing import Annotated, Any, Protocol, Self
from uuid import UUID, uuid4

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError
from pydantic.fields import FieldInfo

from countersign_judge.criteria import Criterion, ScoreMode
from countersign_judge.evidence import Quote, SentenceFinding, TurnsRead
from countersign_judge.labels import LabelledEnum
from countersign_judge.llm.errors import Permanent
from countersign_judge.llm.providers.offline.found import Source
from countersign_judge.llm.types import ChatRequest, Masking, Message
from countersign_judge.support import Spelling
from countersign_judge.translation import gettext, gettext_noop


class Mode(LabelledEnum):
    """How a judge's number was made."""

    LOGPROBS = "logprobs", gettext_noop("weighted by token probabilities")
    SAMPLES = "samples", gettext_noop("mean of samples")
    SINGLE = "single", gettext_noop("one answer")
    COUNTED = "counted", gettext_noop("counted verdicts on claims and questions")
    MEASURED = "measured", gettext_noop("measured overlap, no language model")
    CHECKED = "checked", gettext_noop("checked against rules, no language model")
    PREDICTED = "predicted", gettext_noop("predicted by a classifier that runs here")


# A guideline's own wordings, as its version holds them (`variants`).
Wordings = Sequence[Mapping[str, Any]]
# The scale of every criterion.
LOWEST, HIGHEST = 1.0, 5.0


class Unscored(Permanent):
    """A judge gave no score for a criterion. No number replaces it."""

    kind = "unscored"


@dataclass(frozen=True)
class FormProblem:
    """How a text breaks its form, in the reader's language, and where: `start` to `end` in
    characters, an empty place for what is missing. `rule` groups those of one kind."""

    rule: str
    message: str
    start: int = 0
    end: int = 0


@dataclass(frozen=True)
class JudgeInput:
    """One attempt and its source, read before any model is called.

    `variant` names the wording of the G-Eval prompt, `score_mode` is a ScoreMode, `joint` asks for
    all G-Eval criteria in one call, `joint_advisory` for those that do not block. With `score_only`
    G-Eval gives neither reason nor quotes: such a score passes no gate. `confirming` means that a
    pass is being judged a second time. `cache` is false where the caller stores the judgement, so
    that the answers need not be stored. `context` follows the transcript in every prompt;
    `spellings` are the names and terms in it that may have been misheard. `form_problems` is how
    the text breaks the guideline's form, `headings` are those of the form; of such a text, the
    dates that follow from what was said are left out.
    """

    turns: Sequence[dict[str, Any]]
    text: str
    model: str
    title: str = ""
    subject: UUID = field(default_factory=uuid4)
    variant: str = "base"
    score_mode: str = ScoreMode.AUTO
    joint: bool = False
    joint_advisory: bool = False
    score_only: bool = False
    confirming: bool = False
    masking: Masking | None = None
    cache: bool = True
    wordings: Wordings = ()
    context: str = ""
    spellings: Sequence[Spelling] = ()
    form_problems: Sequence[FormProblem] = ()
    headings: Collection[str] = ()

    @cached_property
    def source(self) -> Source:
        """The transcript's word index, built once for all judges of the text."""
        return Source.from_turns(self.turns, title=self.title)

    def chat_request(
        self,
        purpose: str,
        messages: tuple[Message, ...],
        *,
        asked: Sequence[str] = (),
        **options: Any,
    ) -> ChatRequest:
        """A request to the judge's model about this input. `asked` names what it asks about, such
        as criteria or sentences, for its material."""
        return ChatRequest(
            model=self.model,
            messages=messages,
            purpose=purpose,
            subject=self.subject,
            masking=self.masking,
            cache=self.cache,
            material={"turns": self.turns, "text": self.text, "asked": asked},
            **options,
        )


@dataclass(frozen=True)
class CriterionScore:
    """`value` in [1, 5]; `distribution` maps "1" to "5" to probabilities, or is empty.

    `answer` is the judge's answered integer, 1 to 5, of samples the upper median; None for a method
    that answers none. `probability_below` is that of a score below the criterion's threshold, 0 to
    1; None when unknown, as for a single answer. `pass_rule` says what passes.

    `spread` is half the width of the interval around `value`, 0 for a method that always answers
    the same, None when unknown; it decides nothing. An `unfounded` score rests on mostly made-up
    quotes: it neither passes nor stops a text. `read` is how much of the transcript it rests on,
    None when unknown.
    """

    criterion: Criterion
    value: float
    mode: str
    reason: str
    distribution: dict[str, float] = field(default_factory=dict)
    quotes: tuple[Quote, ...] = ()
    spread: float | None = None
    unfounded: bool = False
    read: TurnsRead | None = None
    answer: int | None = None
    probability_below: float | None = None


@dataclass(frozen=True)
class Judgement:
    """`seconds` of wall time; tokens and `cost` (US dollars, None when unknown) of all calls.

    `details` maps the name of a criterion to its method's counts, as JSON values.
    """

    scores: tuple[CriterionScore, ...]
    findings: tuple[SentenceFinding, ...]
    model: str
    prompt_version: str
    seconds: float
    prompt_tokens: int = 0
    completion_tokens: int = 0
    cost: Decimal | None = Decimal(0)
    details: dict[str, Any] = field(default_factory=dict)


def two_standard_errors(values: Sequence[float], *, of_one: float) -> float:
    """Two standard errors of the mean of `values`; `of_one` for a single value."""
    if len(values) == 1:
        return of_one
    return 2 * statistics.stdev(values) / math.sqrt(len(values))


def share_below(distribution: Mapping[str, float], threshold: float) -> float | None:
    """The probability of a score below `threshold`; None without a distribution."""
    if not distribution:
        return None
    below = (share for score, share in distribution.items() if int(score) < threshold)
    # Probabilities sum to 1 except for rounding in the last place.
    return min(1.0, math.fsum(below))


def normal_below(value: float, standard_error: float, threshold: float) -> float:
    """The probability of a score below `threshold` where scores are normal around `value`."""
    if standard_error == 0:
        return float(value < threshold)
    return NormalDist(value, standard_error).cdf(threshold)


class Judge(Protocol):
    def __call__(self, judge_input: JudgeInput, criteria: Sequence[Criterion], /) -> Judgement:
        """Raises Unscored, and Transient or Permanent of the client."""
        ...


# --- Options ----------------------------------------------------------------
# What a criterion sets for its method. It is stored as JSON with the criterion, so no type can be
# taken for granted.


class BadParameter(Unscored):
    """An option that the method does not have, or a value that it cannot use."""


class Options(BaseModel):
    """The options of a method; the description of a field is what a refusal asks for."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    @classmethod
    def parse(cls, criterion: Criterion) -> Self:
        """Raises BadParameter with the name, the value and the remedy."""
        try:
            return cls.model_validate(criterion.parameters)
        except ValidationError as error:
            raise BadParameter(f"{criterion.name}: {cls._refusal(criterion, error)}") from error

    def check_wordings(self, criterion: Criterion, wordings: Wordings) -> None:
        """Raises BadParameter for an option that names a wording which there is not."""

    @classmethod
    def _refusal(cls, criterion: Criterion, error: ValidationError) -> str:
        given: object = criterion.parameters  # read from JSON, so no type is sure
        if not isinstance(given, dict):
            refusal = gettext("parameters is {value}; give a JSON object")
            return refusal.format(value=repr(criterion.parameters))
        for name in criterion.parameters:
            if name not in cls.model_fields:
                refusal = gettext("{method} has no parameter {name}; it has {known}")
                known = ", ".join(sorted(cls.model_fields)) or gettext("none")
                return refusal.format(method=criterion.method, name=repr(name), known=known)
        name = str(error.errors()[0]["loc"][0])
        refusal = gettext("parameter {name} is {value}; give {what}")
        value = repr(criterion.parameters[name])
        return refusal.format(name=name, value=value, what=_describe_field(cls.model_fields[name]))


def _describe_field(field: FieldInfo) -> str:
    """Its description in the reader's language, with what `json_schema_extra` has to fill in."""
    extra = field.json_schema_extra
    return gettext(field.description or "text").format(**extra if isinstance(extra, dict) else {})


def int_field(default: int | None, least: int, most: int) -> Any:
    wanted = gettext_noop("a whole number from {least} to {most}")
    bounds: dict[str, Any] = {"least": least, "most": most}
    return Field(default, ge=least, le=most, description=wanted, json_schema_extra=bounds)


def float_field(default: float | None, least: float, most: float) -> Any:
    wanted = gettext_noop("a number from {least} to {most}")
    bounds: dict[str, Any] = {"least": f"{least:g}", "most": f"{most:g}"}
    return Field(default, ge=least, le=most, description=wanted, json_schema_extra=bounds)


def choice_field(choices: Sequence[str], default: str) -> Any:
    known: dict[str, Any] = {"known": ", ".join(choices)}
    return Field(default, description=gettext_noop("one of {known}"), json_schema_extra=known)


def bool_field(*, default: bool) -> Any:
    return Field(default, description=gettext_noop("true or false"))


def str_list_field() -> Any:
    # JSON has lists, a frozen value has tuples.
    wanted = gettext_noop("a list of texts, none of them empty")
    return Field((), strict=False, description=wanted)


def _not_blank(text: str) -> str:
    if not text.strip():
        raise ValueError("blank")
    return text


Text = Annotated[str, AfterValidator(_not_blank)]
