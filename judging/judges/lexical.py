"""The offline judge: measured overlap with the transcript, no language model."""

import time
from collections.abc import Sequence

from judging.evidence import SentenceFinding
from judging.judges.base import CriterionScore, JudgeInput, Judgement, Unscored
from judging.models import Mode
from llm.types import OFFLINE
from offline.lexical.judge import LexicalVerdict, SentenceEvidence
from offline.lexical.judge import judge as measure
from summaries.models import Criterion

VERSION = "lexical-5"


def judge(judge_input: JudgeInput, criteria: Sequence[Criterion]) -> Judgement:
    """Raises Unscored for a blocking criterion that cannot be measured without a model; an advisory
    one stays without a score."""
    started = time.monotonic()
    verdict = measure(judge_input.source, judge_input.text)
    return Judgement(
        scores=tuple(
            _score(verdict, criterion)
            for criterion in criteria
            if criterion.blocking or _measurable(verdict, criterion)
        ),
        findings=findings(verdict.sentences),
        model=OFFLINE,
        prompt_version=VERSION,
        seconds=time.monotonic() - started,
    )


def findings(sentences: Sequence[SentenceEvidence]) -> tuple[SentenceFinding, ...]:
    """What the lexical judge says of each sentence."""
    return tuple(
        SentenceFinding(
            start=sentence.start,
            end=sentence.end,
            text=sentence.text,
            relation=sentence.relation,
            turns=sentence.turns,
            reason=sentence.reason,
            found_by="lexical",
        )
        for sentence in sentences
    )


def _measurable(verdict: LexicalVerdict, criterion: Criterion) -> bool:
    return criterion.name.strip().lower() in verdict.scores


def _score(verdict: LexicalVerdict, criterion: Criterion) -> CriterionScore:
    if not _measurable(verdict, criterion):
        raise Unscored(
            f"The offline judge cannot measure {criterion.name!r}; it knows "
            f"{', '.join(sorted(verdict.scores))}. Set COUNTERSIGN_JUDGE_MODEL to a language "
            "model, or make the criterion advisory."
        )
    name = criterion.name.strip().lower()
    return CriterionScore(
        criterion, verdict.scores[name], Mode.MEASURED, verdict.reasons[name], spread=0.0
    )
