"""The package's `judge_pairs` in this application: also under a guideline version, and redacted."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Unpack, overload

import countersign_judge.pairs
from countersign_judge.commands.arguments import SCORING_OPTIONS
from countersign_judge.metaeval.plans import BadMeasuredJudge
from countersign_judge.pairs import (
    JudgedPairs,
    Pair,
    judge_by_plan,
    name_pair,
    require_scores,
)

from measuring.guideline_plans import build_plan_by_version
from summaries.models import GuidelineVersion
from summaries.redaction import build_text_masking

if TYPE_CHECKING:
    from pandas import DataFrame


class JudgeOptions(countersign_judge.pairs.JudgeOptions, total=False):
    """For `judge_pairs`."""

    guideline: GuidelineVersion | None
    redact: bool
    evidence: bool | None  # type: ignore[misc]


@overload
def judge_pairs(pairs: "DataFrame", **options: Unpack[JudgeOptions]) -> "DataFrame": ...
@overload
def judge_pairs(pairs: Iterable[Pair], **options: Unpack[JudgeOptions]) -> JudgedPairs: ...
def judge_pairs(
    pairs: "Iterable[Pair] | DataFrame",
    *,
    guideline: GuidelineVersion | None = None,
    redact: bool = False,
    evidence: bool | None = None,
    **options: Any,
) -> "JudgedPairs | DataFrame":
    """As `countersign_judge.judge_pairs`, with two more options. `redact` hides personal data from
    models on other servers. A `guideline` says how to judge, sets its own redaction, and has
    sentences checked unless `evidence` is False."""
    if guideline is None:
        masking = build_text_masking if redact else None
        return countersign_judge.pairs.judge_pairs(
            pairs, masking=masking, evidence=bool(evidence), **options
        )
    if options.keys() & {*SCORING_OPTIONS, "parameters"}:
        raise BadMeasuredJudge(
            "a guideline says how to score; leave out score_mode, samples, temperature, "
            "score_only and parameters"
        )
    plan = build_plan_by_version(guideline, evidence=evidence is not False)
    running = {name: options[name] for name in ("cache", "concurrency") if name in options}
    return judge_by_plan(pairs, plan, **running)


def assert_scores(
    summary: str | Pair,
    source: str | Sequence[Mapping[str, Any]] = "",
    *,
    at_least: float = 4.0,
    **options: Unpack[JudgeOptions],
) -> JudgedPairs:
    """As `countersign_judge.assert_scores`, with the options of `judge_pairs`."""
    __tracebackhide__ = True
    judged = judge_pairs([name_pair(summary, source)], **options)
    require_scores(judged, at_least)
    return judged
