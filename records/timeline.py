"""Reads a record's snapshot for its page and PDF: evidence, timeline, participants.

The history of a case, which is read from its rows, uses the same events.
"""

import json
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from datetime import datetime
from types import SimpleNamespace
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, gettext_noop, pgettext_lazy

from judging.evidence_check import evaluations_in_force, evidence_failure
from judging.findings import Finding
from judging.models import Evaluation
from judging.remarks import JudgedSpan, build_judged_spans
from records.models import Category, ClaimAction
from records.snapshot import read_corrected_turns
from summaries.corrected import LABEL, SPEAKER, TAKE_BACK, WORDS, CorrectionRow
from summaries.models import Attempt, Signing
from summaries.status import Status
from web.pages import get_display_name
from web.text import label_in_sentence

Snapshot = dict[str, Any]


def read_snapshot(text: str) -> Snapshot:
    """The snapshot as plain data. `claims` and `views` are empty where they are withheld."""
    return {"claims": [], "views": [], **json.loads(text)}


def approved_attempt(snapshot: Snapshot) -> dict[str, Any]:
    """The attempt whose text the record is of."""
    number = snapshot["approved_attempt"]
    found: dict[str, Any] = next(item for item in snapshot["attempts"] if item["number"] == number)
    return found


def judged_sentences(snapshot: Snapshot) -> list[JudgedSpan]:
    """The judged sentences of the approved text, each with all judges' remarks, grouped like those
    of evaluations."""
    attempt = approved_attempt(snapshot)
    text, columns = Attempt(text=attempt["text"]), ("judge", "role", "details")
    rows = [
        (Evaluation(attempt=text, **{name: held[name] for name in columns}), held["findings"])
        for held in attempt["evaluations"]
    ]
    counting = evaluations_in_force([evaluation for evaluation, _ in rows])
    return build_judged_spans(
        Finding.in_words(evaluation=evaluation, **finding)
        for evaluation, findings in rows
        if evaluation in counting
        for finding in findings
    )


def evidence_check_failure(snapshot: Snapshot) -> str:
    """Why the evidence check has no verdicts on the approved text, if it failed."""
    held = approved_attempt(snapshot)["evaluations"]
    return evidence_failure(
        [Evaluation(judge=item["judge"], details=item["details"]) for item in held]
    )


def turns_numbered(snapshot: Snapshot, turns: tuple[int, ...]) -> list[dict[str, Any]]:
    """The turns with these indexes as corrected, each with its `number` from 1; skips unknown
    ones."""
    spoken = read_corrected_turns(snapshot["transcript"])
    return [{"number": at + 1, **spoken[at]} for at in turns if at < len(spoken)]


@dataclass(frozen=True)
class SignedBy:
    """Who approved, as signed. `now` is the account's current name if it differs: an account may
    be renamed, but a signed name never changes."""

    username: str
    name: str
    now: str = ""


# Characters of a snapshot: canonical JSON has the approval first, usually shorter.
HEAD = 4096
_FIRST = '{"approval":'


def signed_approval(record: Any) -> dict[str, Any]:
    """The approval as signed; empty after a disposition. A list reads only the `head` of the
    snapshot, which is enough for most."""
    head = record.head if hasattr(record, "head") else record.snapshot
    return _approval_in(head) or (_approval_in(record.snapshot) if len(head) == HEAD else {})


def _approval_in(text: str) -> dict[str, Any]:
    if not text.startswith(_FIRST):
        return {}
    try:
        found: dict[str, Any] = json.JSONDecoder().raw_decode(text, len(_FIRST))[0]
    except ValueError:  # cut off
        return {}
    return found


def find_signer(record: Any) -> SignedBy:
    """After a disposition no signed name is left, so this is the account as it is now."""
    user, approval = record.review.reviewer, signed_approval(record)
    now = get_display_name(user)
    if not approval:
        return SignedBy(user.get_username(), now)
    name = approval["reviewer_name"] or approval["reviewer"]
    return SignedBy(approval["reviewer"], name, now if now != name else "")


def full_names(snapshot: Snapshot) -> dict[str, str]:
    """By username, if decisions have them."""
    reviews = [review for attempt in snapshot["attempts"] for review in attempt["reviews"]]
    decisions = [*reviews, snapshot["approval"]]
    return {item["reviewer"]: item["reviewer_name"] or item["reviewer"] for item in decisions}


_SIGNED = {
    Signing.SESSION: gettext_noop("Signed by {name} in a signed-in session."),
    Signing.REAUTHENTICATE: gettext_noop(
        "Signed by {name}, who had entered their password at most 5 minutes before."
    ),
    Signing.PASSKEY: gettext_noop("Signed by {name} with their passkey “{key}”."),
}


def describe_signature(signature: str, name: str, key: str = "") -> str:
    """A sentence on how an approval was signed; `key` is the name of the passkey."""
    return _(_SIGNED[Signing(signature)]).format(name=name, key=key)


def category_label(value: str) -> str:
    """Why a text was sent back, in words; empty for a decision without a category."""
    return str(Category(value).label) if value else ""


# --- Events -----------------------------------------------------------------
# What people and the pipeline did to a case, in words, for its history and records.

_PIPELINE = {"writer": gettext_lazy("The writer"), "judge": gettext_lazy("The judge")}
_SYSTEM = gettext_lazy("The system")
_VERBS = {
    "open": gettext_lazy("opened the case"),
    "go_on": gettext_lazy("went on to the writing"),
    "write": gettext_lazy("wrote a text"),
    "pass": gettext_lazy("passed it"),
    "leave_unjudged": gettext_lazy("left it to a reviewer, not judged"),
    "rewrite": gettext_lazy("asked for a rewrite"),
    "exhaust": gettext_lazy("did not pass any attempt"),
    "return": gettext_lazy("returned it to its author"),
    "resubmit": gettext_lazy("resubmitted it"),
    "appeal": gettext_lazy("asked a reviewer to decide"),
    "approve": gettext_lazy("approved it"),
    "reject": gettext_lazy("rejected it"),
    "send_back": gettext_lazy("sent it back for rewriting"),
    "rejudge": gettext_lazy("had the text judged"),
    "fail": pgettext_lazy("event", "failed"),
    "retry": gettext_lazy("retried it"),
    "correct": gettext_lazy("opened the record for a correction"),
    "cancel": gettext_lazy("cancelled it"),
    "recall": gettext_lazy("undid the signature"),
    "keep": gettext_lazy("kept the record as it is"),
    "edit": gettext_lazy("edited the text"),
}
_AGAINST = gettext_lazy("approved it against the judge's verdict")


@dataclass(frozen=True)
class TimelineEvent:
    """`until` is the time of the last of `times` equal events in a row. `kind` is move, edit,
    correction, rating, help, claim or view. `status` is empty if unchanged."""

    at: datetime
    who: str
    what: str
    status: str = ""
    reason: str = ""
    attempt: int | None = None
    kind: str = "move"
    times: int = 1
    until: datetime | None = None

    @property
    def label(self) -> str:
        return str(Status(self.status).label) if self.status else ""

    @property
    def by_the_way(self) -> bool:
        """Did not change the case."""
        return self.kind in {"claim", "view", "rating", "help"}


def move_event(
    at: datetime,
    who: str,
    action: str,
    status: str,
    reason: str,
    *,
    role: str,
    against: bool = False,
) -> TimelineEvent:
    """A change of status. `who` is empty if no person made it; `role` then says who did."""
    actor = who or str(_PIPELINE.get(role, _SYSTEM))
    what = _AGAINST if against else _VERBS.get(action, action)
    return TimelineEvent(at, actor, str(what), status, reason)


def edit_event(at: datetime, who: str, attempt: int) -> TimelineEvent:
    """A reviewer's own wording."""
    return TimelineEvent(at, who, str(_VERBS["edit"]), attempt=attempt, kind="edit")


_OF_HOLDER: dict[str, str] = {
    ClaimAction.FORCE: gettext_noop("ended the claim of {holder}"),
    ClaimAction.ASSIGN: gettext_noop("assigned it to {holder}"),
    ClaimAction.UNASSIGN: gettext_noop("took the assignment from {holder}"),
}


def claim_event(at: datetime, who: str, action: str, holder: str) -> TimelineEvent:
    """`holder` has the claim or assignment; they are also who takes or releases a claim."""
    what = _OF_HOLDER.get(action)
    said = _(what).format(holder=holder) if what else str(ClaimAction(action).label)
    return TimelineEvent(at, who, said, kind="claim")


def view_event(at: datetime, who: str) -> TimelineEvent:
    """A person viewed the page of the case or of its record."""
    return TimelineEvent(at, who, _("opened it"), kind="view")


def correction_event(row: CorrectionRow, at: datetime, who: str, reason: str) -> TimelineEvent:
    """A person corrected the transcript; turns are numbered from 1."""
    what = _CORRECTIONS[row.kind]
    if row.kind == LABEL and (row.first, row.last) == (None, None):
        what = _NAMED
    said = _(what).format(
        label=row.label or _("Unknown speaker"),
        speaker=row.speaker,
        turn=(row.first or 0) + 1,
        last=(row.last or 0) + 1,
        text=row.text,
        number=row.takes_back,
    )
    return TimelineEvent(at, who, said, reason=reason, kind="correction")


_NAMED = gettext_noop("named “{label}” {speaker}")
_CORRECTIONS = {
    LABEL: gettext_noop("named “{label}” {speaker} from turn {turn} to {last}"),
    SPEAKER: gettext_noop("corrected who said turn {turn}: {speaker}"),
    WORDS: gettext_noop("corrected turn {turn}: “{text}”"),
    TAKE_BACK: gettext_noop("took back correction {number} of the transcript"),
}


# --- Timeline ---------------------------------------------------------------


def build_timeline(snapshot: Snapshot) -> list[TimelineEvent]:
    """Oldest first; consecutive views by one person are one event."""
    names = full_names(snapshot)
    found = [
        replace(event, who=names.get(event.who, event.who)) for event in _build_events(snapshot)
    ]
    joined: list[TimelineEvent] = []
    for event in sorted(found, key=lambda event: event.at):
        last = joined[-1] if joined else None
        if last and last.kind == event.kind == "view" and last.who == event.who:
            joined[-1] = replace(last, times=last.times + 1, until=event.at)
        else:
            joined.append(event)
    return joined


def _build_events(snapshot: Snapshot) -> Iterator[TimelineEvent]:
    """Unordered, people by username."""
    for row in snapshot["transitions"]:
        at, who, role = datetime.fromisoformat(row["at"]), row["actor"], row["role"]
        yield move_event(at, who, row["action"], row["new"], row["reason"], role=role)
    for item in snapshot["attempts"]:
        if item["origin"] == "reviewer":
            yield edit_event(datetime.fromisoformat(item["at"]), item["written_by"], item["number"])
        rated = defaultdict(list)
        for rating in item["ratings"]:
            rated[rating["reviewer"]].append(rating)
        # One event for all that a person rated at once.
        for who, ratings in rated.items():
            scores = ", ".join(f"{rating['criterion']} {rating['value']}" for rating in ratings)
            blind = all(rating["blind"] for rating in ratings)
            what = _("rated it before seeing the judge’s scores") if blind else _("rated it")
            at = max(datetime.fromisoformat(rating["at"]) for rating in ratings)
            yield TimelineEvent(at, who, what, reason=scores, attempt=item["number"], kind="rating")
    names = full_names(snapshot)
    for row in snapshot["claims"]:
        holder = names.get(row["holder"], row["holder"])
        yield claim_event(datetime.fromisoformat(row["at"]), row["by"], row["action"], holder)
    for row in snapshot["transcript"].get("corrections", []):
        at = datetime.fromisoformat(row["at"])
        yield correction_event(SimpleNamespace(**row), at, row["by"], row["reason"])
    for row in snapshot["views"]:
        yield view_event(datetime.fromisoformat(row["at"]), row["user"])


# --- Participants -----------------------------------------------------------


@dataclass
class PersonInvolved:
    """One person's part in the summary. `first` and `last` are times of their views."""

    username: str
    name: str
    actions: list[str] = field(default_factory=list)
    views: int = 0
    first: datetime | None = None
    last: datetime | None = None


def participants(snapshot: Snapshot) -> list[PersonInvolved]:
    """All people in the snapshot, with what they did; the approver comes first."""
    names = full_names(snapshot)
    found: dict[str, PersonInvolved] = {}
    for username, action in _list_actions(snapshot):
        someone = found.setdefault(
            username, PersonInvolved(username, names.get(username, username))
        )
        if action and action not in someone.actions:
            someone.actions.append(action)
    for row in snapshot["views"]:
        someone, at = found[row["user"]], datetime.fromisoformat(row["at"])
        someone.views += 1
        someone.first = min(someone.first or at, at)
        someone.last = max(someone.last or at, at)
    return list(found.values())


def _list_actions(snapshot: Snapshot) -> Iterator[tuple[str, str]]:
    """Usernames with actions; empty for one that the page does not name."""
    yield (
        snapshot["approval"]["reviewer"],
        _("approved attempt {number}").format(number=approved_attempt(snapshot)["number"]),
    )
    if submitter := snapshot["transcript"].get("submitted_by"):
        yield submitter, _("handed in the transcript")
    for row in snapshot["transcript"].get("corrections", []):
        yield row["by"], _("corrected the transcript")
    for item in snapshot["attempts"]:
        number = item["number"]
        if item["written_by"]:
            edited = item["origin"] == "reviewer"
            did = _("edited attempt {number}") if edited else _("wrote attempt {number}")
            yield item["written_by"], did.format(number=number)
        for review in item["reviews"]:
            if review["decision"] == "send_back":
                why = label_in_sentence(category_label(review["category"]))
                did = _("sent back attempt {number} ({why})")
                did = did if why else _("sent back attempt {number}")
                yield review["reviewer"], did.format(number=number, why=why)
        for rating in item["ratings"]:
            yield rating["reviewer"], _("rated attempt {number}").format(number=number)
    for row in snapshot["transitions"]:
        if row["actor"]:
            yield row["actor"], ""
    for row in snapshot["claims"]:
        yield row["by"], _("claimed it") if row["action"] == "take" else ""
        yield row["holder"], ""
    for row in snapshot["views"]:
        yield row["user"], ""
