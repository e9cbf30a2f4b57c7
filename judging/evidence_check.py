"""The evidence check: one call to the judge's model that compares every sentence of a text with
the transcript, claim by claim, and one that looks again at sentences it calls supported. For a
sentence without a known turn, word similarity finds some.

The check gives no score, so it neither passes nor stops a text. What it finds is a warning that a
reviewer answers. A failed check is reported, and nothing replaces it.
"""

import time
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import asdict, replace
from datetime import timedelta
from functools import partial
from typing import Any

from django.contrib.auth.models import User
from django.db import transaction
from django.db.models.functions import Now
from django.utils import timezone
from django.utils.translation import gettext as _

from judging.evidence import SentenceFinding, TurnsRead
from judging.findings import SIMILARITY, Relation
from judging.judges import lexical, methods, without_model
from judging.judges.base import JudgeInput, Judgement, Unscored
from judging.judges.calls import first_alone, judgement_of, sentences_of
from judging.judges.claims import ClaimsCheck, findings, quoted_claims, quotes_of
from judging.judges.reading import turns_read
from judging.models import EVIDENCE_CHECK, FAILURE, Evaluation, EvidenceSearch
from judging.second_look import look_again
from llm.errors import LLMError, Transient
from llm.providers.offline.found import claims_of, find_turns
from llm.types import OFFLINE, ChatResult
from summaries import jobs
from summaries.models import Attempt, JobStatus, Origin

VERSION = "evidence-7"
# The key of its details that counts decided `claims` and those with a quote `found`.
QUOTED = "quoted"
# The keys of its details for how much of the transcript it read, and how much the second look did.
READ, READ_AGAIN = "read", "read again"
# How errors of a call begin.
_ABOUT = "evidence"


def checks(judges: Collection[str]) -> bool:
    """Whether texts that these judges read are checked: one of them is a language model, and none
    checks every claim against the transcript itself, as QAG does."""
    return not without_model().issuperset(judges) and not any(
        methods()[name].checks_claims for name in judges
    )


def failure_of(evaluations: Iterable[Evaluation]) -> str:
    """Why the last evidence check of a text has no verdicts; '' where it has some or never ran."""
    checks_made = [item for item in evaluations if item.judge == EVIDENCE_CHECK]
    failures = [item.details.get(FAILURE, "") for item in checks_made]
    return failures[-1] if all(failures) and failures else ""


def lacks_evidence(details: Mapping[str, Any]) -> bool:
    """Whether a check with these details is no ground to pass a text: it failed, it decided
    nothing, or most of the claims it calls decided have no quote in the transcript."""
    if FAILURE in details:
        return True
    if QUOTED not in details:
        return False
    found, claims = details[QUOTED]["found"], details[QUOTED]["claims"]
    return bool(not found or 2 * found < claims)


def unquoted(evaluations: Sequence[Evaluation]) -> bool:
    """Whether the check in force was answered but lacks evidence."""
    checks_made = [item for item in in_force(evaluations) if item.judge == EVIDENCE_CHECK]
    return any(lacks_evidence(item.details) for item in checks_made) and not failure_of(evaluations)


def in_force(evaluations: Sequence[Evaluation]) -> list[Evaluation]:
    """Drops failed checks if a later one was answered."""
    if failure_of(evaluations):
        return list(evaluations)
    return [item for item in evaluations if not failure_of([item])]


def evidence_beside(
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
    if without_model().issuperset(judges):
        judgement = _UNASKED
    elif read and not checks(judges):
        judgement = _checked(judge_input, found, patient=patient)
    else:
        judgement = _checked(judge_input, patient=patient)
    similar: tuple[SentenceFinding, ...] = ()
    if lexical.NAME not in judges:
        similar = similar_turns(judge_input, [*found, *judgement.findings])
    if judgement is _UNASKED and not similar:
        return None
    return replace(judgement, findings=(*judgement.findings, *similar))


_UNASKED = Judgement(scores=(), findings=(), model=OFFLINE, prompt_version="", seconds=0.0)


def _checked(
    judge_input: JudgeInput,
    compared: Sequence[SentenceFinding] | None = None,
    *,
    patient: bool,
) -> Judgement:
    """With what a judge `compared`, it adds only the findings that a second look doubts."""
    started = time.monotonic()
    judgement = partial(
        judgement_of, started=started, scores=(), model=judge_input.model, prompt_version=VERSION
    )
    try:
        found, details, results = (
            _compared(judge_input) if compared is None else (tuple(compared), {}, [])
        )
        again, further, numbers = look_again(judge_input, found, about=_ABOUT)
    except LLMError as error:
        if patient and isinstance(error, Transient):
            raise
        # The cost of the tries is only in the ledger.
        failure = str(error).removeprefix(f"{_ABOUT}: ") or type(error).__name__
        return replace(judgement([], findings=(), details={FAILURE: failure}), cost=None)
    if compared is not None and not further:
        return _UNASKED
    if further:
        read = TurnsRead(len(numbers), len(judge_input.turns), len(further))
        details = {**details, READ_AGAIN: asdict(read)}
    if compared is not None:
        again = tuple(each for each, before in zip(again, found, strict=True) if each != before)
    return judgement([*results, *further], findings=again, details=details)


def _compared(
    judge_input: JudgeInput,
) -> tuple[tuple[SentenceFinding, ...], dict[str, Any], list[ChatResult]]:
    """What the transcript says about every sentence, with details and calls."""
    sentences = tuple(sentences_of(judge_input.text))
    check = ClaimsCheck(judge_input, sentences, purpose="judge-evidence", about=_ABOUT)
    asked = [
        each
        for of_batch in first_alone([partial(check.of, batch) for batch in check.batches()])
        for each in of_batch
    ]
    claims = [claim for each in asked for claim in each.answered.value]
    if not claims:
        raise Unscored(f"{_ABOUT}: the judge found no claim in the summary")
    quotes = quotes_of(judge_input, claims)
    details = {
        QUOTED: dict(zip(("found", "claims"), quoted_claims(claims, quotes), strict=True)),
        READ: asdict(turns_read([each.reading for each in asked])),
    }
    results = [result for each in asked for result in each.answered.results]
    return findings(judge_input, sentences, claims, quotes), details, results


def similar_turns(
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


# --- Evidence search --------------------------------------------------------
# Evidence for a text that no judge has scored. A worker searches once per text: neither the text
# nor its transcript ever changes, so the result stays valid.

_ENDED = set(JobStatus) - JobStatus.pending()
# A check takes seconds. After this long, no worker has picked it up.
_LATE = timedelta(minutes=1)


@transaction.atomic
def request_search(attempt: Attempt) -> EvidenceSearch:
    """Have a worker look for evidence, unless a search exists."""
    search, made = EvidenceSearch.objects.get_or_create(attempt=attempt)
    if made:
        jobs.enqueue(search)
    return search


@transaction.atomic
def check_again(attempt: Attempt, *, by: User) -> EvidenceSearch:
    """Have a worker repeat a failed check. The failed one stays among the evaluations.

    Raises ValueError where no check failed.
    """
    if not failure_of(attempt.evaluations.all()):
        raise ValueError(
            _("The evidence check of attempt {number} did not fail.").format(number=attempt.number)
        )
    search, made = EvidenceSearch.objects.get_or_create(attempt=attempt, defaults={"asked_by": by})
    ended = EvidenceSearch.objects.filter(pk=search.pk, status__in=_ENDED)
    anew = {"status": JobStatus.QUEUED, "failure": "", "created_at": Now(), "nudged_at": Now()}
    if made or ended.update(asked_by=by, **anew):
        jobs.enqueue(search)
    return search


def evidence_alone(
    judge_input: JudgeInput, judges: Collection[str], *, patient: bool = False
) -> Judgement | None:
    """The evidence for a text that none of `judges` has read; None for none.

    Without a language model it is where the words of each sentence are found, with the overlap in
    its details. Raises as `evidence_beside` does.
    """
    found: tuple[SentenceFinding, ...] = ()
    details: dict[str, Any] = {}
    if lexical.NAME in judges:
        measured = lexical.judge(judge_input, ())
        found, details = measured.findings, measured.details
    beside = evidence_beside(judge_input, judges, found, read=False, patient=patient) or _UNASKED
    if beside is _UNASKED and not found:
        return None
    return replace(
        beside, findings=(*found, *beside.findings), details={**details, **beside.details}
    )


def is_unread(attempt: Attempt) -> bool:
    """Whether it is a reviewer's text without a score. Reads the evaluations: prefetch them."""
    verdicts = (item for item in attempt.evaluations.all() if item.judge != EVIDENCE_CHECK)
    return attempt.origin == Origin.REVIEWER and not any(verdicts)


def search_for(attempt: Attempt) -> EvidenceSearch | None:
    """None before a search is requested."""
    return EvidenceSearch.objects.filter(attempt=attempt).first()


def is_late(search: EvidenceSearch) -> bool:
    return search.pending and timezone.now() - search.created_at > _LATE
