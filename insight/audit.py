"""The audit log as people and programs read it: filters, words, exports."""

import csv
import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.contrib.auth.models import User
from django.db.models import Q, QuerySet
from django.urls import NoReverseMatch, reverse
from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop

from accounts.events import described
from accounts.models import ApiToken, AuditEvent, UserRole
from judging.models import GuidelineAction
from summaries.models import Guideline
from web.pagination import NewestFirst
from web.text import LARGEST_SMALL, cell, whole_number

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
    "sign_in.provider_again": gettext_noop("Signed in anew through a provider"),
    "sign_in.provider_refused": gettext_noop("Sign-in through a provider refused"),
    "sign_in.provider_ended": gettext_noop("Sessions ended by a provider"),
    "sign_in.provider_emergency": gettext_noop("Signed in past the provider"),
    "account.create": gettext_noop("Account made"),
    "account.activate": gettext_noop("Account activated"),
    "account.deactivate": gettext_noop("Account deactivated"),
    "account.erase": gettext_noop("Personal data erased"),
    "account.email": gettext_noop("E-mail address changed"),
    "account.link": gettext_noop("Link to a new password made"),
    "account.ask": gettext_noop("Link to a new password asked for"),
    "account.password": gettext_noop("Password set by a link"),
    "account.change": gettext_noop("Password changed"),
    "account.superuser": gettext_noop("Made a superuser"),
    "account.no_super": gettext_noop("No longer a superuser"),
    "account.staff": gettext_noop("Administration opened"),
    "account.no_staff": gettext_noop("Administration closed"),
    "account.join": gettext_noop("Linked to a provider"),
    "account.unjoin": gettext_noop("Link to a provider removed"),
    "account.factor": gettext_noop("Second factor added"),
    "account.no_factor": gettext_noop("Second factor removed"),
    "account.codes": gettext_noop("Recovery codes made"),
    "account.code_used": gettext_noop("Recovery code used"),
    "account.sessions": gettext_noop("Sessions ended"),
    "account.key": gettext_noop("Signing key enrolled"),
    "account.unkey": gettext_noop("Signing key removed"),
    "account.key_back": gettext_noop("Signature refused: counter went back"),
    "role.grant": gettext_noop("Role given"),
    "role.revoke": gettext_noop("Role taken away"),
    "token.make": gettext_noop("API token made"),
    "token.rotate": gettext_noop("API token rotated"),
    "token.revoke": gettext_noop("API token revoked"),
    "token.expire": gettext_noop("API token expired"),
    "token.change": gettext_noop("API token changed"),
    "transcript.hand_in": gettext_noop("Transcript handed in"),
    "transcript.delete": gettext_noop("Transcript deleted"),
    "summary.open": gettext_noop("Case opened"),
    "summary.write": gettext_noop("Text written by hand"),
    "summary.resubmit": gettext_noop("Text resubmitted"),
    "summary.appeal": gettext_noop("Decision asked for"),
    "summary.rejudge": gettext_noop("Judged again"),
    "summary.retry": gettext_noop("Failed case started again"),
    "summary.correct": gettext_noop("Correction begun"),
    "summary.keep": gettext_noop("Correction given up"),
    "summary.cancel": gettext_noop("Case cancelled"),
    "claim.take": gettext_noop("Case taken"),
    "claim.release": gettext_noop("Case given back"),
    "claim.force": gettext_noop("Claim of another ended"),
    "claim.assign": gettext_noop("Case assigned"),
    "claim.unassign": gettext_noop("Assignment ended"),
    "view.summary": gettext_noop("Case or record viewed"),
    "review.approve": gettext_noop("Approved"),
    "review.send_back": gettext_noop("Sent back"),
    "review.reject": gettext_noop("Rejected"),
    "drill.stopped": gettext_noop("Drill: stopped by a judge"),
    "drill.edited": gettext_noop("Drill: error edited"),
    "drill.sent_back": gettext_noop("Drill: sent back"),
    "drill.rejected": gettext_noop("Drill: rejected"),
    "drill.missed": gettext_noop("Drill: error approved"),
    "drill.withdrawn": gettext_noop("Drill withdrawn"),
    "record.make": gettext_noop("Record made"),
    "record.correct": gettext_noop("Record corrected"),
    "retention.hold": gettext_noop("Legal hold placed"),
    "retention.lift": gettext_noop("Legal hold lifted"),
    "retention.rule": gettext_noop("Retention set"),
    "retention.dispose": gettext_noop("Content disposed of"),
    "export.csv": gettext_noop("Records exported as CSV"),
    "export.jsonl": gettext_noop("Records exported as JSON Lines"),
    "export.pack": gettext_noop("Evidence pack taken"),
    "export.queue": gettext_noop("Queue exported"),
    "export.labels": gettext_noop("Labels exported"),
    "export.events": gettext_noop("Audit log exported"),
    "export.own_data": gettext_noop("Own data downloaded"),
    "guideline.costs": gettext_noop("Cost weights changed"),
    "webhook.make": gettext_noop("Webhook made"),
    "webhook.rotate": gettext_noop("Secret of a webhook rotated"),
    "webhook.change": gettext_noop("Webhook changed"),
    "webhook.pause": gettext_noop("Webhook paused"),
    "webhook.resume": gettext_noop("Webhook resumed"),
    "webhook.remove": gettext_noop("Webhook removed"),
    "log.key": gettext_noop("Key of the log rotated"),
}


def label_of(kind: str) -> str:
    """A kind that no table of this room knows shows its own name."""
    area, _dot, action = kind.partition(".")
    if area == "guideline" and action in GuidelineAction.values:
        return _("Guideline: {what}").format(what=GuidelineAction(action).label)
    return _(KINDS[kind]) if kind in KINDS else kind.replace("_", " ").replace(".", ": ")


def kind_choices() -> list[tuple[str, list[tuple[str, str]]]]:
    """Grouped by area, whose first choice is all of it."""
    kinds = [*KINDS, *(f"guideline.{action}" for action in GuidelineAction.values)]
    return [
        (
            _(label),
            [
                (area, _("{area}: all").format(area=_(label))),
                *((kind, label_of(kind)) for kind in kinds if kind.startswith(f"{area}.")),
            ],
        )
        for area, label in AREAS.items()
    ]


# --- Filters ----------------------------------------------------------------

OBJECTS = ("summary", "record", "transcript", "guideline", "webhook")


def _key(text: str) -> int:
    """Raises ValueError."""
    number = whole_number(text)
    if number is None:
        raise ValueError("a key of an event is a whole number")
    return number


# The order of pages: the cursor holds the moment and the key of the last row.
NEWEST = NewestFirst("at", _key)


@dataclass(frozen=True)
class EventFilters:
    """`kind` is a kind or an area. `person` is a username: who did it, or to whom it was done."""

    kind: str = ""
    person: str = ""
    object_kind: str = ""
    object_key: str = ""
    since: datetime | None = None
    until: datetime | None = None

    def found(self) -> QuerySet[AuditEvent]:
        area, _dot, action = self.kind.partition(".")
        wanted: dict[str, Any] = {
            # With its area, whose index has the kinds that are most of it.
            "area": area,
            "kind": self.kind if action else "",
            "object_kind": self.object_kind,
            "object_key": self.object_key.strip(),
            "at__gte": self.since,
            "at__lt": self.until,
        }
        events = AuditEvent.objects.select_related("by", "person")
        events = events.filter(**{name: value for name, value in wanted.items() if value})
        return events.filter(self._of_person()) if self.person else events

    def _of_person(self) -> Q:
        """By the key: the planner then knows how many events they have."""
        keys = User.objects.filter(username=self.person.strip()).values_list("pk", flat=True)
        key = keys.first()
        return Q(pk=None) if key is None else Q(by=key) | Q(person=key)


# --- Rows of the page -------------------------------------------------------


@dataclass(frozen=True)
class EventRow:
    event: AuditEvent
    what: str
    about: str
    link: str
    details: list[str]


def rows_of(events: list[AuditEvent]) -> list[EventRow]:
    names = _Names(events)
    return [
        EventRow(event, label_of(event.kind), *names.thing(event), names.details(event))
        for event in events
    ]


class _Names:
    """Of what a page of events is about, each table read once."""

    def __init__(self, events: list[AuditEvent]) -> None:
        keys = {whole_number(event.object_key) for event in events}
        details = [event.details for event in events]
        self._guidelines = Guideline.objects.in_bulk(
            [key for key in {*keys, *_in(details, "guideline")} if key and key <= LARGEST_SMALL]
        )
        self._tokens = ApiToken.objects.in_bulk(_in(details, "token"))

    def thing(self, event: AuditEvent) -> tuple[str, str]:
        """How it is called, and its page."""
        key = event.object_key
        if event.object_kind == "guideline":
            found = self._guidelines.get(whole_number(key) or 0)
            return (found.title, reverse("guideline", args=[found.name])) if found else (key, "")
        if event.object_kind in _THINGS:
            name = _(_THINGS[event.object_kind]).format(key=key[:8])
            return name, _page(event.object_kind, key)
        return key, ""

    def details(self, event: AuditEvent) -> list[str]:
        return [self._detail(name, value) for name, value in event.details.items()]

    def _detail(self, name: str, value: Any) -> str:
        if name == "role" and value in UserRole.values:
            return str(UserRole(value).label)
        if name == "guideline" and value in self._guidelines:
            return str(self._guidelines[value].title)
        if name == "token" and value in self._tokens:
            return f"“{self._tokens[value].name}”"
        if name in _IN_WORDS:
            return _(_IN_WORDS[name]).format(value=value)
        shown = value[:12] if name.endswith(("sha256", "hmac")) else value
        return f"{name.replace('_', ' ')}: {shown}"


_THINGS = {
    "summary": gettext_noop("Case {key}"),
    "record": gettext_noop("Record {key}"),
    "transcript": gettext_noop("Transcript {key}"),
    "webhook": gettext_noop("Webhook {key}"),
}


def _page(name: str, key: str) -> str:
    """Empty for what has none, or a key that cannot be one."""
    if name not in {"summary", "record"}:
        return ""
    try:
        return reverse(name, args=[key])
    except NoReverseMatch:
        return ""


_IN_WORDS = {
    "count": gettext_noop("rows: {value}"),
    "days": gettext_noop("days: {value}"),
    "version": gettext_noop("version {value}"),
}


def _in(details: Iterable[dict[str, Any]], name: str) -> list[int]:
    return [held[name] for held in details if isinstance(held.get(name), int)]


# --- Exports ----------------------------------------------------------------

COLUMNS = (
    *("id", "at", "kind", "by", "by_name", "person"),
    *("object_kind", "object_key", "details", "address", "browser"),
)
_CHUNK = 1000


class _Echo:
    """A file for csv.writer that gives back what is written to it."""

    def write(self, text: str) -> str:
        return text


def csv_of(events: QuerySet[AuditEvent]) -> Iterator[str]:
    """With a byte order mark, by which spreadsheets know UTF-8; a row at a time."""
    writer = csv.writer(_Echo())
    yield "\ufeff"
    yield writer.writerow(COLUMNS)
    for row in _in_order(events):
        row["details"] = json.dumps(row["details"]) if row["details"] else None
        yield writer.writerow([cell(row[name]) for name in COLUMNS])


def json_lines_of(events: QuerySet[AuditEvent]) -> Iterator[str]:
    for row in _in_order(events):
        yield f"{json.dumps(row)}\n"


def _in_order(events: QuerySet[AuditEvent]) -> Iterator[dict[str, Any]]:
    """The oldest first."""
    return map(described, events.order_by("at", "id").iterator(chunk_size=_CHUNK))
