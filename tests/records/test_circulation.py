"""Texts go to the people of their meeting, who agree or object without an account."""

import hashlib
import io
import json
import zipfile
from datetime import timedelta
from typing import Any

import pytest
from countersign_judge.llm.providers.offline.sentences import split_sentences
from django.core import mail
from django.core.exceptions import PermissionDenied
from django.db import IntegrityError, transaction
from django.test import Client
from django.urls import reverse
from django.utils import timezone
from django.utils.html import escape

from accounts.models import AccountLetter, AuditEvent
from delivery.models import Notification, NotificationKind
from records import circulation
from records.circulation import CannotSend, format_people, get_agreement, parse_people
from records.evidence_pack import check_pack
from records.exports import build_evidence_pack
from records.models import Answer, AnswerKind, Circulation, Recipient
from records.verify import Refused, check_agreement
from reviews import corrections
from summaries.models import MeetingContext, Origin, Sending
from summaries.services import add_attempt
from tests.accounts.mailing import mailed
from tests.database import unguarded
from tests.e2e.fixtures import client_of
from tests.factories import kept, scenes
from tests.records.circulating import (
    PEOPLE,
    agrees,
    approved,
    links,
    objects,
    recipient,
    sending,
    sent,
)

pytestmark = pytest.mark.django_db


@pytest.fixture
def record(rolf):
    return approved(sending(), by=rolf)


@pytest.fixture
def ana(record, rolf) -> str:
    """The path of her link."""
    sent(record, by=rolf)
    return links()["ana@example.org"]


def page_of(link: str) -> str:
    answer = Client().get(link)
    assert answer.status_code == 200
    return answer.content.decode()


def record_page(record, user) -> str:
    return client_of(user).get(reverse("record", args=[record.number])).content.decode()


# --- Sending ----------------------------------------------------------------


def test_each_person_gets_the_text_and_a_link_of_their_own(record, rolf):
    sent(record, by=rolf)
    assert len(set(links().values())) == 3
    letter = next(each for each in mail.outbox if each.to == ["ben@example.org"])
    assert letter.subject == "Minutes: Supplier audit"
    assert record.text in letter.body
    assert "Rolf Berg" in letter.body


def test_only_the_hash_of_a_link_is_stored(ana):
    token = ana.rpartition("/")[2]
    stored = recipient("ana@example.org").token_sha256
    assert stored == hashlib.sha256(token.encode()).hexdigest()


def test_the_page_sends_to_the_people_that_were_typed(record, rolf, settings):
    settings.RECALL_SECONDS = 0
    form = {"attempt": record.review.attempt.number, "people": "Ana Ruiz <ana@example.org>\n"}
    answer = client_of(rolf).post(reverse("send-minutes", args=[record.summary_id]), form)
    assert answer.status_code == 302
    assert list(links()) == ["ana@example.org"]
    assert "agreed by 0 of 1" in record_page(record, rolf)


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("", "at least one person"),
        ("Ana Ruiz <ana@example.org>\nBen Okafor", "Line 2 is “Ben Okafor”"),
        ("ana@example@org", "Line 1"),
        ("\n".join(f"p{number}@example.org" for number in range(201)), "201 people"),
    ],
)
def test_a_line_without_an_address_is_named(typed, why):
    with pytest.raises(CannotSend, match=why):
        parse_people(typed)


def test_an_address_that_is_there_twice_gets_one_mail():
    assert len(parse_people("Ana <ana@example.org>\nANA@example.org")) == 1


def test_nothing_is_sent_where_the_guideline_does_not_ask_for_it(rolf):
    record = scenes.approved(rolf)
    with pytest.raises(CannotSend, match="does not send records"):
        sent(record, by=rolf)
    assert "Send to participants" not in record_page(record, rolf)


def test_a_record_is_not_sent_while_its_signer_can_recall_it(record, rolf, settings):
    settings.RECALL_SECONDS = 60
    with pytest.raises(CannotSend, match="can still undo"):
        circulation.circulate(record.review.attempt, PEOPLE, by=rolf)


def test_only_reviewers_of_the_guideline_send_and_revoke(record, rolf):
    auditor = scenes.person("auditor", "auditor")
    with pytest.raises(PermissionDenied):
        sent(record, by=auditor)
    sent(record, by=rolf)
    with pytest.raises(PermissionDenied):
        circulation.revoke(Recipient.objects.all(), by=auditor, summary=record.summary)


def test_a_former_text_is_not_sent(record, lena, rolf):
    later = kept.corrected(record, by=lena, approver=rolf)
    with pytest.raises(CannotSend, match="Another text was approved"):
        sent(record, by=rolf)
    assert sent(later, by=rolf)


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("Ruiz, Ana <ana@example.org>", "Ruiz, Ana"),
        ('"Ruiz, Ana (chair)" <ana@example.org>', "Ruiz, Ana (chair)"),
        ("José Núñez <ana@example.org>", "José Núñez"),
        ("<ana@example.org>", "ana@example.org"),
    ],
)
def test_a_name_is_taken_as_it_is_typed(line, name):
    [person] = parse_people(line)
    assert (person.name, person.email) == (name, "ana@example.org")
    assert parse_people(format_people([person])) == [person]


def test_a_mail_that_was_given_up_is_shown_and_sent_again(record, rolf, settings):
    settings.RECALL_SECONDS = 0
    usual, settings.EMAIL_BACKEND = (
        settings.EMAIL_BACKEND,
        "django.core.mail.backends.smtp.EmailBackend",
    )
    settings.EMAIL_HOST, settings.EMAIL_PORT = "127.0.0.1", 1
    sent(record, by=rolf, people=PEOPLE[:1])
    mailed()
    assert str(get_agreement(record)) == "agreed by 0 of 1"
    assert "could not be delivered" not in record_page(record, rolf)
    AccountLetter.objects.update(
        happened_at=timezone.now() - timedelta(days=3), lease_until=timezone.now()
    )
    mailed()
    page = record_page(record, rolf)
    assert "could not be delivered to <bdi>Ana Ruiz</bdi>" in page
    assert str(get_agreement(record)) == "1 not reached"
    assert check_pack(build_evidence_pack(record)).agreement == "1 not reached"
    settings.EMAIL_BACKEND = usual
    form = {"attempt": record.review.attempt.number, "people": "Ana Ruiz <ana@example.org>\n"}
    assert f'value="{escape(form["people"])}"' in page
    client_of(rolf).post(reverse("send-minutes", args=[record.summary_id]), form)
    assert list(links()) == ["ana@example.org"]
    assert "could not be delivered" not in record_page(record, rolf)
    assert str(get_agreement(record)) == "agreed by 0 of 1"


# --- By itself --------------------------------------------------------------


def told_of(case, *people) -> None:

    MeetingContext.objects.create(
        transcript=case.transcript, number=0, participants=[vars(each) for each in people]
    )


def test_a_guideline_sends_its_records_by_itself_once_and_not_before_the_recall_is_over(
    rolf, settings
):
    settings.RECALL_SECONDS = 60
    case = sending(send_minutes=Sending.ALWAYS)
    told_of(case, *PEOPLE[:2])
    record = approved(case, by=rolf)
    assert circulation.send_due() == 0
    settings.RECALL_SECONDS = 0
    assert circulation.send_due() == 1
    assert circulation.send_due() == 0
    assert sorted(links()) == ["ana@example.org", "ben@example.org"]
    assert record.summary.circulations.get().by == rolf


def test_without_an_address_nothing_is_sent_and_the_record_says_so(rolf, settings):
    settings.RECALL_SECONDS = 0
    record = approved(sending(send_minutes=Sending.ALWAYS), by=rolf)
    assert circulation.send_due() == 1
    assert circulation.send_due() == 0
    assert "no participant had an e-mail address" in record_page(record, rolf)


def test_an_old_record_is_not_sent_when_its_guideline_begins_to(rolf, settings):
    settings.RECALL_SECONDS = 0
    record = approved(sending(send_minutes=Sending.ALWAYS), by=rolf)
    kept.aged(record, days=8)
    assert circulation.send_due() == 0


def test_the_form_names_the_participants_whose_address_is_known(rolf, settings):
    settings.RECALL_SECONDS = 0
    case = sending()
    told_of(case, PEOPLE[0], circulation.Person("Xenia Unaddressed", ""))
    page = record_page(approved(case, by=rolf), rolf)
    assert "Ana Ruiz &lt;ana@example.org&gt;" in page
    assert "Xenia Unaddressed" not in page


# --- The page of a recipient ------------------------------------------------


def test_the_page_shows_the_text_and_nothing_else_of_the_case(ana, record):
    page = page_of(ana)
    assert "Supplier audit" in page
    for sentence in split_sentences(record.text):
        assert sentence.text in page
    turn = record.summary.transcript.turns[0]["text"]
    assert turn not in page
    assert "ben@example.org" not in page
    assert "Ben Okafor" not in page.replace(record.text, "").split("<fieldset")[0]


def test_turns_show_only_where_the_guideline_allows_it(rolf):
    record = approved(sending(send_turns=True), by=rolf)
    sent(record, by=rolf)
    said = [turn["text"] for turn in record.summary.transcript.turns]
    page = page_of(links()["ana@example.org"])
    assert any(text in page for text in said)


def test_a_get_and_a_head_answer_nothing(ana):
    page_of(ana)
    Client().head(ana)
    assert not Answer.objects.exists()


def test_a_post_without_the_token_of_the_form_is_refused(ana):
    strict = Client(enforce_csrf_checks=True)
    assert strict.post(ana, {"answer": "agree"}).status_code == 403
    assert not Answer.objects.exists()


def test_who_agrees_is_counted_once(ana, record, rolf):
    agrees(ana)
    agrees(ana)
    assert str(get_agreement(record)) == "agreed by 1 of 3"
    assert "agreed by 1 of 3" in record_page(record, rolf)


def test_an_objection_names_its_sentence_and_arrives_on_record_and_case(ana, record, rolf):
    second = circulation.lay_out_sentences(recipient("ana@example.org").circulation)[1]
    objects(ana, "That was <b>Thursday</b>.", str(second.number))
    answer = Answer.objects.get()
    assert answer.sentence == record.text[second.start : second.end]
    for page in (
        record_page(record, rolf),
        client_of(rolf).get(reverse("summary", args=[record.summary_id])).content.decode(),
    ):
        assert "That was &lt;b&gt;Thursday&lt;/b&gt;." in page
        assert second.text in page
    assert str(get_agreement(record)) == "agreed by 0 of 3, 1 objection, 1 not answered"


@pytest.mark.parametrize("comment", ["", "   ", "\u200b\u200b", "…"])
def test_an_objection_says_what_is_wrong(ana, comment):
    answer = Client().post(ana, {"answer": "object", "comment": comment, "sentence": "1"})
    assert answer.status_code == 422
    assert "Write what is wrong." in answer.content.decode()
    assert not Answer.objects.exists()


@pytest.mark.parametrize("sentence", ["0", "999", "-1", "x", "7" * 5000])
def test_an_objection_to_no_sentence_is_about_the_whole_text(ana, sentence):
    objects(ana, "Nora is missing.", sentence)
    assert Answer.objects.get().about_start is None


def test_a_link_takes_a_limited_number_of_answers(ana):
    one = recipient("ana@example.org")
    Answer.objects.bulk_create(
        Answer(
            recipient=one,
            kind=AnswerKind.OBJECT,
            comment=f"No {number}",
            text_sha256=one.circulation.attempt.sha256,
        )
        for number in range(50)
    )
    answer = Client().post(ana, {"answer": "object", "comment": "No."})
    assert (answer.status_code, Answer.objects.count()) == (422, 50)


def test_tries_of_links_are_limited(ana):
    tried = [Client().get(f"/minutes/none-{number}").status_code for number in range(121)]
    assert tried == [410] * 120 + [429]


def is_over(link: str) -> bool:
    answers = [Client().get(link), Client().post(link, {"answer": "agree"})]
    words = answers[0].content.decode()
    assert "Supplier audit" not in words
    return [each.status_code for each in answers] == [410, 410]


def test_an_unknown_a_revoked_and_an_old_link_look_alike(ana, record, rolf):
    page = Client().get("/minutes/none-such")
    one = recipient("ana@example.org")
    form = {"recipient": str(one.pk)}
    client_of(rolf).post(reverse("revoke-minutes", args=[record.summary_id]), form)
    assert is_over(ana)
    ben = links()["ben@example.org"]
    with unguarded():
        Circulation.objects.update(until=timezone.now() - timedelta(seconds=1))
    assert is_over(ben)
    words = [each.content.decode().partition("<main")[2] for each in (page, Client().get(ben))]
    assert words[0] == words[1]


def test_a_link_of_another_case_is_not_revoked(ana, rolf):
    other = approved(sending("Another"), by=rolf)
    one = recipient("ana@example.org")
    done = circulation.revoke(Recipient.objects.filter(pk=one.pk), by=rolf, summary=other.summary)
    assert done == 0


def test_a_link_ends_with_a_correction(ana, record, lena, rolf):
    kept.corrected(record, by=lena, approver=rolf)
    assert is_over(ana)


def test_a_link_ends_with_a_recall(rolf, settings):
    settings.RECALL_SECONDS = 0
    record = approved(sending(), by=rolf)
    circulation.circulate(record.review.attempt, PEOPLE, by=rolf)
    settings.RECALL_SECONDS = 60
    corrections.recall(record, by=rolf)
    assert is_over(links()["ana@example.org"])


def test_a_disposition_ends_links_and_removes_names_and_addresses(ana, record, lena):
    objects(ana)
    kept.disposed(record, by=lena)
    assert is_over(ana)
    assert set(Recipient.objects.values_list("name", "email")) == {("", "")}


# --- Drafts -----------------------------------------------------------------


def test_a_draft_circulates_where_the_guideline_asks_for_it(rolf):
    case = sending(circulate_drafts=True)
    draft = scenes.newest(case)
    circulation.circulate(draft, PEOPLE, by=rolf)
    ana = links()["ana@example.org"]
    assert "Draft" in page_of(ana)
    objects(ana)
    agrees(links()["ben@example.org"])
    page = client_of(rolf).get(reverse("summary", args=[case.pk])).content.decode()
    assert "That was Thursday." in page
    record = approved(case, by=rolf)
    assert str(get_agreement(record)) == "agreed by 1 of 3, 1 objection, 1 not answered"


def test_a_draft_stays_where_the_guideline_does_not_ask_for_it(rolf):
    with pytest.raises(CannotSend, match="does not circulate drafts"):
        circulation.circulate(scenes.newest(sending()), PEOPLE, by=rolf)


def test_the_link_of_a_draft_ends_with_a_newer_text_and_with_a_rejection(rolf):
    case = sending(circulate_drafts=True)
    circulation.circulate(scenes.newest(case), PEOPLE, by=rolf)
    ana = links()["ana@example.org"]
    newest = scenes.newest(case)
    add_attempt(
        case, text=f"{newest.text} So be it.", origin=Origin.REVIEWER, based_on=newest, by=rolf
    )
    assert is_over(ana)


# --- Answers of leads -------------------------------------------------------


def test_a_lead_answers_an_objection_once(ana, record, lena, rolf):
    objects(ana)
    url = reverse("reply-to-objection", args=[Answer.objects.get().pk])
    assert client_of(rolf).post(url, {"comment": "No."}).status_code == 403
    client_of(lena).post(url, {"comment": "The recording says Friday."})
    client_of(lena).post(url, {"comment": "Again."})
    assert Answer.objects.get().reply.comment == "The recording says Friday."
    assert "The recording says Friday." in page_of(ana)
    assert str(get_agreement(record)) == "agreed by 0 of 3, 1 objection, answered"


def test_a_correction_answers_an_objection(ana, record, lena, rolf):
    objects(ana)
    kept.corrected(record, by=lena, approver=rolf)
    record.refresh_from_db()
    assert str(get_agreement(record)) == "agreed by 0 of 3, 1 objection, answered"


def test_the_sender_and_the_leads_are_notified_of_an_objection(ana, lena, rolf):
    objects(ana)
    rows = Notification.objects.filter(kind=NotificationKind.OBJECTION)
    assert {row.user for row in rows} == {lena, rolf}
    assert rows[0].reason == "Ana Ruiz: That was Thursday."


def test_the_audit_log_has_each_step_and_no_word_of_it(ana, record, lena, rolf):
    agrees(ana)
    objects(ana)
    circulation.reply(Answer.objects.get(kind="object"), by=lena, comment="It was Friday.")
    circulation.revoke(Recipient.objects.all(), by=rolf, summary=record.summary)
    events = AuditEvent.objects.filter(area="circulation").order_by("pk")
    assert [event.kind.partition(".")[2] for event in events] == [
        *("send", "agree", "object", "reply"),
        *["revoke"] * 3,
    ]
    assert "Thursday" not in str(list(events.values()))
    assert {event.object_key for event in events} == {str(record.summary_id)}


# --- Pack and API -----------------------------------------------------------


def test_the_pack_says_what_participants_said_and_both_verifiers_read_it(ana, record, lena):
    agrees(links()["ben@example.org"])
    objects(ana)
    circulation.reply(Answer.objects.get(kind="object"), by=lena, comment="It was Friday.")
    pack = build_evidence_pack(record)
    assert check_pack(pack).agreement == "agreed by 1 of 3, 1 objection, answered"
    with zipfile.ZipFile(io.BytesIO(pack)) as files:
        held = json.loads(files.read("agreement.json"))
        assert b"agreement.json" in files.read("README.txt")
    assert [person["name"] for person in held["people"]] == [one.name for one in PEOPLE]
    assert "example.org" not in json.dumps(held)


def test_a_pack_whose_agreement_counts_more_than_it_has_is_refused(ana, record):
    agrees(ana)
    said = circulation.describe_agreement(record)
    assert said
    leaf = {"text_sha256": record.text_sha256}
    assert check_agreement(said, leaf) == "agreed by 1 of 3"
    with pytest.raises(Refused, match="counts another agreed"):
        check_agreement({**said, "agreed": 2}, leaf)
    with pytest.raises(Refused, match="another text"):
        check_agreement(said, {"text_sha256": "0" * 64})


def test_a_record_that_was_not_sent_has_no_such_file(record):
    with zipfile.ZipFile(io.BytesIO(build_evidence_pack(record))) as files:
        assert "agreement.json" not in files.namelist()


# --- Constraints ------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("answer_agrees_or_says_why_not", {"kind": "agree", "comment": "But."}),
        ("answer_agrees_or_says_why_not", {"kind": "object"}),
        ("answer_agrees_or_says_why_not", {"kind": "maybe", "comment": "But."}),
        ("answer_is_about_a_stretch", {"kind": "object", "comment": "No.", "about_start": 1}),
        (
            "answer_is_about_a_stretch",
            {"kind": "object", "comment": "No.", "about_start": 4, "about_end": 4},
        ),
    ],
)
def test_the_database_refuses(ana, name, values):
    one = recipient("ana@example.org")
    with pytest.raises(IntegrityError, match=name), transaction.atomic():
        Answer.objects.create(recipient=one, text_sha256=one.circulation.attempt.sha256, **values)


@pytest.mark.usefixtures("owning")
@pytest.mark.parametrize("model", [Circulation, Answer])
def test_what_was_sent_and_said_is_append_only(ana, model):
    agrees(ana)
    later: Any = {Circulation: {"draft": True}, Answer: {"comment": "No."}}[model]
    with pytest.raises(IntegrityError, match="kept as they were"), transaction.atomic():
        model.objects.update(**later)
