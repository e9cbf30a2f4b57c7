"""People's decisions. Each is one transaction that writes a Review and moves the case."""

from collections.abc import Mapping
from typing import Any

from countersign_judge.llm.types import OFFLINE
from django.contrib.auth.models import User
from django.db import transaction
from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop, override

from accounts import signing_keys
from accounts.signing_keys import CounterDecreased
from judging import evidence_check
from judging.attention import Attention, note_attention, read_attention
from judging.judges import is_judged
from judging.remarks import JudgedSpan, findings_for_writer
from records import signatures
from records.appending import append_record
from records.models import Category, Decision, Record, Review
from records.signatures import PasskeyAnswer
from reviews import answers, claims, drafts, policies, ratings
from reviews.haste import haste_message, seconds_open
from summaries.models import Attempt, Origin, RevisionBrief, Signing, Summary
from summaries.moves import Actor, lock_summary, move
from summaries.services import add_attempt, repeat_attempt
from summaries.status import Action, Role
from summaries.texts import clean_reason, require_reason
from web.text import clean_text

# A span of a text: start and end, in characters.
Span = tuple[int, int]

_REJUDGED = "judge the edited text"
_CORRECTED = "judge it by the corrected transcript"
_NO_REASON = gettext_noop("Enter a reason; the rewrite is based on it.")

ATTESTATION_VERSION = "1"
# Signed and stored in these words; the page adds a translation in its language.
ATTESTATION = gettext_noop(
    "I have read this summary against the transcript. To the best of my knowledge it is complete "
    "and correct, and I approve it as the record of this meeting."
)


class StaleText(Exception):
    """The person decided on a text that is not (or no longer) the newest of the case."""

    def __init__(self, latest: Attempt) -> None:
        refusal = _("Attempt {number} arrived after you opened this page.")
        super().__init__(refusal.format(number=latest.number))


def _lock_and_claim(summary: Summary, *, by: User, seen: int) -> Summary:
    """Lock and claim the case for `by`, who may decide on it and saw its newest text.

    Raises StaleText, PermissionDenied, Claimed.
    """
    claims.lock_user(by)
    summary = lock_summary(summary)
    latest = summary.attempts.order_by("-number")[0]
    if latest.number != seen:
        raise StaleText(latest)
    policies.check_can_decide(by, summary)
    claims.renew_or_take(summary, by=by)
    ratings.check_rated(summary, by=by)
    return summary


def _attempt_for_hash(summary: Summary, number: int, text_sha256: str) -> Attempt:
    attempt = summary.attempts.get(number=number)
    if attempt.sha256 != text_sha256:
        raise StaleText(attempt)
    return attempt


def approve(
    summary: Summary,
    *,
    by: User,
    number: int,
    text_sha256: str,
    seen: int,
    comment: str = "",
    reauthenticated: bool = False,
    passkey: PasskeyAnswer | None = None,
) -> Record:
    """Approve attempt `number`, bound to the exact text shown, and write its record.

    `seen` is the newest attempt's number when the page was made. `reauthenticated` says whether
    `by` gave their password in this session just now. `passkey` is their answer to `ask_passkey`.

    Raises PermissionDenied, Claimed, StaleText, StaleStatus, ForbiddenMove, UnsavedEdit for words
    that `by` typed and did not save, and ValueError for a marked sentence that `by` did not answer,
    for a warning or for haste, which `comment` answers, for an edit that must be judged first, and
    for a missing password or passkey that the guideline asks for. Nothing is written then.
    """
    try:
        with transaction.atomic():
            summary = _lock_and_claim(summary, by=by, seen=seen)
            drafts.check_saved(summary, by=by)
            policies.check_can_approve(by, summary)
            attempt = _attempt_for_hash(summary, number, text_sha256)
            attention = read_attention(attempt)
            still_open = answers.open_marks(attempt, attention, by=by)
            seconds = seconds_open(attempt, by=by)
            haste = haste_message(attempt, attention, seconds)
            _check_text(attempt, missing_reason(attention, still_open) or haste, comment)
            signing = summary.guideline_version.signing
            if signing == Signing.REAUTHENTICATE and not reauthenticated:
                raise ValueError(_("Enter your password to sign."))
            if signing == Signing.PASSKEY and passkey is None:
                raise ValueError(_("Not signed: this guideline requires your passkey."))
            review = _create_review(
                attempt,
                Decision.APPROVE,
                by,
                comment,
                attestation=ATTESTATION,
                signature=signing,
                seconds_open=seconds,
                hasty=bool(haste),
                answers=answers.answer_rows(attention.marks, still_open),
            )
            if passkey and signing == Signing.PASSKEY:
                signatures.store_signature(review, passkey)
            move(summary, Action.APPROVE, by=Actor(Role.REVIEWER, by), reason=comment)
            claims.end_claim(summary)
            return append_record(review)
    except CounterDecreased as refusal:
        # After the rollback, which would remove the report.
        signing_keys.report_copy(refusal.key)
        raise


def awaits_judge(attempt: Attempt) -> bool:
    """Whether its guideline requires edits to be judged before approval, and this one is not,
    though a model can."""
    summary = attempt.summary
    asked = summary.guideline_version.judge_edits and evidence_check.is_unread(attempt)
    return asked and is_judged(attempt, summary.effective_judge_model)


def _check_text(attempt: Attempt, missing: str, comment: str) -> None:
    """Raises ValueError for an edit that must be judged first, and with `missing`, what a comment
    has to answer, for one without words."""
    if awaits_judge(attempt):
        raise ValueError(_("Edits must be judged before approval. Have this one judged first."))
    if missing and not clean_reason(comment):
        raise ValueError(missing)


def missing_reason(attention: Attention, still_open: list[JudgedSpan]) -> str:
    """What an approval without a reason lacks; empty if it lacks nothing."""
    if attention.warnings:
        return _("This text has a warning. Say why you approve it anyway.")
    return answers.describe_open_marks(len(still_open))


def ask_passkey(
    summary: Summary, *, by: User, number: int, text_sha256: str, comment: str
) -> dict[str, Any]:
    """The data with which the page asks a passkey of `by` to sign the approval.

    Raises PermissionDenied, StaleText, TooManyPrompts.
    """
    policies.check_can_decide(by, summary)
    policies.check_can_approve(by, summary)
    attempt = _attempt_for_hash(summary, number, text_sha256)
    return signatures.request_passkey(attempt, by=by, attestation=ATTESTATION, comment=comment)


@transaction.atomic
def reject(summary: Summary, *, by: User, number: int, seen: int, comment: str) -> Review:
    """Close the case without a record. Raises as `approve` does, and ValueError with no comment."""
    summary = _lock_and_claim(summary, by=by, seen=seen)
    drafts.check_saved(summary, by=by)
    policies.check_can_reject(by, summary)
    review = _create_review(
        summary.attempts.get(number=number),
        Decision.REJECT,
        by,
        require_reason(comment, missing=_(_NO_REASON)),
    )
    move(summary, Action.REJECT, by=Actor(Role.REVIEWER, by), reason=comment)
    claims.end_claim(summary)
    return review


@transaction.atomic
def send_back(
    summary: Summary,
    *,
    by: User,
    number: int,
    seen: int,
    comment: str = "",
    category: Category = Category.OTHER,
    on: Mapping[Span, str] | None = None,
) -> Review:
    """Return the text to the model, with the comments as its brief, or to its author.

    `comment` is about the whole text; `on` has comments by span, in characters. Raises as `reject`
    does, and ValueError for a span outside the text.
    """
    summary = _lock_and_claim(summary, by=by, seen=seen)
    drafts.check_saved(summary, by=by)
    if rewriting_needs_model(summary):
        raise ValueError(
            _("Rewriting needs a language model. Set one up on the page “Set up a model”.")
        )
    attempt = summary.attempts.get(number=number)
    comments = _collect_comments(attempt, comment, on or {})
    said = "\n".join(
        words if span == _WHOLE else f"About “{attempt.text[slice(*span)].strip()}”: {words}"
        for span, words in comments
    )
    # A single comment is stored with its span, several with the words that each is about.
    (start, end), stored = comments[0] if len(comments) == 1 else (_WHOLE, said)
    review = _create_review(
        attempt,
        Decision.SEND_BACK,
        by,
        stored,
        category=category,
        about_start=start,
        about_end=end,
    )
    with override("en"):
        label = str(category.label)
    brief = said if category == Category.OTHER else f"{label}: {said}"
    if said.startswith("About “"):
        brief = f"{label}, {said[0].lower()}{said[1:]}"
    # The next writer starts from the text with the newest brief: the one the reviewer saw.
    RevisionBrief.objects.create(
        attempt=attempt, comment=brief, by=by, findings=findings_for_writer(attempt)
    )
    action = Action.RETURN if summary.author_id else Action.SEND_BACK
    move(summary, action, by=Actor(Role.REVIEWER, by), reason=brief)
    claims.end_claim(summary)
    return review


def rewriting_needs_model(summary: Summary) -> bool:
    """Whether sending it back is useless: the offline engine wrote it, and ignores comments."""
    if summary.author_id or summary.effective_writer_model != OFFLINE:
        return False
    return summary.attempts.filter(model=OFFLINE).exists()


_WHOLE = (None, None)
_Comments = list[tuple[Span | tuple[None, None], str]]


def _collect_comments(attempt: Attempt, comment: str, on: Mapping[Span, str]) -> _Comments:
    """The comments and their spans, the one on the whole text first. Raises ValueError."""
    for start, end in on:
        if not 0 <= start < end <= len(attempt.text):
            raise ValueError(_("This text does not contain the sentence you commented on."))
    comments: _Comments = [(span, clean_reason(words)) for span, words in sorted(on.items())]
    given = [item for item in [(_WHOLE, clean_reason(comment)), *comments] if item[1]]
    return given or [(_WHOLE, require_reason(comment, missing=_(_NO_REASON)))]


# --- Edits ------------------------------------------------------------------


@transaction.atomic
def edit(summary: Summary, *, by: User, number: int, seen: int, text: str, judge: bool) -> Attempt:
    """Store a reviewer's wording as the next attempt; with `judge`, have it judged first.

    Raises as `approve` does, and ValueError for a text that is empty or unchanged.
    """
    summary = _lock_and_claim(summary, by=by, seen=seen)
    claims.release_idle_claims(by, keep=summary)
    text = clean_text(text)
    base = summary.attempts.get(number=number)
    if not text or "\x00" in text:
        raise ValueError(_("The summary is empty or contains a NUL character. Write its text."))
    if text == base.text:
        raise ValueError(_("The text is unchanged. Change it, or approve it as it is."))
    attempt = add_attempt(summary, text=text, origin=Origin.REVIEWER, based_on=base, by=by)
    answers.carry_answers(base, attempt, by=by)
    drafts.discard_drafts(summary, by=by)
    if judge:
        move(summary, Action.REJUDGE, by=Actor(Role.REVIEWER, by), reason=_REJUDGED)
        return attempt
    evidence_check.request_search(attempt)
    note_attention(summary)
    if not policies.can_approve(by, summary):
        # Under four eyes another person must decide: free the case at once.
        claims.end_claim(summary)
    return attempt


@transaction.atomic
def judge_again(summary: Summary, *, by: User, seen: int) -> None:
    """Have the newest text judged: a reviewer's edit that no judge has read, or a text that was
    judged before the transcript was corrected, as a further attempt with the same words.

    Raises as `approve` does, and ValueError when a judge has read it.
    """
    summary = _lock_and_claim(summary, by=by, seen=seen)
    claims.release_idle_claims(by, keep=summary)
    drafts.check_saved(summary, by=by)
    attempt = summary.attempts.get(number=seen)
    reason = _REJUDGED
    if any(evaluation.is_before_corrections for evaluation in attempt.evaluations.all()):
        repeat_attempt(attempt)
        reason = _CORRECTED
    elif attempt.evaluations.exclude(passed=None).exists():
        raise ValueError(_("This text is already judged."))
    move(summary, Action.REJUDGE, by=Actor(Role.REVIEWER, by), reason=reason)


@transaction.atomic
def check_evidence_again(summary: Summary, *, by: User, number: int) -> None:
    """Repeat the failed evidence check of attempt `number`.

    Raises PermissionDenied, Claimed, and ValueError where no check of it failed.
    """
    summary = lock_summary(summary)
    policies.check_can_decide(by, summary)
    claims.check_free(summary, by=by)
    ratings.check_rated(summary, by=by)
    attempt = summary.attempts.filter(number=number).first()
    if attempt is None:
        raise ValueError(_("There is no attempt {number}.").format(number=number))
    evidence_check.request_recheck(attempt, by=by)


def _create_review(
    attempt: Attempt, decision: Decision, by: User, comment: str, **columns: object
) -> Review:
    return Review.objects.create(
        attempt=attempt,
        reviewer=by,
        decision=decision,
        comment=comment,
        text_sha256=attempt.sha256,
        **columns,
    )
