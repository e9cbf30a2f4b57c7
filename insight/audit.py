"""The audit log for people and programs: filters, words, exports."""

import json
from collections.abc import Iterator
from datetime import datetime
from typing import Any

from django.contrib.auth.models import User
from django.db.models import Q, QuerySet
from django.urls import NoReverseMatch, reverse
from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop

from accounts.events import event_as_dict
from accounts.models import ApiToken, AuditEvent, SigningKey, UserRole
from summaries.models import Guideline
from summaries.models.guidelines import Signing
from summaries.status import Status
from web.pagination import NewestFirst
from web.text import LARGEST_SMALLINT, csv_lines, parse_whole_number

# --- Words ------------------------------------------------------------------

AREAS = {
    "sign_in": gettext_noop("Signing in"),
    "account": gettext_noop("Accounts"),
    "role": gettext_noop("Roles"),
    "token": gettext_noop("API tokens"),
    "transcript": gettext_noop("Transcripts"),
    "summary": gettext_noop("Cases"),
    "claim": gettext_noop("Claims and assignments"),
    "view": gettext_noop("Views"),
    "review": gettext_noop("Decisions"),
    "drill": gettext_noop("Drills"),
    "record": gettext_noop("Records"),
    "circulation": gettext_noop("Texts sent to participants"),
    "retention": gettext_noop("Retention and holds"),
    "export": gettext_noop("Exports"),
    "guideline": gettext_noop("Guidelines"),
    "webhook": gettext_noop("Webhooks"),
    "log": gettext_noop("Log of evidence"),
}
KINDS = {
    "sign_in.done": gettext_noop("Signed in"),
    "sign_in.refused": gettext_noop("Sign-in refused"),
    "sign_in.out": gettext_noop("Signed out"),
    "sign_in.provider": gettext_noop("Signed in through a provider"),
    "sign_in.provider_again": gettext_noop("Signed in again through a provider"),
    "sign_in.provider_refused": gettext_noop("Sign-in through a provider refused"),
    "sign_in.provider_ended": gettext_noop("Sessions ended by a provider"),
    "sign_in.provider_emergency": gettext_noop("Signed in without the provider"),
    "account.create": gettext_noop("Account created"),
    "account.activate": gettext_noop("Account activated"),
    "account.deactivate": gettext_noop("Account deactivated"),
    "account.erase": gettext_noop("Personal data erased"),
    "account.email": gettext_noop("E-mail address changed"),
    "account.link": gettext_noop("Password link created"),
    "account.ask": gettext_noop("Password link requested"),
    "account.password": gettext_noop("Password set by a link"),
    "account.change": gettext_noop("Password changed"),
    "account.rehash": gettext_noop("Password hashed again"),
    "account.superuser": gettext_noop("Made a superuser"),
    "account.no_super": gettext_noop("No longer a superuser"),
    "account.staff": gettext_noop("Django administration access given"),
    "account.no_staff": gettext_noop("Django administration access removed"),
    "account.join": gettext_noop("Linked to a provider"),
    "account.unjoin": gettext_noop("Provider unlinked"),
    "account.factor": gettext_noop("Second factor added"),
    "account.no_factor": gettext_noop("Second factor removed"),
    "account.codes": gettext_noop("Recovery codes created"),
    "account.code_used": gettext_noop("Recovery code used"),
    "account.sessions": gettext_noop("Sessions ended"),
    "account.key": gettext_noop("Signing key enrolled"),
    "account.unkey": gettext_noop("Signing key removed"),
    "account.key_back": gettext_noop("Signature refused: counter decreased"),
    "account.pass_back": gettext_noop("Sign-in refused: counter decreased"),
    "role.grant": gettext_noop("Role given"),
    "role.revoke": gettext_noop("Role removed"),
    "token.make": gettext_noop("API token created"),
    "token.rotate": gettext_noop("API token replaced"),
    "token.revoke": gettext_noop("API token revoked"),
    "token.expire": gettext_noop("API token expired"),
    "token.change": gettext_noop("API token changed"),
    "transcript.hand_in": gettext_noop("Transcript handed in"),
    "transcript.delete": gettext_noop("Transcript deleted"),
    "summary.open": gettext_noop("Case opened"),
    "summary.write": gettext_noop("Text written by hand"),
    "summary.resubmit": gettext_noop("Text resubmitted"),
    "summary.appeal": gettext_noop("Decision requested"),
    "summary.rejudge": gettext_noop("Judged again"),
    "summary.retry": gettext_noop("Failed case retried"),
    "summary.correct": gettext_noop("Correction started"),
    "summary.keep": gettext_noop("Correction cancelled"),
    "summary.cancel": gettext_noop("Case cancelled"),
    "claim.take": gettext_noop("Case claimed"),
    "claim.release": gettext_noop("Case handed back"),
    "claim.force": gettext_noop("Another person's claim ended"),
    "claim.assign": gettext_noop("Case assigned"),
    "claim.unassign": gettext_noop("Assignment ended"),
    "view.summary": gettext_noop("Case or record viewed"),
    "review.approve": gettext_noop("Approved"),
    "review.send_back": gettext_noop("Sent back"),
    "review.reject": gettext_noop("Rejected"),
    # Installations that ran 1.0 have these events; none is added.
    "drill.stopped": gettext_noop("Drill: stopped by a judge"),
    "drill.edited": gettext_noop("Drill: error edited"),
    "drill.sent_back": gettext_noop("Drill: sent back"),
    "drill.rejected": gettext_noop("Drill: rejected"),
    "drill.missed": gettext_noop("Drill: error approved"),
    "drill.withdrawn": gettext_noop("Drill withdrawn"),
    "record.make": gettext_noop("Record created"),
    "record.correct": gettext_noop("Record corrected"),
    "record.recall": gettext_noop("Signature undone"),
    "circulation.send": gettext_noop("Text sent to participants"),
    "circulation.revoke": gettext_noop("Link of a participant revoked"),
    "circulation.agree": gettext_noop("Participant agreed"),
    "circulation.object": gettext_noop("Participant objected"),
    "circulation.reply": gettext_noop("Objection answered"),
    "retention.hold": gettext_noop("Legal hold placed"),
    "retention.lift": gettext_noop("Legal hold lifted"),
    "retention.rule": gettext_noop("Retention set"),
    "retention.dispose": gettext_noop("Content disposed of"),
    "export.csv": gettext_noop("Records exported as CSV"),
    "export.jsonl": gettext_noop("Records exported as JSON Lines"),
    "export.pack": gettext_noop("Proof downloaded"),
    "export.docx": gettext_noop("Records exported as Word"),
    "export.md": gettext_noop("Records exported as Markdown"),
    "export.html": gettext_noop("Records exported as HTML"),
    "export.pdf": gettext_noop("Records exported as PDF"),
    "export.queue": gettext_noop("Queue exported"),
    "export.labels": gettext_noop("Labels exported"),
    "export.events": gettext_noop("Audit log exported"),
    "export.own_data": gettext_noop("Own data downloaded"),
    "guideline.create": gettext_noop("Guideline created"),
    "guideline.rename": gettext_noop("Guideline renamed"),
    "guideline.draft": gettext_noop("Draft started"),
    "guideline.edit": gettext_noop("Draft edited"),
    "guideline.discard": gettext_noop("Draft discarded"),
    "guideline.add": gettext_noop("Criterion added"),
    "guideline.steps": gettext_noop("Evaluation steps written"),
    "guideline.preview": gettext_noop("Guideline previewed"),
    "guideline.pin": gettext_noop("Meeting pinned"),
    "guideline.unpin": gettext_noop("Meeting unpinned"),
    "guideline.try": gettext_noop("Guideline tried on pinned meetings"),
    "guideline.backtest": gettext_noop("Guideline tried on decided cases"),
    "guideline.publish": gettext_noop("Guideline published"),
    "guideline.roll_back": gettext_noop("Guideline rolled back"),
    "guideline.archive": gettext_noop("Guideline archived"),
    "guideline.unarchive": gettext_noop("Guideline unarchived"),
    "guideline.make_default": gettext_noop("Default guideline set"),
    "guideline.costs": gettext_noop("Cost weights changed"),
    "webhook.make": gettext_noop("Webhook created"),
    "webhook.rotate": gettext_noop("Webhook secret replaced"),
    "webhook.change": gettext_noop("Webhook changed"),
    "webhook.pause": gettext_noop("Webhook paused"),
    "webhook.resume": gettext_noop("Webhook resumed"),
    "webhook.remove": gettext_noop("Webhook removed"),
    "log.key": gettext_noop("Log key rotated"),
}


def get_kind_label(kind: str) -> str:
    """A kind that no table here knows shows its own name."""
    return _(KINDS[kind]) if kind in KINDS else kind.replace("_", " ").replace(".", ": ")


def kind_choices() -> list[tuple[str, list[tuple[str, str]]]]:
    """Grouped by area; the first choice is all of it."""
    return [
        (
            _(label),
            [
                (area, _("{area}: all").format(area=_(label))),
                *((kind, get_kind_label(kind)) for kind in KINDS if kind.startswith(f"{area}.")),
            ],
        )
        for area, label in AREAS.items()
    ]


# --- Filters ----------------------------------------------------------------


def _parse_event_key(text: str) -> int:
    """Raises ValueError."""
    number = parse_whole_number(text)
    if number is None:
        raise ValueError("a key of an event is a whole number")
    return number


# The order of pages: the cursor holds the moment and the key of the last row.
NEWEST_EVENTS_FIRST = NewestFirst("at", _parse_event_key)


def filter_events(
    *,
    kind: str = "",
    person: str = "",
    object_kind: str = "",
    object_key: str = "",
    since: datetime | None = None,
    until: datetime | None = None,
) -> QuerySet[AuditEvent]:
    """`kind` is a kind or an area. `person` is a username: who acted, or who was affected."""
    area, _dot, action = kind.partition(".")
    wanted = {
        # With the area, whose index holds the kinds that fill most of it.
        "area": area,
        "kind": kind if action else "",
        "object_kind": object_kind,
        "object_key": object_key.strip(),
        "at__gte": since,
        "at__lt": until,
    }
    found = AuditEvent.objects.select_related("by", "person")
    found = found.filter(**{name: value for name, value in wanted.items() if value})
    if person:
        # By key, so that the planner knows how many events they have.
        key = User.objects.filter(username=person.strip()).values_list("pk", flat=True).first()
        found = found.filter(Q(pk=None) if key is None else Q(by=key) | Q(person=key))
    return found


# --- Rows of the page -------------------------------------------------------

_OBJECT_LABELS = {
    "summary": gettext_noop("Case {key}"),
    "record": gettext_noop("Record {key}"),
    "transcript": gettext_noop("Transcript {key}"),
    "webhook": gettext_noop("Webhook {key}"),
}
_DETAIL_LABELS = {
    "count": gettext_noop("rows: {value}"),
    "days": gettext_noop("days: {value}"),
    "version": gettext_noop("version {value}"),
    "old": gettext_noop("before: {value}"),
    "new": gettext_noop("after: {value}"),
    "source": gettext_noop("source: {value}"),
    "signature": gettext_noop("signature: {value}"),
    "sha256": gettext_noop("SHA-256: {value}"),
    "text_sha256": gettext_noop("SHA-256 of the text: {value}"),
}
_CHOICES = {"old": Status, "new": Status, "signature": Signing}


def describe_events(events: list[AuditEvent]) -> list[dict[str, Any]]:
    """Each event in words: what happened, what it is about with its page, and the details.

    The names of a page's things are read once.
    """
    held = [event.details for event in events]
    keys = {parse_whole_number(event.object_key) for event in events}
    keys |= {details.get("guideline") for details in held}
    guidelines = Guideline.objects.in_bulk(
        [key for key in keys if isinstance(key, int) and 0 < key <= LARGEST_SMALLINT]
    )
    tokens = ApiToken.objects.in_bulk(
        [key for details in held if isinstance(key := details.get("token"), int)]
    )
    signing_keys = SigningKey.objects.in_bulk(
        [key for details in held if (key := details.get("signing_key"))]
    )
    named: dict[str, dict[Any, Any]] = {
        "role": dict(UserRole.choices),
        "guideline": {key: found.title for key, found in guidelines.items()},
        "token": {key: _("“{name}”").format(name=found.name) for key, found in tokens.items()},
        "signing_key": {
            str(key): _("“{name}”").format(name=found.name) for key, found in signing_keys.items()
        },
    }

    def thing(kind: str, key: str) -> tuple[str, str]:
        """Its name and its page: empty where it has none, or the key cannot be one."""
        guideline = guidelines.get(parse_whole_number(key) or 0) if kind == "guideline" else None
        if guideline:
            return guideline.title, reverse("guideline", args=[guideline.name])
        name = _(_OBJECT_LABELS[kind]).format(key=key[:8]) if kind in _OBJECT_LABELS else key
        try:
            return name, reverse(kind, args=[key]) if kind in {"summary", "record"} else ""
        except NoReverseMatch:
            return name, ""

    def detail(name: str, value: Any) -> str:
        if name in named and value in named[name]:
            return str(named[name][value])
        shown = value[:12] if name.endswith(("sha256", "hmac")) else value
        choices = _CHOICES.get(name)
        if choices and value in choices.values:
            shown = choices(value).label
        words = (
            _(_DETAIL_LABELS[name])
            if name in _DETAIL_LABELS
            else f"{name.replace('_', ' ')}: {{value}}"
        )
        return words.format(value=shown)

    rows = []
    for event in events:
        about, link = thing(event.object_kind, event.object_key)
        details = [detail(name, value) for name, value in event.details.items()]
        what = get_kind_label(event.kind)
        rows.append(
            {"event": event, "what": what, "about": about, "link": link, "details": details}
        )
    return rows


# --- Exports ----------------------------------------------------------------

COLUMNS = (
    *("id", "at", "kind", "by", "by_name", "person"),
    *("object_kind", "object_key", "details", "address", "browser"),
)


def export_csv(events: QuerySet[AuditEvent]) -> Iterator[str]:
    rows = (
        {**row, "details": json.dumps(row["details"]) if row["details"] else None}
        for row in _oldest_first(events)
    )
    return csv_lines(COLUMNS, ([row[name] for name in COLUMNS] for row in rows))


def export_json_lines(events: QuerySet[AuditEvent]) -> Iterator[str]:
    return (f"{json.dumps(row)}\n" for row in _oldest_first(events))


def _oldest_first(events: QuerySet[AuditEvent]) -> Iterator[dict[str, Any]]:
    return map(event_as_dict, events.order_by("at", "id").iterator(chunk_size=1000))
