"""Words found: the offline engine's measured overlap with the transcript, without a language model.

It says where the words of a sentence are, and which figures, dates and names are nowhere. Overlap
says something about consistency and relevance, and nothing about any other criterion: the same
words in any order have the same overlap. Its two scores let the engine's own texts through the
gate, so that a demo shows the whole path. They decide nothing about a person's text
(`services`).
"""

import time
from collections.abc import Iterable, Sequence

from countersign_judge.criteria import Criterion
from countersign_judge.evidence import SentenceFinding
from countersign_judge.judges.base import (
    HIGHEST,
    LOWEST,
    CriterionScore,
    JudgeInput,
    Judgement,
    Mode,
)
from countersign_judge.judges.method import JudgeMethod
from countersign_judge.llm.providers.offline.found import Overlap, SentenceEvidence, measure
from countersign_judge.llm.types import OFFLINE
from countersign_judge.marks import SIMILARITY, Relation
from countersign_judge.support import detect_language
from countersign_judge.translation import gettext, gettext_noop, in_language

NAME, VERSION = "lexical", "words-2"
# The share of the most frequent words that earns five points: about that of a lead paragraph.
_FULL_SHARE = 0.6


def is_measured(criterion: Criterion) -> bool:
    """Whether it gives this criterion a score; every other one stays unscored."""
    return _normalize_name(criterion) in {"consistency", "relevance"}


def _normalize_name(criterion: Criterion) -> str:
    return criterion.name.strip().lower()


def judge(judge_input: JudgeInput, criteria: Sequence[Criterion]) -> Judgement:
    """Relevance: 1 + 4 · share named / 0.6, at most 5. Consistency: 1 + 4 · share found
    (`countersign_judge.llm.providers.offline.found.Overlap`)."""
    started = time.monotonic()
    overlap = measure(judge_input.source, judge_input.text)
    # As a model's, its reasons are in the language of the summary.
    with in_language(detect_language(judge_input.text)):
        scores = tuple(_score_overlap(overlap, each) for each in criteria if is_measured(each))
    return Judgement(
        scores=scores,
        findings=build_findings(overlap.sentences),
        model=OFFLINE,
        prompt_version=VERSION,
        seconds=time.monotonic() - started,
        details={"overlap": {"found": overlap.found, "named": overlap.named}},
    )


def _score_overlap(overlap: Overlap, criterion: Criterion) -> CriterionScore:
    share, percent = overlap.found, round(100 * overlap.found)
    reason = gettext("On average one turn holds {percent} % of a sentence's words.")
    if _normalize_name(criterion) == "relevance":
        share, percent = min(1.0, overlap.named / _FULL_SHARE), round(100 * overlap.named)
        reason = gettext("It has {percent} % of the most frequent words of the transcript.")
    return CriterionScore(
        criterion,
        LOWEST + (HIGHEST - LOWEST) * share,
        Mode.MEASURED,
        reason.format(percent=percent),
        spread=0.0,
    )


def build_findings(sentences: Iterable[SentenceEvidence]) -> tuple[SentenceFinding, ...]:
    """Where the words of each sentence are; what is nowhere is a separate finding."""
    return tuple(_build_finding(each) for each in sentences if each.turns or not each.share)


def _build_finding(sentence: SentenceEvidence) -> SentenceFinding:
    is_found = bool(sentence.turns) and not sentence.missing
    return SentenceFinding(
        start=sentence.start,
        end=sentence.end,
        text=sentence.text,
        relation=Relation.SIMILAR if is_found else Relation.NOT_FOUND,
        turns=sentence.turns,
        reason=", ".join(" ".join(each.split()) for each in sentence.missing),
        found_by=SIMILARITY if is_found else NAME,
    )


METHOD = JudgeMethod(
    name=NAME,
    label=gettext_noop("Words found (no model)"),
    version=VERSION,
    run=judge,
    needs_model=False,
)
