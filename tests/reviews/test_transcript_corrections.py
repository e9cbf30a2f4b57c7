"""Correcting a transcript at the desk, and what that means for a text that was judged."""

import html
import json
import re

import pytest
from django.urls import reverse

from judging.models import Evaluation
from judging.services import judge_summary
from records.evidence_pack import check_pack
from records.exports import build_evidence_pack
from records.log import keys
from records.verification import verify
from reviews import decisions, drafts, policies
from summaries.models import Summary, Transcript
from summaries.services import write_next_attempt
from summaries.status import Action, Status
from tests.e2e.fixtures import client_of
from tests.factories import scenes
from tests.modelserver import Scenario

pytestmark = pytest.mark.django_db

TURNS = [
    ("Speaker 1", "Good morning. We have fifty units left in the store."),
    ("Speaker 2", "Then I will order two hundred more units by Friday."),
    ("Speaker 3", "The budget allows that. We decide to order on Friday."),
]
WHY = "heard in the recording at 0:02"


@pytest.fixture
def case(db) -> Summary:
    found = scenes.opened_case("Stock meeting", turns=TURNS)
    scenes.pipeline_finishes(found)
    return found


def look(user, case: Summary) -> str:
    return client_of(user).get(reverse("summary", args=[case.pk])).content.decode()


def correct(user, case: Summary, **sent: object):
    return client_of(user).post(reverse("correct-transcript", args=[case.pk]), sent, follow=True)


def name_speakers(user, case: Summary, *names: str):
    fields = re.findall(r'name="(speaker-[0-9a-f]{12})"', look(user, case))
    return correct(user, case, **dict(zip(fields, names, strict=True)))


def says(case: Summary) -> list[tuple[str, str]]:
    turns = Transcript.objects.get(pk=case.transcript_id).corrected_turns
    return [(turn["speaker"], turn["text"]) for turn in turns]


def test_labels_without_a_name_are_offered_first_with_quotes(case, rosa):
    page = look(rosa, case)
    assert "<strong>Name the speakers.</strong> 3 have no name" in page
    assert "fifty units left in the store." in page.partition('class="halves"')[0]
    name_speakers(rosa, case, "Ana Ruiz", "Ben Okafor", "Chidi Mensah")
    assert [speaker for speaker, _ in says(case)] == ["Ana Ruiz", "Ben Okafor", "Chidi Mensah"]
    assert "Correct speakers and words" in look(rosa, case)
    assert (
        "named “Speaker 1” Ana Ruiz"
        in client_of(rosa)
        .get(reverse("summary", args=[case.pk]), {"view": "history"})
        .content.decode()
    )


def test_a_corrected_turn_shows_what_came_in(case, rosa):
    correct(rosa, case, turn="1", text="Good morning. We have fifteen units left.", reason=WHY)
    page = look(rosa, case)
    assert '<del dir="auto">Good morning. We have fifty units left in the store.</del>' in page
    assert "Judged before corrections." in page
    correct(rosa, case, take_back="1", reason="The recording says fifty.")
    page = look(rosa, case)
    assert "Judged before corrections." not in page
    assert says(case)[0] == TURNS[0]


def test_a_correction_without_a_reason_is_refused_and_says_so(case, rosa):
    page = correct(rosa, case, turn="1", text="We have fifteen units.").content.decode()
    assert "Say how you know" in page
    assert says(case)[0] == TURNS[0]


def test_a_text_is_judged_again_as_a_further_attempt_and_its_record_holds(case, rosa):
    attempt = scenes.newest(case)
    name_speakers(rosa, case, "Ana Ruiz", "Ben Okafor", "Chidi Mensah")
    correct(rosa, case, turn="1", text="Good morning. We have fifteen units left.", reason=WHY)
    with pytest.raises(ValueError, match="warning"):
        decisions.approve(case, by=rosa, **scenes.signed(case))
    decisions.judge_again(case, by=rosa, seen=attempt.number)
    scenes.pipeline_finishes(case)
    again = case.attempts.get(number=attempt.number + 1)
    assert (again.text, again.based_on) == (attempt.text, attempt)
    read = {item.corrections for item in Evaluation.objects.filter(attempt__number__gt=1)}
    assert read == {4}
    assert "Judged before corrections." not in look(rosa, case)
    record = decisions.approve(case, by=rosa, comment="Compared.", **scenes.signed(case))
    signed = json.loads(record.snapshot)["transcript"]
    assert [row["number"] for row in signed["corrections"]] == [1, 2, 3, 4]
    assert signed["corrected_sha256"] != signed["sha256"] == record.transcript_sha256
    assert list(verify()) == []
    found = check_pack(build_evidence_pack(record), [str(keys.get_signer().verifier)])
    assert found.corrections == 4


def find_form(page: str, button: str) -> dict[str, str]:
    """The hidden fields of the form with this button."""
    (form,) = [
        each for each in re.findall(r"<form.*?</form>", page, re.DOTALL) if f">{button}<" in each
    ]
    fields = re.findall(r'<input type="hidden" name="([^"]*)"(?: value="([^"]*)")?', form)
    return {name: html.unescape(value) for name, value in fields}


def test_a_corrected_transcript_is_written_again_with_the_comments_typed_so_far(rosa, serve):
    first, second = "Fifty units are left.", "Fifteen units are left."
    server = serve(Scenario(writer=[second]))
    case = scenes.opened_case("Stock meeting", turns=TURNS)
    scenes.judged(scenes.written(case, first, model="openai:scripted"), Action.PASS)
    assert ">Write again<" not in look(rosa, case)
    correct(rosa, case, turn="1", text="Good morning. We have fifteen units left.", reason=WHY)
    attempt = scenes.newest(case)
    words = {f"on-0-{len(first)}": "Say where.", "comment": "Shorter."}
    drafts.save_comments(attempt, words=words, by=rosa)
    sent = find_form(look(rosa, case), "Write again")
    assert client_of(rosa).post(reverse("send-back", args=[case.pk]), sent).status_code == 302
    case.refresh_from_db()
    assert (case.status, case.sent_back) == (Status.REVISING, True)
    brief = attempt.briefs.get().comment
    for part in ("Shorter.", "The transcript was corrected.", "Say where.", first):
        assert part in brief
    write_next_attempt(case.pk)
    prompt = server.requests[-1].prompt
    assert "We have fifteen units left." in prompt
    assert "We have fifty units left" not in prompt
    assert scenes.newest(case).text == second
    judge_summary(case.pk)
    assert "Judged before corrections." not in look(rosa, case)


def test_a_comment_typed_since_the_page_was_opened_stops_writing_again(rosa, serve):
    serve(Scenario())
    case = scenes.opened_case("Stock meeting", turns=TURNS)
    scenes.judged(scenes.written(case, "Fifty units.", model="openai:scripted"), Action.PASS)
    correct(rosa, case, turn="1", text="Good morning. We have fifteen units left.", reason=WHY)
    sent = find_form(look(rosa, case), "Write again")
    drafts.save_comments(scenes.newest(case), words={"comment": "Shorter."}, by=rosa)
    answer = client_of(rosa).post(reverse("send-back", args=[case.pk]), sent)
    assert "Shorter." in answer.content.decode()
    case.refresh_from_db()
    assert case.status == Status.IN_REVIEW


def test_a_speakers_former_name_in_the_text_is_offered_as_an_edit(rosa):
    case = scenes.opened_case("Stock meeting", turns=TURNS)
    scenes.judged(scenes.written(case, "Speaker 1 has fifty units left."), Action.PASS)
    name_speakers(rosa, case, "Ana Ruiz", "", "")
    page = look(rosa, case)
    assert "<del>Speaker 1</del>" in page or "<ins>Ana Ruiz</ins>" in page
    (text,) = re.findall(r'<textarea name="text" hidden[^>]*>([^<]*)</textarea>', page)
    assert text == "Ana Ruiz has fifty units left."
    client_of(rosa).post(reverse("edit", args=[case.pk]), {**scenes.signed(case), "text": text})
    assert scenes.newest(case).text == text
    assert 'id="renaming"' not in look(rosa, case)


def test_under_four_eyes_who_corrected_the_transcript_does_not_approve(case, rosa, rolf):
    scenes.under_four_eyes(case)
    correct(rosa, case, turn="1", text="Good morning. We have fifteen units left.", reason=WHY)
    assert policies.four_eyes_conflict(rosa, case) == "corrected its transcript"
    assert not policies.four_eyes_conflict(rolf, case)


def test_a_closed_case_offers_no_correction(rosa):
    case = scenes.approved(rosa).summary
    assert 'id="speakers"' not in look(rosa, case)
    assert correct(rosa, case, turn="1", text="No.", reason=WHY).status_code == 403
    assert case.status == Status.APPROVED
