"""Texts that were sent to participants, for tests."""

import re
from datetime import UTC, datetime, timedelta

from django.contrib.auth.models import User
from django.test import Client, override_settings
from django.utils import timezone

from records import circulation
from records.circulation import Person
from records.models import Answer, Circulation, Recipient, Record
from reviews import decisions
from summaries.minutes import Section
from summaries.models import MeetingContext, Sending, Summary
from summaries.status import Action
from tests.accounts.mailing import mailed
from tests.factories import scenes

PEOPLE = [
    Person("Ana Ruiz", "ana@example.org"),
    Person("Ben Okafor", "ben@example.org"),
    Person("Chidi Mensah", "chidi@example.org"),
]
FORM = [
    Section("Decisions", "decisions", holds="Only what was agreed."),
    Section("Actions", "actions"),
    Section("Figures", "table", required=False, columns=("Item", "Said", "By")),
    Section("Discussion"),
]
MINUTES = """\
## Decisions

- **Ana Ruiz**: The pilot starts on 4 May with two hospitals

## Actions

- **Chidi Mensah**: Send the contract to both hospitals (**by Friday, 2026-03-06**)
- **–**: Write up the sensor drift for the risk file (**28 April, 2026-04-28**)

## Figures

| Item | Said | By |
| --- | --- | --- |
| Pilot | 48,000 euros | Ben Okafor |

## Discussion

The laboratory saw a drift of 0.3 degrees over six hours. It is within tolerance."""
_LINK = re.compile(r"https?://\S+(/minutes/\S+)")


def sending(title: str = "Supplier audit", **columns: object) -> Summary:
    """A case that waits, under a guideline that sends records."""
    return scenes.under(scenes.in_review(title), **{"send_minutes": Sending.ASKED, **columns})


def minuted(title: str, **columns: object) -> Summary:
    """A case that waits, with minutes under a form."""
    case = scenes.under(
        scenes.opened_case(title, occurred_at=datetime(2026, 3, 3, 9, tzinfo=UTC)),
        form=[section.stored() for section in FORM],
        send_minutes=Sending.ASKED,
        send_turns=True,
        **columns,
    )
    people = [{"name": one.name, "email": one.email} for one in PEOPLE]
    MeetingContext.objects.create(transcript=case.transcript, number=0, participants=people)
    return scenes.judged(scenes.written(case, MINUTES), Action.PASS)


def approved(case: Summary, *, by: User) -> Record:
    attempt = scenes.newest(case)
    return decisions.approve(
        case,
        by=by,
        number=attempt.number,
        text_sha256=attempt.sha256,
        seen=attempt.number,
        comment="I was there.",
    )


def sent(record: Record, *, by: User, people: list[Person] = PEOPLE) -> Circulation:
    """As a person sends it, once its signer can no longer recall it."""
    with override_settings(RECALL_SECONDS=0):
        return circulation.circulate(record.review.attempt, people, by=by)


def links() -> dict[str, str]:
    """The newest link of each address that got one."""
    found = {}
    for letter in mailed():
        if link := _LINK.search(str(letter.body)):
            found[letter.to[0]] = link[1]
    return found


def agrees(link: str) -> None:
    assert Client().post(link, {"answer": "agree"}).status_code == 302


def objects(link: str, comment: str = "That was Thursday.", sentence: str = "") -> None:
    answer = {"answer": "object", "comment": comment, "sentence": sentence}
    assert Client().post(link, answer).status_code == 302


def recipient(email: str) -> Recipient:
    return Recipient.objects.filter(email=email).order_by("-circulation__created_at")[0]


def objection_to(record: Record, *, by: User) -> Answer:
    """Rows alone: whatever the guideline says."""
    attempt = record.review.attempt
    sent = Circulation.objects.create(
        summary=record.summary,
        attempt=attempt,
        by=by,
        draft=False,
        with_turns=False,
        until=timezone.now() + timedelta(days=1),
    )
    one = sent.recipients.create(
        name="Ana Ruiz", email="ana@example.org", token_sha256=attempt.sha256
    )
    return one.answers.create(kind="object", comment="No.", text_sha256=attempt.sha256)
