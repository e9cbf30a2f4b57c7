"""Texts that were sent to participants, for tests."""

import re
from datetime import timedelta

from django.contrib.auth.models import User
from django.test import Client, override_settings
from django.utils import timezone

from records import circulation
from records.circulation import Person
from records.models import Answer, Circulation, Recipient, Record
from reviews import decisions
from summaries.models import Sending, Summary
from tests.accounts.mailing import mailed
from tests.factories import scenes

PEOPLE = [
    Person("Ana Ruiz", "ana@example.org"),
    Person("Ben Okafor", "ben@example.org"),
    Person("Chidi Mensah", "chidi@example.org"),
]
_LINK = re.compile(r"https?://\S+(/minutes/\S+)")


def sending(title: str = "Supplier audit", **columns: object) -> Summary:
    """A case that waits, under a guideline that sends records."""
    return scenes.under(scenes.in_review(title), **{"send_minutes": Sending.ASKED, **columns})


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
