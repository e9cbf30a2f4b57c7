"""Reading the answers of the G-Eval judge: one answer, or many to one score."""

import math
import statistics
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from judging.evidence import located
from judging.judges.base import Case, CriterionScore
from judging.judges.calls import ask, label_distribution, label_of, label_positions
from judging.models import Mode
from judging.variants import Variant, variant_named
from llm.fence import neutralise, one_line
from llm.types import ChatRequest, ChatResult, Choice, Message, TokenLogprob
from summaries.models import Criterion
from summaries.prompts import quoted

# --- Geval prompt -----------------------------------------------------------
# What the G-Eval judge is asked, and the form of its answer.

VERSION = "geval-3"
BASE = "base"

_NOTES = {"type": "array", "items": {"type": "string"}, "maxItems": 20}
_FORM = (
    "reason (two or three sentences on what decides the score), quotes (up to eight passages "
    "copied word for word from the transcript that it rests on), score (a whole number from 1 to "
    "5)"
)
_NOTED = "notes (for every evaluation step one sentence on what it found), "


def _verdict(*, notes: bool) -> dict[str, Any]:
    # Reason and quotes stand before the score, so that the number rests on them.
    properties = {
        "reason": {"type": "string", "minLength": 1},
        "quotes": {"type": "array", "items": {"type": "string"}, "maxItems": 8},
        "score": {"type": "integer", "enum": [1, 2, 3, 4, 5]},
    }
    return closed({"notes": _NOTES, **properties} if notes else properties)


def closed(properties: dict[str, Any]) -> dict[str, Any]:
    """The schema of an object with exactly these properties."""
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


SCHEMA: dict[str, Any] = _verdict(notes=False)


def schema(variant: Variant, criteria: Sequence[Criterion]) -> dict[str, Any]:
    """One verdict, or under `label` one for each of several criteria."""
    verdict = _verdict(notes=variant.notes)
    if len(criteria) == 1:
        return verdict
    return closed({label(position): verdict for position in range(len(criteria))})


def label(position: int) -> str:
    """What a criterion is called in a joint answer; names may hold what a JSON key may not."""
    return f"criterion_{position + 1}"


def task(summary: str, *criteria: Criterion, variant: Variant | None = None) -> str:
    """What follows the transcript; `variant` defaults to the base wording."""
    wording = variant or variant_named(BASE)
    return wording.fill(
        summary=quoted("SUMMARY", summary),
        criteria=_joint_criteria(criteria) if len(criteria) > 1 else _criterion(criteria[0]),
        form=_form(wording, criteria),
    )


def _joint_criteria(criteria: Sequence[Criterion]) -> str:
    blocks = [f"{label(at)}. {_criterion(criterion)}" for at, criterion in enumerate(criteria)]
    return "Judge each criterion by itself; none may colour another.\n\n" + "\n\n".join(blocks)


def _criterion(criterion: Criterion) -> str:
    steps = "\n".join(
        f"{number}. {one_line(step)}" for number, step in enumerate(criterion.steps, start=1)
    )
    return (
        f"Criterion: {one_line(criterion.name)}, from 1 (worst) to 5 (best).\n"
        f"{neutralise(criterion.definition)}\n\n"
        f"Evaluation steps:\n{steps or '1. Compare the summary with the transcript.'}"
    )


def _form(variant: Variant, criteria: Sequence[Criterion]) -> str:
    form = f"{_NOTED if variant.notes else ''}{_FORM}"
    if len(criteria) == 1:
        return f"Answer with a JSON object: {form}."
    labels = ", ".join(label(position) for position in range(len(criteria)))
    return f"Answer with a JSON object with the keys {labels}; each holds an object: {form}."


# --- Geval read -------------------------------------------------------------

SCALE = ("1", "2", "3", "4", "5")
# An integer stands for everything that rounds to it.
ROUNDING = 0.5

Scores = tuple[CriterionScore, ...]


def read(choice: Choice, criterion: Criterion, case: Case) -> CriterionScore | None:
    """The score of one answer, or None when it holds none. Servers ignore parts of a schema, so
    every value is checked again."""
    scores = read_all(choice, (criterion,), case)
    return scores[0] if scores else None


def read_all(choice: Choice, criteria: Sequence[Criterion], case: Case) -> Scores | None:
    """The scores of one answer on all of `criteria`, or None when one of them is missing."""
    data = choice.data or {}
    verdicts = _verdicts(data, len(criteria))
    if verdicts is None:
        return None
    in_order = len(criteria) == 1 or list(data) == [label(at) for at in range(len(criteria))]
    logprobs = choice.logprobs if in_order and choice.logprobs else ()
    tokens = _score_tokens(logprobs, [verdict["score"] for verdict in verdicts])
    return tuple(
        _score(verdict, token, criterion, case)
        for verdict, token, criterion in zip(verdicts, tokens, criteria, strict=True)
    )


def _verdicts(data: dict[str, Any], count: int) -> list[dict[str, Any]] | None:
    found = [data] if count == 1 else [data.get(label(position)) for position in range(count)]
    verdicts = [verdict for verdict in found if isinstance(verdict, dict) and _readable(verdict)]
    return verdicts if len(verdicts) == count else None


def _readable(verdict: dict[str, Any]) -> bool:
    sampled = verdict.get("score")
    return isinstance(sampled, int) and not isinstance(sampled, bool) and str(sampled) in SCALE


def _score_tokens(
    logprobs: Sequence[TokenLogprob], scores: Sequence[int]
) -> list[TokenLogprob | None]:
    """The token of every score; all None unless there is exactly one for each, in their order."""
    positions = label_positions(logprobs, "score", SCALE)
    if len(scores) == 1:
        # Thoughts before the answer may hold a draft of it: the last one counts.
        positions = positions[-1:]
    tokens = [logprobs[position] for position in positions]
    written = [label_of(token.token) for token in tokens]
    if written != [str(score) for score in scores]:
        return [None] * len(scores)
    return list(tokens)


def _score(
    verdict: dict[str, Any], token: TokenLogprob | None, criterion: Criterion, case: Case
) -> CriterionScore:
    distribution = label_distribution(token, SCALE) if token else {}
    return CriterionScore(
        criterion=criterion,
        value=_mean(distribution) if distribution else float(verdict["score"]),
        mode=Mode.LOGPROBS if distribution else Mode.SINGLE,
        reason=str(verdict.get("reason", "")),
        distribution=distribution,
        quotes=tuple(located([str(quote) for quote in verdict.get("quotes", [])], case.turns)),
        spread=_deviation(distribution) if distribution else ROUNDING,
    )


def _mean(distribution: dict[str, float]) -> float:
    mean = sum(int(score) * share for score, share in distribution.items())
    # Probabilities sum to 1 but for rounding in the last place.
    return min(5.0, max(1.0, mean))


def _deviation(distribution: dict[str, float]) -> float:
    mean = _mean(distribution)
    squares = sum(share * (int(score) - mean) ** 2 for score, share in distribution.items())
    return math.sqrt(squares)


def score_distribution(logprobs: Sequence[TokenLogprob], sampled: str) -> dict[str, float]:
    """Probabilities of "1" to "5" where the score stands, renormalised over those present; empty
    when the server named no score token there."""
    positions = label_positions(logprobs, "score", (sampled,))
    return label_distribution(logprobs[positions[-1]], SCALE) if positions else {}


def pooled(samples: Sequence[CriterionScore]) -> CriterionScore:
    """The mean of one criterion's samples with the reason of the one nearest to it.

    `distribution` holds relative frequencies; `spread` is two standard errors of the mean.
    """
    values = [sample.value for sample in samples]
    mean = statistics.fmean(values)
    counts = Counter(str(int(value)) for value in values)
    return replace(
        min(samples, key=lambda sample: abs(sample.value - mean)),
        value=mean,
        mode=Mode.SAMPLES,
        distribution={score: counts[score] / len(values) for score in SCALE if counts[score]},
        spread=_two_errors(values),
    )


def _two_errors(values: Sequence[float]) -> float:
    if len(values) == 1:
        return ROUNDING
    return 2 * statistics.stdev(values) / math.sqrt(len(values))


# --- Geval steps ------------------------------------------------------------
# Evaluation steps of a criterion, written once by the judge model for an admin to edit: the chain
# of thought that G-Eval (arXiv 2303.16634, section 2) has a model make from the definition.

LEAST, MOST = 2, 8

_SYSTEM = (
    "You help a records office to judge summaries of meetings. You write the instructions that a "
    "judge follows; the judge has the transcript and the summary in front of them and nothing else."
)
_SCHEMA: dict[str, Any] = closed(
    {
        "steps": {
            "type": "array",
            "items": {"type": "string", "minLength": 1},
            "minItems": LEAST,
            "maxItems": MOST,
        }
    }
)


def generate_steps(criterion: Criterion, model: str) -> list[str]:
    """Two to eight steps, without numbers, in order; nothing is stored.

    Raises Unscored when the model writes none that can be used, llm.errors otherwise.
    """
    request = ChatRequest(
        model=model,
        messages=(Message("system", _SYSTEM), Message("user", _task(criterion))),
        purpose="judge-steps",
        schema=_SCHEMA,
        schema_name="steps",
        max_tokens=1024,
    )
    return ask(request, _read, about=f"steps for {criterion.name}").value


def _task(criterion: Criterion) -> str:
    return (
        f"Criterion: {one_line(criterion.name)}, scored from 1 (worst) to 5 (best).\n"
        f"{neutralise(criterion.definition)}\n\n"
        "Write the evaluation steps: what the judge does first, what they look for, what counts "
        "against the summary, and in the last step what deserves a 5, a 3 and a 1. One action a "
        "step, each a single sentence, three to six in all.\n\n"
        "Answer with a JSON object whose only key is steps, a list of strings."
    )


def _read(result: ChatResult) -> list[str] | None:
    written = (result.choices[0].data or {}).get("steps", [])
    steps = [_bare(step) for step in written if isinstance(step, str)]
    steps = [step for step in steps if step]
    return steps if LEAST <= len(steps) <= MOST else None


def _bare(step: str) -> str:
    """A model numbers its steps although the prompt numbers them again."""
    head, dot, rest = step.strip().partition(". ")
    return rest.strip() if dot and head.isdigit() else step.strip()
