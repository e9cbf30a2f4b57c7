"""The evidence check: one call to the judge's model that compares every sentence of a text with
the transcript, claim by claim, and one that looks again at sentences it calls supported. For a
sentence without a known turn, word similarity finds some.

The check gives no score, so it neither passes nor stops a text. What it finds is a warning that a
reviewer answers. A failed check is reported, and nothing replaces it.
"""

import time
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import asdict, replace
from enum import StrEnum
from functools import partial
from typing import Any

from countersign_judge.evidence import SentenceFinding, TurnsRead
from countersign_judge.judges import judge_methods, lexical, model_free_methods
from countersign_judge.judges.base import JudgeInput, Judgement, Unscored
from countersign_judge.judges.calls import build_judgement, run_first_alone, split_text
from countersign_judge.judges.claims import (
    ClaimsCheck,
    build_claim_findings,
    count_quoted_claims,
    find_claim_quotes,
)
from countersign_judge.judges.reading import turns_read
from countersign_judge.llm.errors import LLMError, Transient
from countersign_judge.llm.providers.offline.found import claims_of, find_turns
from countersign_judge.llm.types import OFFLINE, ChatResult
from countersign_judge.marks import SIMILARITY, Relation
from countersign_judge.second_look import recheck

VERSION = "evidence-7"
# The judge of an evaluation with evidence for every sentence but no score.
EVIDENCE_CHECK = "evidence"
# The key of its details for why it has no verdicts.
FAILURE = "failure"
# The key of its details that counts decided `claims` and those with a quote `found`.
QUOTED_CLAIMS = "quoted"
# The keys of its details for how much of the transcript it read, and how much the second look did.
READ, READ_AGAIN = "read", "read again"
# How errors of a call begin.
_ABOUT = "evidence"


def is_evidence_checked(judges: Collection[str]) -> bool:
    """Whether texts that these judges read are checked: one of them is a language model, and none
    checks every claim against the transcript itself, as QAG does."""
    return not model_free_methods().issuperset(judges) and not any(
        judge_methods()[name].checks_claims for name in judges
    )


class EvidenceState(StrEnum):
    """How far a text's evidence check is a ground to pass it."""

    UNCHECKED = "unchecked"
    # It has no verdicts; its details say why under `FAILURE`.
    FAILED = "failed"
    # It decided nothing, or most of the claims it calls decided have no quote in the transcript.
    UNQUOTED = "unquoted"
    # Also a check of before counts were stored.
    QUOTED = "quoted"

    @property
    def lacks_evidence(self) -> bool:
        return self in {EvidenceState.FAILED, EvidenceState.UNQUOTED}


def check_state(details: Mapping[str, Any]) -> EvidenceState:
    """The state of one check, by its details."""
    if FAILURE in details:
        return EvidenceState.FAILED
    counts = details.get(QUOTED_CLAIMS)
    if counts and (not counts["found"] or 2 * counts["found"] < counts["claims"]):
        return EvidenceState.UNQUOTED
    return EvidenceState.QUOTED


def check_evidence(
    judge_input: JudgeInput,
    judges: Collection[str],
    found: Sequence[SentenceFinding],
    *,
    read: bool = True,
    patient: bool = False,
) -> Judgement | None:
    """The evidence for a text that `judges` have `read`, or would read, with what they `found`;
    None for none.

    Raises Transient if `patient`, and no other error of a model.
    """
    # A judge that checks claims has checked only those of texts it has read.
    if model_free_methods().issuperset(judges):
        judgement = _NO_JUDGEMENT
    elif read and not is_evidence_checked(judges):
        judgement = _compare_and_recheck(judge_input, found, patient=patient)
    else:
        judgement = _compare_and_recheck(judge_input, patient=patient)
    similar: tuple[SentenceFinding, ...] = ()
    if lexical.NAME not in judges:
        similar = find_similar_turns(judge_input, [*found, *judgement.findings])
    if judgement is _NO_JUDGEMENT and not similar:
        return None
    return replace(judgement, findings=(*judgement.findings, *similar))


_NO_JUDGEMENT = Judgement(scores=(), findings=(), model=OFFLINE, prompt_version="", seconds=0.0)


def _compare_and_recheck(
    judge_input: JudgeInput,
    compared: Sequence[SentenceFinding] | None = None,
    *,
    patient: bool,
) -> Judgement:
    """With what a judge `compared`, it adds only the findings that a second look doubts."""
    started = time.monotonic()
    judgement = partial(
        build_judgement, started=started, scores=(), model=judge_input.model, prompt_version=VERSION
    )
    try:
        found, details, results = (
            _compare_claims(judge_input) if compared is None else (tuple(compared), {}, [])
        )
        again, further, numbers = recheck(judge_input, found, about=_ABOUT)
    except LLMError as error:
        if patient and isinstance(error, Transient):
            raise
        # The cost of the tries is only in the ledger.
        failure = str(error).removeprefix(f"{_ABOUT}: ") or type(error).__name__
        return replace(judgement([], findings=(), details={FAILURE: failure}), cost=None)
    if compared is not None and not further:
        return _NO_JUDGEMENT
    if further:
        read = TurnsRead(len(numbers), len(judge_input.turns), len(further))
        details = {**details, READ_AGAIN: asdict(read)}
    if compared is not None:
        again = tuple(each for each, before in zip(again, found, strict=True) if each != before)
    return judgement([*results, *further], findings=again, details=details)


def _compare_claims(
    judge_input: JudgeInput,
) -> tuple[tuple[SentenceFinding, ...], dict[str, Any], list[ChatResult]]:
    """What the transcript says about every sentence, with details and calls."""
    sentences = tuple(split_text(judge_input.text, judge_input.headings))
    check = ClaimsCheck(judge_input, sentences, purpose="judge-evidence", about=_ABOUT)
    asked = [
        each
        for of_batch in run_first_alone([partial(check.of, batch) for batch in check.batches()])
        for each in of_batch
    ]
    claims = [claim for each in asked for claim in each.answered.value]
    if not claims:
        raise Unscored(f"{_ABOUT}: the judge found no claim in the summary")
    quotes = find_claim_quotes(judge_input, claims)
    details = {
        QUOTED_CLAIMS: dict(
            zip(("found", "claims"), count_quoted_claims(claims, quotes), strict=True)
        ),
        READ: asdict(turns_read([each.reading for each in asked])),
    }
    results = [result for each in asked for result in each.answered.results]
    return build_claim_findings(judge_input, sentences, claims, quotes), details, results


def find_similar_turns(
    judge_input: JudgeInput, found: Iterable[SentenceFinding]
) -> tuple[SentenceFinding, ...]:
    """Turns that share words with a sentence, for sentences without a turn in `found`."""
    placed = [finding for finding in found if finding.turns]
    return tuple(
        SentenceFinding(
            start=span.start,
            end=span.end,
            text=span.text,
            relation=Relation.SIMILAR,
            turns=turns,
            reason="",
            found_by=SIMILARITY,
        )
        for span in claims_of(judge_input.text)
        if not any(each.start < span.end and span.start < each.end for each in placed)
        and (turns := find_turns(judge_input.source, span.text))
    )


def evidence_without_verdict(
    judge_input: JudgeInput,
    judges: Collection[str],
    *,
    carried: Sequence[SentenceFinding] = (),
    patient: bool = False,
) -> Judgement | None:
    """The evidence for a text that none of `judges` has read; None for none. Sentences with
    `carried` findings keep these.

    Without a language model it is where the words of each sentence are found, with the overlap in
    its details. Raises as `check_evidence` does.
    """
    found: tuple[SentenceFinding, ...] = ()
    details: dict[str, Any] = {}
    if lexical.NAME in judges:
        measured = lexical.judge(judge_input, ())
        found, details = measured.findings, measured.details
    beside = (
        check_evidence(judge_input, judges, found, read=False, patient=patient) or _NO_JUDGEMENT
    )
    fresh = (
        each
        for each in (*found, *beside.findings)
        if not any(each.start < kept.end and kept.start < each.end for kept in carried)
    )
    findings = (*carried, *fresh)
    if beside is _NO_JUDGEMENT and not findings:
        return None
    return replace(beside, findings=findings, details={**details, **beside.details})
