"""The options of QAG, under the names that DeepEval's SummarizationMetric gave them."""

from dataclasses import dataclass

from judging.judges.parameters import BadParameter, Parameters
from llm.names import OFFLINE, parse_model
from summaries.models import Criterion

_KNOWN = (
    "threshold",
    "assessment_questions",
    "n",
    "model",
    "include_reason",
    "strict_mode",
    "truths_extraction_limit",
    "async_mode",
    "verbose_mode",
)


@dataclass(frozen=True)
class QagOptions:
    """`threshold` on the scale of the score, 0 to 1; `model` empty for the guideline's judge.

    `n` questions are drawn from the transcript unless `assessment_questions` are given; with
    `truths_extraction_limit`, from that many of its facts.
    """

    threshold: float = 0.5
    assessment_questions: tuple[str, ...] = ()
    n: int = 5
    model: str = ""
    include_reason: bool = True
    strict_mode: bool = False
    truths_extraction_limit: int | None = None
    async_mode: bool = True
    verbose_mode: bool = False

    @classmethod
    def of(cls, criterion: Criterion) -> "QagOptions":
        """Raises BadParameter."""
        given = Parameters.of(criterion, known=_KNOWN)
        return cls(
            threshold=given.share("threshold", cls.threshold),
            assessment_questions=given.texts("assessment_questions"),
            n=given.whole("n", cls.n, least=1, most=50),
            model=model_of(given),
            include_reason=given.flag("include_reason", default=True),
            strict_mode=given.flag("strict_mode", default=False),
            truths_extraction_limit=given.maybe_whole("truths_extraction_limit", least=1, most=100),
            async_mode=given.flag("async_mode", default=True),
            verbose_mode=given.flag("verbose_mode", default=False),
        )


def model_of(given: Parameters) -> str:
    """The parameter `model`, empty when it is not set. Raises BadParameter."""
    name = given.text("model")
    try:
        usable = not name or parse_model(name).provider != OFFLINE
    except ValueError:
        usable = False
    if not usable:
        raise BadParameter(
            f"{given.owner}: parameter model is {name!r}; give a language model such as "
            "openai:NAME, azure:DEPLOYMENT or ollama:NAME"
        )
    return name
