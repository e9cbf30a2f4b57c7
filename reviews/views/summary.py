"""The page of a case: transcript and summary side by side, attempts and history."""

from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import urlencode
from uuid import UUID

from countersign_judge.llm.types import OFFLINE
from django.contrib.auth.models import User
from django.db.models import QuerySet
from django.forms import Form
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.crypto import salted_hmac
from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop, ngettext, override
from django.views.decorators.http import require_POST, require_safe

from accounts import reauthentication, signing_keys
from accounts.encryption import DecryptionFailed
from accounts.reauthentication import PasswordCheck
from accounts.roles import Right
from judging import coverage, evidence_check
from judging.blind import shown_status
from judging.evidence_check import is_late
from judging.models import EvidenceSearch
from judging.remarks import JudgedSpan
from records import access
from records.access import visible_summary
from records.models import Review
from reviews import answers, claims, drafts, examples, policies, ratings, removal, worklist
from reviews.decisions import (
    ATTESTATION,
    ATTESTATION_VERSION,
    awaits_judge,
    missing_reason,
    rewriting_needs_model,
)
from reviews.drafts import UnsavedEdit
from reviews.forms import ApproveForm, RateForm, RejectForm, SendBackForm, TextForm, WriteForm
from reviews.models import Claim, EditDraft
from reviews.views.history import build_history, render_history_csv
from reviews.views.summary_detail import CaseDetail, JudgedAttempt, added_spans
from reviews.views.transcript_corrections import build_correcting
from reviews.worklist import QueuePosition
from summaries import visibility
from summaries.metadata import attach_shown_metadata
from summaries.models import Signing, Summary, Transcript
from summaries.redaction import PersonalDataKind, get_placeholder_map
from summaries.services import list_other_models
from summaries.status import WAITING, WORKING, Status
from web.pages import (
    cookie_name,
    csv_response,
    get_query_number,
    render_page,
    signed_in_user,
    store_cookie,
)
from web.text import LARGEST_SMALLINT, parse_whole_number
from web.word_diff import find_word_changes

# --- Coverage ---------------------------------------------------------------
# The coverage view of a case: the parts of the meeting that the text omits, by weight.

_MOST = 25


@dataclass(frozen=True)
class Coverage:
    """`share`, from 0 to 1, is the weight of the turns that a sentence rests on. `more` counts the
    lighter stretches left out of `stretches`."""

    turns: int
    rested: int
    share: float
    stretches: list[coverage.Stretch]
    more: int


def build_coverage(detail: CaseDetail) -> Coverage | None:
    """None without a text that was checked against the transcript, and for a transcript of one
    turn, on which every sentence rests."""
    transcript = detail.summary.transcript
    turns = transcript.corrected_turns
    if detail.shown is None or not detail.shown.sentences_judged or len(turns) == 1:
        return None
    rested = {turn - 1 for sentence in detail.shown.sentences for turn in sentence.turns}
    bare = coverage.find_uncovered(turns, coverage.weigh_transcript(transcript), rested)
    return Coverage(
        turns=len(turns),
        rested=len(rested),
        share=1 - sum(stretch.share for stretch in bare),
        stretches=bare[:_MOST],
        more=len(bare[_MOST:]),
    )


# --- Evidence ---------------------------------------------------------------
# Evidence for a text that no judge has read: the page requests it, and shows it once found.

SETTLED = "evidence-settled"


def request_evidence(detail: CaseDetail) -> None:
    """Request it for the shown text, unless a judge is due or its content is gone."""
    shown = detail.shown
    if shown is None or not shown.unread or shown.search or detail.working:
        return
    if not hasattr(detail.summary, "disposition"):
        shown.search = evidence_check.request_search(shown.attempt)


@require_safe
def evidence_status(request: HttpRequest, pk: UUID) -> HttpResponse:
    """204 while a worker searches, a text when no worker takes the search, and the HTMX event
    `evidence-settled` once it is done."""
    search = EvidenceSearch.objects.filter(
        attempt__summary=visible_summary(request, pk),
        attempt__number=get_query_number(request.GET, "attempt") or 0,
    ).first()
    if search is None or not search.pending:
        return HttpResponse(status=204, headers={"HX-Trigger": SETTLED})
    if is_late(search):
        return render_page(request, "reviews/evidence_words.html", {"search": search, "late": True})
    return HttpResponse(status=204)


# --- Claim bar --------------------------------------------------------------
# Who has claimed the case, and its position in the current reviewer's worklist.


@dataclass(frozen=True)
class ClaimBar:
    """`ours` is the current user's claim, `theirs` another person's.

    `may_act`: the case waits for this user and no one else has it; their first action claims it.
    `left` and `beat` are seconds. `draft` is what they typed and have not saved. `following` is
    the case that opens after a decision on this one.
    """

    ours: Claim | None = None
    theirs: Claim | None = None
    place: QueuePosition | None = None
    draft: EditDraft | None = None
    may_release: bool = False
    may_act: bool = False
    following: UUID | None = None

    @property
    def left(self) -> int:
        return self.ours.left if self.ours else 0

    @property
    def beat(self) -> int:
        """Seconds after which the page renews its claim."""
        return claims.CLAIM_SECONDS // 3


def claim_bar(summary: Summary, user: User, summaries: QuerySet[Summary]) -> ClaimBar:
    """Changes nothing: reading a case does not claim it."""
    bar = replace(current_claim_bar(summary, user), draft=drafts.latest_draft(summary, by=user))
    if not bar.may_act:
        return bar
    availability = worklist.Availability(user)
    return replace(
        bar,
        place=worklist.queue_position(summary, availability, summaries),
        following=worklist.next_case(summary, availability, summaries),
    )


def current_claim_bar(summary: Summary, user: User) -> ClaimBar:
    """Who has the case now; empty for users who may not decide on it."""
    if not policies.can_decide(user, summary):
        return ClaimBar()
    claim = claims.find_claim(summary)
    if claim is not None and claim.holder_id != user.pk:
        return ClaimBar(theirs=claim, may_release=policies.can_release(user, summary))
    return ClaimBar(ours=claim, may_act=True)


# --- First steps ------------------------------------------------------------
# A sample meeting says how to review it, until the person has decided on a first case. A page that
# the browser loaded ahead may say it once more.


def shows_first_steps(request: HttpRequest, summary: Summary) -> bool:
    if summary.transcript.source != Transcript.SAMPLES:
        return False
    closed = cookie_name(_first_steps_cookie(signed_in_user(request))) in request.COOKIES
    return not closed and not Review.objects.filter(reviewer=signed_in_user(request)).exists()


@require_POST
def close_first_steps(request: HttpRequest, pk: UUID) -> HttpResponse:
    response = redirect("summary", pk=visible_summary(request, pk).pk)
    store_cookie(response, _first_steps_cookie(signed_in_user(request)), "closed")
    return response


def _first_steps_cookie(user: User) -> str:
    """The name of the cookie that keeps them closed."""
    return f"first_steps_{user.pk}"


# --- Redaction --------------------------------------------------------------
# How much personal data is hidden from external models.


def describe_redaction(summary: Summary) -> str:
    """Such as "4 people and 1 e-mail address"; empty where nothing was hidden."""
    kinds = PersonalDataKind
    try:
        masks = get_placeholder_map(summary)
    except DecryptionFailed as error:
        return str(error)
    hidden = masks.counts() if masks else {}
    counts = {kind: hidden.get(kind, 0) for kind in kinds}
    words = {
        kinds.PERSON: ngettext("{count} person", "{count} people", counts[kinds.PERSON]),
        kinds.EMAIL: ngettext(
            "{count} e-mail address", "{count} e-mail addresses", counts[kinds.EMAIL]
        ),
        kinds.PHONE: ngettext("{count} phone number", "{count} phone numbers", counts[kinds.PHONE]),
        kinds.CARD: ngettext("{count} card number", "{count} card numbers", counts[kinds.CARD]),
        kinds.ACCOUNT: ngettext(
            "{count} account number", "{count} account numbers", counts[kinds.ACCOUNT]
        ),
        kinds.ID: ngettext("{count} national id", "{count} national ids", counts[kinds.ID]),
    }
    parts = [words[kind].format(count=counts[kind]) for kind in kinds if counts[kind]]
    return _(" and ").join(filter(None, [", ".join(parts[:-1]), *parts[-1:]]))


# --- The page ---------------------------------------------------------------

SECTIONS = {
    "summary": gettext_noop("Summary"),
    "attempts": gettext_noop("Attempts"),
    "guideline": gettext_noop("Guideline"),
    "history": gettext_noop("History"),
}
PANELS = ("approve", "edit", "send_back", "reject")


@require_safe
def summary(request: HttpRequest, pk: UUID) -> HttpResponse:
    return summary_page(request, visible_summary(request, pk))


@require_safe
def history_csv(request: HttpRequest, pk: UUID) -> HttpResponse:
    """The tab as a file, in English like all exports: one row per event, oldest first."""
    summary = visible_summary(request, pk)
    detail = CaseDetail(summary, blind=ratings.is_sealed(summary, signed_in_user(request)))
    with override("en"):
        events = build_history(detail, watched=_can_see_activity(request, summary))
        return csv_response(render_history_csv(events), f"history-{summary.pk}")


def _can_see_activity(request: HttpRequest, summary: Summary) -> bool:
    """An author may not see who claimed or viewed a case, nor how people rated others' texts."""
    return visibility.can_on_summary(signed_in_user(request), Right.SEE_SUMMARIES, summary)


def summary_page(
    request: HttpRequest,
    summary: Summary,
    *,
    sent: tuple[str, Form] | None = None,
    unsaved: UnsavedEdit | None = None,
) -> HttpResponse:
    """The page of a case. `sent` is a panel's name and its refused form, `unsaved` the edit that
    caused the refusal."""
    chosen = parse_whole_number(sent[1].data.get("number"), most=LARGEST_SMALLINT) if sent else None
    user = signed_in_user(request)
    detail = CaseDetail(
        summary,
        chosen=chosen or get_query_number(request.GET, "attempt"),
        blind=ratings.is_sealed(summary, user),
        worth_for=user if _can_see_activity(request, summary) else None,
    )
    if access.is_page_view(request):
        access.note_view(summary, by=user)
    if request.method != "HEAD":
        request_evidence(detail)
    bar = claim_bar(summary, user, visibility.visible_summaries(user))
    section = request.GET.get("view", "")
    # The judge's answer to a person's request, and the words that changed for it.
    answered, came_of_it = None, []
    if detail.asked and detail.shown and not detail.blind:
        answered = detail.asked.judge_answer(detail.shown)
        came_of_it = detail.asked.changes_to(detail.shown)
    # People who may decide see that another person types here, but not the words.
    typed = drafts.unsaved_drafts(summary) if bar.may_act else []
    attach_shown_metadata([summary.transcript])
    context = {
        "detail": detail,
        "bar": bar,
        "summary": summary,
        "section": section if section in SECTIONS else "summary",
        "sections": {
            name: _(label)
            for name, label in SECTIONS.items()
            if name in {section, "summary", "guideline", "history"} or _has_several_attempts(detail)
        },
        "shows_uncovered": section == "coverage",
        "text_url": "" if section not in SECTIONS or section == "summary" else _text_url(detail),
        "live": _live_url(summary, bar),
        "pace": _poll_seconds(summary),
        "own": ratings.get_ratings(detail.shown.attempt, by=user) if detail.shown else {},
        "is_author": summary.author_id == user.pk,
        **_example_context(summary, user),
        "came_of_it": came_of_it,
        "lit": added_spans(came_of_it),
        "answered": answered,
        "correcting": build_correcting(detail, user),
        "coverage": build_coverage(detail),
        "others_drafts": [draft for draft in typed if draft.writer_id != user.pk],
        **_decision_context(request, detail, bar, sent),
        **_failure_context(summary, user, sent),
        **_unsaved_context(detail, unsaved),
        **_section_context(request, detail, section),
    }
    status = 409 if unsaved else 422 if sent else 200
    return render_page(request, "reviews/case.html", context, status=status)


def _example_context(summary: Summary, user: User) -> dict[str, Any]:
    if not summary.guideline_version.is_recorded:
        return {}
    guideline = summary.guideline_version.guideline
    return {
        "is_example": True,
        "lesson": examples.get_lesson(summary),
        "can_remove_examples": examples.can_remove(user, guideline),
    }


def _text_url(detail: CaseDetail) -> str:
    """The shown text in its own tab."""
    url = reverse("summary", args=[detail.summary.pk])
    return f"{url}?attempt={detail.shown.attempt.number}" if detail.shown else url


def _has_several_attempts(detail: CaseDetail) -> bool:
    """Attempts to compare. Their number is hidden like the scores."""
    return not detail.blind and len(detail.attempts) > 1


def _unsaved_context(detail: CaseDetail, refused: UnsavedEdit | None) -> dict[str, Any]:
    """The unsaved edit as a form that saves it, and its changes."""
    if refused is None or detail.latest is None:
        return {}
    draft, base = refused.draft, refused.draft.attempt
    initial = {
        "number": base.number,
        "text_sha256": base.sha256,
        "seen": detail.latest.attempt.number,
        "text": draft.text,
        "version": drafts.hash_words({"text": draft.text}),
    }
    return {
        "refusal": str(refused),
        # The panel's input stays on the page; settle the edit first.
        "panel": "",
        "unsaved": TextForm(initial=initial, base=base.text, auto_id=False),
        "unsaved_changes": list(find_word_changes(base.text, draft.text)),
    }


def _section_context(request: HttpRequest, detail: CaseDetail, section: str) -> dict[str, Any]:
    if section == "attempts":
        return _comparison_context(request, detail)
    if section == "guideline":
        return {
            "criteria": detail.summary.guideline_version.criteria.all(),
            "masked": describe_redaction(detail.summary),
        }
    if section == "history":
        return {
            "history": build_history(detail, watched=_can_see_activity(request, detail.summary))
        }
    return {}


def _comparison_context(request: HttpRequest, detail: CaseDetail) -> dict[str, Any]:
    """Two attempts and their differences: the last two unless the URL names others."""
    new = detail.find_attempt(get_query_number(request.GET, "new")) or detail.latest
    base = new.attempt.based_on.number if new and new.attempt.based_on else None
    old = detail.find_attempt(get_query_number(request.GET, "old")) or detail.find_attempt(base)
    if old is None or new is None or old is new:
        return {"old": None, "new": new, "changes": None}
    return {
        "old": old,
        "new": new,
        "changes": list(find_word_changes(old.attempt.text, new.attempt.text)),
    }


def _decision_context(
    request: HttpRequest, detail: CaseDetail, bar: ClaimBar, sent: tuple[str, Form] | None
) -> dict[str, Any]:
    """The decisions that this person may make, their forms, and the open panel."""
    user, summary, shown = signed_in_user(request), detail.summary, detail.shown
    at_desk = bar.may_act and shown is not None
    panel = sent[0] if sent else request.GET.get("panel", "")
    deciding = at_desk and not detail.blind
    context: dict[str, Any] = {
        "at_desk": at_desk,
        "can_decide": deciding,
        "first_steps": deciding and shows_first_steps(request, summary),
        "can_approve": deciding and policies.can_approve(user, summary),
        "judge_first": shown is not None and awaits_judge(shown.attempt),
        "rewriting_needs_model": rewriting_needs_model(summary),
        "own_work": policies.four_eyes_conflict(user, summary),
        "can_keep": policies.can_keep(user, summary) and not bar.theirs,
        "can_cancel": removal.can_cancel(user, summary) and not bar.theirs,
        "can_resubmit": policies.can_resubmit(user, summary),
        "attestation": ATTESTATION,
        "attestation_meaning": _(ATTESTATION),
        "attestation_version": ATTESTATION_VERSION,
        "panel": panel if panel in PANELS else "",
    }
    if context["can_approve"] and summary.guideline_version.signing == Signing.PASSKEY:
        context["signing_keys"] = list(signing_keys.usable_keys(user))
    if shown is not None and at_desk:
        # Drafts of a rating or of comments.
        attempt = shown.attempt
        begun = (ratings.unfinished_choices if detail.blind else drafts.saved_comments)(
            attempt, by=user
        )
        still_open = answers.open_marks(attempt, detail.attention, by=user)
        check = password_check(request, summary)
        forms = _blank_forms(detail, bar.draft, begun, still_open, check)
        context["open_spans"] = {(span.start, span.end) for span in still_open}
        if context["can_approve"]:
            context["checked"] = answers.describe_checked(detail.attention, still_open)
        here = reverse("summary", args=[summary.pk])
        context["here_url"] = f"{here}?attempt={shown.attempt.number}"
        context["forms"] = {**forms, sent[0]: sent[1]} if sent else forms
    return context


def _failure_context(summary: Summary, user: User, sent: tuple[str, Form] | None) -> dict[str, Any]:
    """What this person can do about a failure other than retry."""
    if summary.status != Status.FAILED:
        return {}
    wanted = summary.failed_unwritten and policies.can_write(user, summary)
    blank = WriteForm() if wanted else None
    models = list_other_models(summary) if policies.can_choose_model(user, summary) else []
    return {
        "offline_is_left": OFFLINE in models,
        "named_models": [model for model in models if model != OFFLINE],
        "write_form": sent[1] if sent and sent[0] == "write" else blank,
    }


def _blank_forms(
    detail: CaseDetail,
    draft: EditDraft | None,
    begun: dict[str, str],
    still_open: list[JudgedSpan],
    check_password: PasswordCheck | None,
) -> dict[str, Form]:
    shown = detail.shown
    assert shown is not None  # noqa: S101 (the caller shows a text)
    text = shown.attempt.text
    signed = {
        "number": shown.attempt.number,
        "text_sha256": shown.attempt.sha256,
        "seen": detail.attempts[-1].attempt.number,
    }
    typed = draft.text if draft and draft.attempt_id == shown.attempt.pk else text
    own = {**signed, "text": typed, "version": drafts.hash_words({"text": typed})}
    if detail.blind:
        criteria = ratings.criteria_to_rate(detail.summary)
        named = {"text_sha256": shown.attempt.sha256, **begun}
        return {"rate": RateForm(initial=named, criteria=criteria, auto_id="id_%s")}
    lacking = missing_reason(detail.attention, still_open)
    return {
        "approve": ApproveForm(
            initial=signed, lacking=lacking, check_password=check_password, auto_id=False
        ),
        "send_back": SendBackForm(
            initial={**begun, **signed, "version": drafts.hash_words(begun)},
            spans=commentable_spans(shown),
            auto_id=False,
        ),
        "reject": RejectForm(initial=signed, auto_id=False),
        "edit": TextForm(initial=own, base=text, auto_id=False),
    }


def password_check(request: HttpRequest, summary: Summary) -> PasswordCheck | None:
    """Checks the password that signs an approval; None where none is required."""
    asked = summary.guideline_version.signing == Signing.REAUTHENTICATE
    if not asked or reauthentication.is_recent(request):
        return None
    return PasswordCheck(request)


def commentable_spans(shown: JudgedAttempt) -> list[tuple[int, int]]:
    """The sentences that can have a comment, in characters."""
    return [sentence.span for sentence in shown.sentences if sentence.kind != "heading"]


def _live_url(summary: Summary, bar: ClaimBar) -> str:
    """The URL that the page polls; it names the state that the page shows."""
    query = {"state": _state_digest(summary), "holder": bar.theirs.holder_id if bar.theirs else ""}
    return f"{reverse('summary-live', args=[summary.pk])}?{urlencode(query)}"


def _state_digest(summary: Summary) -> str:
    """Status and newest text as a keyed digest, which reveals neither."""
    latest = summary.latest_attempt
    value = f"{summary.pk}:{summary.status}:{latest.number if latest else 0}"
    return salted_hmac("summary-live", value).hexdigest()[:16]


def _poll_seconds(summary: Summary) -> int:
    """Seconds after which the page polls."""
    if Status(summary.status) in WORKING:
        return 2
    return 5 if Status(summary.status) in WAITING else 15


@require_safe
def live(request: HttpRequest, pk: UUID) -> HttpResponse:
    """The case's status and who has it; says when the page is out of date.

    With `opened`, the user now views a page that the browser had preloaded. That is a view, and
    messages and queue position are updated.
    """
    summary = visible_summary(request, pk)
    user = signed_in_user(request)
    opened = "opened" in request.GET
    if opened:
        access.note_view(summary, by=user)
        bar = claim_bar(summary, user, visibility.visible_summaries(user))
    else:
        bar = current_claim_bar(summary, user)
    holder = str(bar.theirs.holder_id) if bar.theirs else ""
    known_holder = request.GET.get("holder", "")
    context = {
        "summary": summary,
        "bar": bar,
        "opened": opened,
        "live": _live_url(summary, bar),
        "pace": _poll_seconds(summary),
        "status": shown_status(summary, sealed=ratings.is_sealed(summary, user)).label,
        "changed": request.GET.get("state") != _state_digest(summary),
        "working": Status(summary.status) in WORKING,
        "freed": bool(known_holder) and not holder,
        "taken": bool(holder) and holder != known_holder,
    }
    return render_page(request, "reviews/case_live.html", context)
