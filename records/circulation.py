"""Texts sent to the people of their meeting: personal links, answers, and what these add up to.

A link needs no account. It is valid for `LINK_DAYS`, can be revoked, and shows the text and, if the
guideline allows it, the turns that it rests on. Only the SHA-256 of its token is stored. A text
goes out when its guideline says so, and a record not before its signer can no longer recall it.
"""

import re
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from datetime import datetime, timedelta
from functools import partial
from typing import Any

from countersign_judge.llm.providers.offline.sentences import split_sentences
from django.conf import settings
from django.contrib.auth.models import User
from django.core.exceptions import PermissionDenied, ValidationError
from django.core.mail import EmailMessage
from django.core.validators import validate_email
from django.db import transaction
from django.db.models import QuerySet
from django.dispatch import Signal, receiver
from django.urls import reverse
from django.utils import timezone, translation
from django.utils.formats import date_format
from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop, ngettext, pgettext

from accounts.emails import given_up, queue_email
from accounts.language import letter_language
from accounts.models import AccountLetter
from accounts.roles import Right
from judging.evidence_check import evaluations_in_force
from judging.hidden_characters import hidden_written_out
from judging.remarks import build_judged_spans
from records.access import check_can_keep_records, passes_check
from records.appending import current_record
from records.models import Answer, AnswerKind, Circulation, Recipient, Record, Reply
from summaries import visibility
from summaries.models import Attempt, Sending, Summary
from summaries.moves import lock_summary
from summaries.status import WAITING, Status
from summaries.texts import require_reason, sha256
from web.pages import get_display_name
from web.text import clean_text, plain_line

LINK_DAYS = 14
MOST_RECIPIENTS = 200
_MOST_ANSWERS = 50  # of one link
_LONGEST_NAME, _LONGEST_TITLE = 200, 100
LONGEST_COMMENT = 5_000
_NAMED_ADDRESS = re.compile(r"(.*?)<\s*([^<>\s]+)\s*>")
_ABOUT = "recipient "  # before the id of one, in what a mail is about
# How long after an approval a text is still sent by itself: an outage may last as long.
_LATE = timedelta(days=7)
# Sent with an `answer` that objects: apps above this one notify people.
objected = Signal()


class CannotSend(Exception):
    """The text cannot be sent, or the link does not allow this; with the reason."""


# --- Sending ----------------------------------------------------------------


@dataclass(frozen=True)
class Person:
    name: str
    email: str


def known_people(summary: Summary) -> list[Person]:
    """The participants of the meeting whose address is known, each address once."""
    people = summary.transcript.context.people
    by_address = {one.email.casefold(): Person(one.name, one.email) for one in people if one.email}
    return list(by_address.values())


def format_people(people: Iterable[Person]) -> str:
    """As `parse_people` reads them."""
    return "".join(f"{one.name} <{one.email}>\n" for one in people)


def parse_people(text: str) -> list[Person]:
    """One person a line, as in `Ana Ruiz <ana@example.org>`, each address once. A name may have
    commas and brackets, which RFC 5322 would have in quotes.

    Raises CannotSend with line and remedy.
    """
    found: dict[str, Person] = {}
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip():
            continue
        named = _NAMED_ADDRESS.fullmatch(line.strip())
        name, address = (named[1].strip(' "'), named[2]) if named else ("", line.strip())
        try:
            validate_email(address)
        except ValidationError:
            refusal = _("Line {number} is “{line}”. Write it as Ana Ruiz <ana@example.org>.")
            raise CannotSend(refusal.format(number=number, line=line.strip()[:100])) from None
        found[address.casefold()] = Person(plain_line(name or address, _LONGEST_NAME), address)
    if not found:
        raise CannotSend(_("Enter at least one person with an e-mail address."))
    if len(found) > MOST_RECIPIENTS:
        refusal = _("These are {count} people. Send it to at most {most}.")
        raise CannotSend(refusal.format(count=len(found), most=MOST_RECIPIENTS))
    return list(found.values())


def check_can_circulate(user: User, summary: Summary) -> None:
    """May send a text of the case, and revoke its links."""
    if not visibility.can_on_summary(user, Right.DECIDE, summary):
        raise PermissionDenied(_("Only reviewers of this guideline can send a text."))


can_circulate = partial(passes_check, check_can_circulate)


def why_not_sent(attempt: Attempt) -> str:
    """Why this text cannot be sent now; empty if it can: the record that counts, or the newest text
    of a case that waits for a decision, as a draft."""
    if hasattr(attempt.summary, "disposition"):
        return _("Content was disposed of; nothing to send.")
    waits = attempt.summary.status in WAITING
    return _why_no_draft(attempt) if waits else _why_no_record(attempt)


def _why_no_draft(attempt: Attempt) -> str:
    if not attempt.summary.guideline_version.circulate_drafts:
        return _("The guideline does not circulate drafts.")
    if attempt.summary.attempts.filter(number__gt=attempt.number).exists():
        return _("There is a newer text. Send that one.")
    return ""


def _why_no_record(attempt: Attempt) -> str:
    summary = attempt.summary
    if summary.guideline_version.send_minutes == Sending.NEVER:
        return _("The guideline does not send records to participants.")
    record = current_record(summary)
    if summary.status != Status.APPROVED or record is None:
        return _("The case is neither approved nor waiting for a decision.")
    if record.review.attempt_id != attempt.pk:
        return _("Another text was approved. Send that one.")
    if record.recall_time_left > timedelta(0):
        return _("Its signer can still undo the signature. Send it in {seconds} seconds.").format(
            seconds=record.recall_time_left.seconds + 1
        )
    return ""


@transaction.atomic
def circulate(attempt: Attempt, people: Sequence[Person], *, by: User) -> Circulation:
    """Send the text to each of the people. Raises PermissionDenied, and CannotSend."""
    attempt.summary = lock_summary(attempt.summary)
    check_can_circulate(by, attempt.summary)
    if refusal := why_not_sent(attempt):
        raise CannotSend(refusal)
    return _write_circulation(attempt, people, by)


def _write_circulation(attempt: Attempt, people: Iterable[Person], by: User) -> Circulation:
    summary = attempt.summary
    circulation = Circulation.objects.create(
        summary=summary,
        attempt=attempt,
        by=by,
        draft=summary.status != Status.APPROVED,
        with_turns=summary.guideline_version.send_turns,
        until=timezone.now() + timedelta(days=LINK_DAYS),
    )
    for person in people:
        token = secrets.token_urlsafe(32)
        recipient = Recipient.objects.create(
            circulation=circulation,
            name=person.name,
            email=person.email,
            token_sha256=sha256(token),
        )
        with translation.override(letter_language(by)):
            message = _build_email(circulation, person, token)
        queue_email(by, message, about=f"{_ABOUT}{recipient.pk}")
    return circulation


_DRAFT_TEXT = gettext_noop("""\
Hello {name},

{by} sends you a draft of the minutes of "{title}". Please say until {day} whether you agree, or
what is wrong:

  {link}

The link is yours alone. It needs no account.

{text}
""")
_RECORD_TEXT = gettext_noop("""\
Hello {name},

{by} sends you the minutes of "{title}". Please say until {day} whether you agree, or what is wrong:

  {link}

The link is yours alone. It needs no account.

{text}
""")


def _build_email(circulation: Circulation, person: Person, token: str) -> EmailMessage:
    title = plain_line(circulation.summary.transcript.title, _LONGEST_TITLE)
    subject = _("Draft minutes: {title}") if circulation.draft else _("Minutes: {title}")
    body = _(_DRAFT_TEXT if circulation.draft else _RECORD_TEXT)
    return EmailMessage(
        subject.format(title=title),
        body.format(
            name=plain_line(person.name, _LONGEST_NAME),
            by=plain_line(get_display_name(circulation.by), _LONGEST_NAME),
            title=title,
            day=date_format(timezone.localdate(circulation.until), "DATE_FORMAT"),
            link=settings.BASE_URL + reverse("minutes", args=[token]),
            text=hidden_written_out(circulation.attempt.text),
        ),
        to=[person.email],
    )


@receiver(given_up)
def note_undelivered(letter: AccountLetter, **_event: object) -> None:
    if letter.about.startswith(_ABOUT):
        recipient = Recipient.objects.filter(pk=letter.about.removeprefix(_ABOUT))
        recipient.update(undelivered_at=timezone.now())


def send_due() -> int:
    """Send the records whose guideline sends them by itself, in the name of their signer; returns
    how many. The participants are those of the meeting whose address is known."""
    now = timezone.now()
    recallable = timedelta(seconds=settings.RECALL_SECONDS * 1.5)
    due = Record.objects.filter(
        created_at__range=(now - _LATE, now - recallable),
        summary__status=Status.APPROVED,
        summary__guideline_version__send_minutes=Sending.ALWAYS,
        summary__disposed=False,
        recall=None,
        superseded_by=None,
    ).exclude(review__attempt__circulations__draft=False)
    count = 0
    for record in due.select_related("review__attempt", "review__reviewer").order_by("number"):
        count += _send_by_itself(record)
    return count


@transaction.atomic
def _send_by_itself(record: Record) -> int:
    attempt = record.review.attempt
    attempt.summary = lock_summary(record.summary)
    # Another worker may have been here.
    if why_not_sent(attempt) or attempt.circulations.filter(draft=False).exists():
        return 0
    _write_circulation(attempt, known_people(attempt.summary), record.review.reviewer)
    return 1


def revoke(recipients: QuerySet[Recipient], *, by: User, summary: Summary) -> int:
    """End the links of these recipients of texts of the case; returns how many worked until now.

    Raises PermissionDenied.
    """
    check_can_circulate(by, summary)
    own = recipients.filter(circulation__summary=summary, revoked_at=None)
    return own.update(revoked_at=timezone.now(), revoked_by=by)


def forget_people(summary: Summary) -> None:
    """Remove names and addresses; call it in the transaction of the disposition."""
    Recipient.objects.filter(circulation__summary=summary).update(name="", email="")


# --- The page of a recipient ------------------------------------------------


def find_recipient(token: str) -> Recipient | None:
    """The recipient of a link that still works: it is not over, revoked or disposed of, and the
    text is still the one to answer to."""
    found = (
        Recipient.objects.filter(
            token_sha256=sha256(token), revoked_at=None, circulation__until__gt=timezone.now()
        )
        .select_related(
            "circulation__attempt",
            "circulation__by",
            "circulation__summary__transcript",
            "circulation__summary__disposition",
            "circulation__summary__guideline_version",
        )
        .first()
    )
    if found is None or hasattr(found.circulation.summary, "disposition"):
        return None
    return found if _is_current(found.circulation) else None


def _is_current(circulation: Circulation) -> bool:
    """Whether the text is the record that counts, or the newest one of a case that waits."""
    summary, attempt = circulation.summary, circulation.attempt
    record = current_record(summary)
    if record is not None and record.review.attempt_id == attempt.pk:
        return True
    newer = summary.attempts.filter(number__gt=attempt.number)
    return circulation.draft and summary.status in WAITING and not newer.exists()


@dataclass(frozen=True)
class CirculatedSentence:
    """A sentence of the text, from `start` to `end`. `opens` says that a line begins with it, `row`
    that it is one of a table; `turns` are the turns that it rests on, each with its `number` from
    1."""

    number: int
    start: int
    end: int
    text: str
    heading: bool
    opens: bool
    row: bool
    turns: tuple[dict[str, object], ...] = ()


def lay_out_sentences(circulation: Circulation) -> list[CirculatedSentence]:
    """The sentences of the text in order, with their turns if the guideline allows these."""
    attempt, spoken = circulation.attempt, circulation.summary.transcript.corrected_turns
    evaluations = evaluations_in_force(list(attempt.evaluations.all()))
    judged = build_judged_spans(item for each in evaluations for item in each.findings)
    found: list[CirculatedSentence] = []
    for number, span in enumerate(split_sentences(attempt.text), start=1):
        rests_on = [
            turn
            for each in judged
            if circulation.with_turns and each.start < span.end and span.start < each.end
            for turn in each.turns
            if turn < len(spoken)
        ]
        before = attempt.text[found[-1].end if found else 0 : span.start]
        found.append(
            CirculatedSentence(
                number,
                span.start,
                span.end,
                span.text,
                span.heading,
                not found or "\n" in before,
                before.rpartition("\n")[2].strip() == "|",
                tuple({"number": turn + 1, **spoken[turn]} for turn in dict.fromkeys(rests_on)),
            )
        )
    return found


@transaction.atomic
def agree(recipient: Recipient) -> None:
    """A second agreement changes nothing. Raises CannotSend."""
    if _last_kind(recipient) != AnswerKind.AGREE:
        _write_answer(recipient, AnswerKind.AGREE)


def object_to(recipient: Recipient, *, comment: str, sentence: int | None) -> Answer:
    """`sentence` is the number of a CirculatedSentence; None for the whole text.

    Raises CannotSend, and ValueError without a comment.
    """
    comment = require_reason(clean_text(comment), missing=_("Write what is wrong."))
    if len(comment) > LONGEST_COMMENT:
        refusal = _("The objection has {count} characters. Write at most {most}.")
        raise ValueError(refusal.format(count=len(comment), most=LONGEST_COMMENT))
    sentences = {each.number: each for each in lay_out_sentences(recipient.circulation)}
    about = sentences.get(sentence) if sentence is not None else None
    with transaction.atomic():
        answer = _write_answer(
            recipient,
            AnswerKind.OBJECT,
            comment=comment,
            about_start=about and about.start,
            about_end=about and about.end,
        )
        objected.send(sender=Answer, answer=answer)
    return answer


def _write_answer(recipient: Recipient, kind: AnswerKind, **values: object) -> Answer:
    """One answer of a recipient at a time."""
    Recipient.objects.select_for_update().get(pk=recipient.pk)
    if recipient.answers.count() >= _MOST_ANSWERS:
        refusal = _("You have answered {most} times. Write to the person who sent you the text.")
        raise CannotSend(refusal.format(most=_MOST_ANSWERS))
    return Answer.objects.create(
        recipient=recipient, kind=kind, text_sha256=recipient.circulation.attempt.sha256, **values
    )


def _last_kind(recipient: Recipient) -> str:
    last = recipient.answers.last()
    return last.kind if last else ""


# --- What people said -------------------------------------------------------


@transaction.atomic
def reply(answer: Answer, *, by: User, comment: str) -> Reply:
    """A lead answers an objection. Raises PermissionDenied, CannotSend, and ValueError without a
    comment."""
    summary = lock_summary(answer.recipient.circulation.summary)
    check_can_keep_records(by, summary)
    if answer.kind != AnswerKind.OBJECT or hasattr(answer, "reply"):
        raise CannotSend(_("This is already answered."))
    comment = require_reason(clean_text(comment), missing=_("Write your answer."))
    return Reply.objects.create(answer=answer, by=by, comment=comment)


@dataclass(frozen=True)
class Agreement:
    """How many people a text was `sent` to, and how many of them `agreed` last; the objections,
    and how many are `answered`: by a lead, or by a record that corrects this one. The mail to
    `not_reached` of the people was given up."""

    sent: int
    agreed: int
    not_reached: int
    objections: int
    answered: int

    def __bool__(self) -> bool:
        return bool(self.sent)

    def __str__(self) -> str:
        parts: list[str] = []
        if reached := self.sent - self.not_reached:
            parts.append(_("agreed by {agreed} of {sent}").format(agreed=self.agreed, sent=reached))
        if self.not_reached:
            parts.append(_("{count} not reached").format(count=self.not_reached))
        if self.objections:
            said = ngettext("{count} objection", "{count} objections", self.objections)
            parts.append(said.format(count=self.objections))
            left = self.objections - self.answered
            unanswered = _("{count} not answered").format(count=left)
            parts.append(unanswered if left else pgettext("objections", "answered"))
        return ", ".join(parts)


def find_recipients(summary: Summary) -> list[Recipient]:
    """To whom texts of the case were sent, as drafts or as records, with answers and replies."""
    rows = Recipient.objects.filter(circulation__summary=summary).order_by(
        "circulation__created_at", "name", "pk"
    )
    of_text = rows.select_related("circulation__by", "circulation__attempt")
    return list(of_text.prefetch_related("answers__reply__by"))


def find_undelivered(recipients: Sequence[Recipient]) -> list[Recipient]:
    """Of `find_recipients`, those whose mail was given up, unless it was revoked or sent again."""
    last = {one.email.casefold(): one for one in recipients if one.email}
    return [one for one in last.values() if one.undelivered_at and not one.revoked_at]


@dataclass(frozen=True)
class PersonAnswers:
    """What one person said about a text, oldest first. The mail to someone not `reached` was given
    up, and they used none of its links."""

    name: str
    reached: bool
    answers: tuple[Answer, ...]


def group_by_person(recipients: Iterable[Recipient]) -> list[PersonAnswers]:
    """A person to whom a text was sent twice is one. A link that was revoked before it was used
    asked no one."""
    found: dict[str, list[Recipient]] = {}
    for recipient in recipients:
        if recipient.revoked_at is None or recipient.answers.all():
            key = recipient.email.casefold() or str(recipient.pk)
            found.setdefault(key, []).append(recipient)
    return [
        PersonAnswers(
            links[-1].name,
            any(one.undelivered_at is None or one.answers.all() for one in links),
            tuple(sorted((each for one in links for each in one.answers.all()), key=_answer_order)),
        )
        for links in found.values()
    ]


def _answer_order(answer: Answer) -> tuple[datetime, int]:
    return answer.at, answer.pk


def add_up(people: Sequence[PersonAnswers], *, corrected: bool) -> Agreement:
    """The last answer of each person counts. `corrected` says that a later record corrects this
    one."""
    said = [each for one in people for each in one.answers if each.kind == AnswerKind.OBJECT]
    return Agreement(
        sent=len(people),
        agreed=sum(one.answers[-1].kind == AnswerKind.AGREE for one in people if one.answers),
        not_reached=sum(not one.reached for one in people),
        objections=len(said),
        answered=sum(corrected or hasattr(each, "reply") for each in said),
    )


def get_agreement(record: Record) -> Agreement:
    """What the people to whom the record's text was sent said about it."""
    return add_up(_people_of(record), corrected=record.superseding is not None)


def _people_of(record: Record) -> list[PersonAnswers]:
    sent = find_recipients(record.summary)
    attempt = record.review.attempt_id
    return group_by_person(one for one in sent if one.circulation.attempt_id == attempt)


def describe_agreement(record: Record) -> dict[str, Any] | None:
    """All that was said about the record's text, as plain data for its evidence pack; None for one
    that was not sent. Holds names and no addresses."""
    people, corrected = _people_of(record), record.superseding is not None
    if not people:
        return None
    return {
        "text_sha256": record.text_sha256,
        "corrected": corrected,
        **asdict(add_up(people, corrected=corrected)),
        "people": [
            {
                "name": one.name,
                "reached": one.reached,
                "answers": [_describe_answer(each) for each in one.answers],
            }
            for one in people
        ],
    }


def _describe_answer(answer: Answer) -> dict[str, Any]:
    given: Reply | None = getattr(answer, "reply", None)
    start, end = answer.about_start, answer.about_end
    return {
        "kind": answer.kind,
        "at": answer.at.isoformat(),
        "about": None if start is None else {"start": start, "end": end, "text": answer.sentence},
        "comment": answer.comment,
        "reply": given
        and {
            "by": given.by.get_username(),
            "at": given.at.isoformat(),
            "comment": given.comment,
        },
    }
