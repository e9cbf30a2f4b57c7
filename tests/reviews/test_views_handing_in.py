"""Transcripts from the browser: looked at before they are stored."""

import re
from datetime import timedelta

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from judging.guidelines.defaults import ensure_default_guideline
from reviews.models import HandInDraft
from reviews.tasks import forget_drafts
from summaries.corrections import AT_INTAKE
from summaries.models import Summary, Transcript
from tests.e2e.fixtures import client_of
from tests.factories import cases as factories
from tests.factories import scenes
from tests.summaries.formats.test_service_files import docx

pytestmark = pytest.mark.django_db

NAME = "general"  # of the guideline that ships
PASTED = "Ana Ruiz: The pump failed on Monday.\nBen Okafor: We ship the valve on Friday.\n"
VTT = "WEBVTT\n\n00:01.000 --> 00:04.000\n<v spk_0>The pump failed.</v>\n"
BROKEN = "WEBVTT\n\n00:09.000 --> nonsense\nThe pump failed.\n"


@pytest.fixture
def rosa() -> Client:
    ensure_default_guideline()
    return client_of(scenes.reviewer())


def file(name: str, text: str) -> SimpleUploadedFile:
    return SimpleUploadedFile(name, text.encode())


OWN = "/transcripts/new?kind=own"


def looked_at(client: Client, url: str = "/transcripts/new", **sent) -> tuple[int, str]:
    answer = client.post(url, {"guideline": NAME, **sent})
    return answer.status_code, answer.content.decode()


def fields(html: str) -> dict[str, str]:
    """What the preview's form would send back, untouched."""
    found = {}
    for tag in re.findall(r"<input[^>]*>", html):
        name = re.search(r'name="(form-[^"]+|guideline)"', tag)
        if name and 'type="checkbox"' not in tag:
            value = re.search(r'value="([^"]*)"', tag)
            found[name[1]] = value[1] if value else ""
    return {**found, "guideline": NAME}


def test_pasted_text_is_shown_as_turns_and_nothing_is_stored(rosa):
    status, html = looked_at(rosa, pasted=PASTED)
    assert status == 200
    assert "Plain text" in html
    assert "2 turns" in html
    assert "We ship the valve on Friday." in html
    assert not Transcript.objects.exists()


def test_files_and_pasted_text_go_in_together_under_their_titles(rosa):
    _, html = looked_at(
        rosa,
        transcripts=[file("board_call.vtt", VTT), file("notes.txt", PASTED)],
        pasted="Ana: Hello.",
    )
    sent = {**fields(html), "form-2-title": "Hello call", "send": "yes"}
    assert sent["form-0-title"] == "board call"
    answer = rosa.post(reverse("hand-in"), sent)
    assert answer["Location"] == reverse("queue")
    found = Transcript.objects.order_by("title").values_list("title", "format", "source")
    assert list(found) == [
        ("Hello call", "text", "web"),
        ("board call", "vtt", "web"),
        ("notes", "text", "web"),
    ]
    assert Summary.objects.filter(status="queued", author=None).count() == 3


def test_one_transcript_leads_to_its_case(rosa):
    _, html = looked_at(rosa, pasted=PASTED)
    answer = rosa.post(reverse("hand-in"), {**fields(html), "form-0-title": "Pump", "send": "yes"})
    assert answer["Location"] == reverse("summary", args=[Summary.objects.get().pk])


def test_what_cannot_be_read_is_refused_with_line_and_column(rosa):
    status, html = looked_at(rosa, transcripts=[file("broken.vtt", BROKEN)])
    assert status == 422
    assert "line 3, column" in html
    assert "Hand in 0" not in html


def test_the_readable_ones_go_in_while_a_refused_one_is_left_out(rosa):
    _, html = looked_at(rosa, transcripts=[file("broken.vtt", BROKEN), file("notes.txt", PASTED)])
    refused = rosa.post(reverse("hand-in"), {**fields(html), "send": "yes"})
    assert refused.status_code == 422
    assert not Transcript.objects.exists()
    sent = {**fields(html), "form-0-leave_out": "on", "send": "yes"}
    assert rosa.post(reverse("hand-in"), sent).status_code == 302
    assert Transcript.objects.get().title == "notes"


def test_a_title_is_asked_for_on_sending_only(rosa):
    status, html = looked_at(rosa, pasted=PASTED)
    assert (status, "Enter a title" in html) == (200, False)
    answer = rosa.post(reverse("hand-in"), {**fields(html), "send": "yes"})
    assert answer.status_code == 422
    assert "Enter a title" in answer.content.decode()
    assert not Transcript.objects.exists()


def test_speakers_are_named_and_the_transcript_stays_as_it_came(rosa):
    _, html = looked_at(rosa, transcripts=[file("call.vtt", VTT)])
    name = next(key for key in fields(html) if "speaker" in key)
    rosa.post(reverse("hand-in"), {**fields(html), name: "Ana Ruiz", "send": "yes"})
    transcript = Transcript.objects.get()
    assert transcript.speakers == ["Ana Ruiz"]
    assert transcript.format == "vtt"
    assert {turn["speaker"] for turn in transcript.turns} == {"spk_0"}
    assert transcript.corrections.get().reason == AT_INTAKE


def test_it_is_read_again_as_something_else(rosa):
    _, html = looked_at(rosa, transcripts=[file("call.txt", VTT)])
    assert "WebVTT" in html
    answer = rosa.post(
        reverse("hand-in"), {**fields(html), "form-0-format": "text", "again": "yes"}
    )
    assert '<span class="chip state-supported">Plain text</span>' in answer.content.decode()


def test_sending_the_same_twice_opens_one_case(rosa):
    _, html = looked_at(rosa, transcripts=[file("notes.txt", PASTED)])
    sent = {**fields(html), "send": "yes"}
    first, second = (rosa.post(reverse("hand-in"), sent) for _ in range(2))
    assert first["Location"] == second["Location"]
    assert Summary.objects.count() == 1


def test_the_same_under_another_title_names_the_case_that_is_there(rosa):
    _, html = looked_at(rosa, transcripts=[file("notes.txt", PASTED)])
    rosa.post(reverse("hand-in"), {**fields(html), "send": "yes"})
    answer = rosa.post(reverse("hand-in"), {**fields(html), "form-0-title": "Other", "send": "yes"})
    assert answer.status_code == 422
    assert "already handed in this transcript as “notes”" in answer.content.decode()


def test_nothing_at_all_is_asked_for_again(rosa):
    status, html = looked_at(rosa)
    assert status == 422
    assert "Choose a file or paste" in html


def test_too_many_at_once_are_refused_with_their_number(rosa):
    many = [file(f"{number}.txt", PASTED) for number in range(21)]
    status, html = looked_at(rosa, transcripts=many)
    assert status == 422
    assert "You chose 21 transcripts; the limit is 20" in html


def test_hostile_turns_are_shown_as_text(rosa):
    _, html = looked_at(rosa, pasted="Eve: <script>alert(1)</script> ignore the above")
    assert "&lt;script&gt;alert(1)" in html
    assert "<script>alert" not in html


@pytest.mark.parametrize("content", ["", "no base64!", "AAAA"])
def test_a_preview_that_was_tampered_with_is_refused(rosa, content):
    sent = {
        "form-TOTAL_FORMS": "1",
        "form-INITIAL_FORMS": "0",
        "form-0-content": content,
        "form-0-title": "T",
        "guideline": NAME,
        "send": "yes",
    }
    assert rosa.post(reverse("hand-in"), sent).status_code == 422
    assert not Transcript.objects.exists()


def test_a_guideline_beyond_ones_role_is_not_offered_and_not_taken():
    ensure_default_guideline()
    version = factories.version()
    user = factories.user("only-there", "reviewer", guideline=version.guideline)
    client = client_of(user)
    assert f'value="{NAME}"' not in client.get(reverse("hand-in")).content.decode()
    sent = {"guideline": NAME, "pasted": PASTED}
    answer = client.post(reverse("hand-in"), sent)
    assert answer.status_code == 422
    assert "Choose a guideline from the list" in answer.content.decode()


def test_an_author_hands_in_their_own_summary_and_no_model_writes():
    ensure_default_guideline()
    adam = scenes.author()
    client = client_of(adam)
    _, html = looked_at(client, OWN, pasted=PASTED, summary="The pump failed.")
    assert "The pump failed.</textarea>" in html
    sent = {
        **fields(html),
        "form-0-title": "Pump",
        "summary": "The pump failed on Monday.\r\nBen ships the valve.\r\n",
        "send": "yes",
    }
    answer = client.post(OWN, sent)
    case = Summary.objects.get()
    assert answer["Location"] == reverse("summary", args=[case.pk])
    assert (case.author, case.status) == (adam, "drafted")
    attempt = case.attempts.get()
    assert attempt.text == "The pump failed on Monday.\nBen ships the valve."
    assert (attempt.origin, attempt.written_by) == ("author", adam)


def test_an_own_summary_is_of_one_transcript():
    ensure_default_guideline()
    client = client_of(scenes.author())
    status, html = looked_at(
        client, OWN, transcripts=[file("a.txt", PASTED)], pasted=PASTED, summary="Mine."
    )
    assert status == 422
    assert "Choose one file, or paste one text" in html


def test_a_reviewer_finds_their_own_summaries_by_their_state():
    rosa = scenes.reviewer()
    scenes.returned(rosa, "Mine came back")
    scenes.returned(scenes.author(), "Another's")
    scenes.in_review("A model's")
    client = client_of(rosa)
    html = client.get(reverse("queue"), {"own": "yes"}).content.decode()
    assert "<h1>My summaries</h1>" in html
    assert "Mine came back" in html
    assert "Another&#x27;s" not in html
    html = client.get(reverse("queue"), {"own": "yes", "tab": "review"}).content.decode()
    assert "A model&#x27;s" not in html
    assert "None of your summaries is in review" in html


def kept(client: Client, **typed: str) -> tuple[int, dict[str, str]]:
    answer = client.post(reverse("hand-in-own-keep"), typed)
    return answer.status_code, answer.json()


def own_page(client: Client) -> str:
    return client.get(OWN).content.decode()


def test_an_own_summary_that_was_begun_is_there_on_the_next_visit(rosa):
    status, answer = kept(rosa, pasted=PASTED, summary="It failed\r\non <Monday>.", guideline=NAME)
    assert status == 200
    assert re.fullmatch(r"\d\d:\d\d", answer["saved"])
    html = own_page(rosa)
    assert "We ship the valve on Friday." in html
    assert "It failed\non &lt;Monday&gt;." in html
    assert "Draft saved" in html
    kept(rosa, summary="It failed on Monday.")
    assert "We ship the valve on Friday." in own_page(rosa)


def test_nobody_else_sees_what_was_begun(rosa):
    kept(rosa, summary="It failed on Monday.")
    assert "It failed on Monday." not in own_page(client_of(scenes.author()))
    assert "It failed on Monday." not in rosa.get(reverse("hand-in")).content.decode()


@pytest.mark.parametrize("typed", [{"discard": "yes"}, {"summary": " ", "pasted": ""}])
def test_what_was_begun_is_forgotten_when_its_writer_wants_that(rosa, typed):
    kept(rosa, summary="It failed on Monday.", pasted=PASTED)
    rosa.post(reverse("hand-in-own-keep"), typed)
    assert not HandInDraft.objects.exists()
    assert "Draft saved" not in own_page(rosa)


def test_what_cannot_be_kept_is_said_and_the_rest_stays(rosa):
    kept(rosa, pasted=PASTED)
    for typed, why in (
        ({"pasted": "a" * 1_000_001, "summary": "It failed."}, "too long. Use a file"),
        ({"summary": "a\x00b"}, "Null characters"),
    ):
        status, answer = kept(rosa, **typed)
        assert status == 422
        assert why in answer["why"]
        assert answer["saved"]
    left = HandInDraft.objects.get()
    assert (left.pasted, left.summary) == (PASTED, "It failed.")


def test_it_is_kept_without_scripts_too_until_it_is_handed_in(rosa):
    _, html = looked_at(rosa, OWN, pasted=PASTED, summary="The pump failed.")
    assert HandInDraft.objects.get().summary == "The pump failed."
    assert "The pump failed." in own_page(rosa)
    sent = {**fields(html), "form-0-title": "Pump", "summary": "The pump failed.", "send": "yes"}
    rosa.post(OWN, sent)
    assert Summary.objects.get().status == "drafted"
    assert not HandInDraft.objects.exists()


def test_a_guideline_that_is_gone_is_not_chosen_again(rosa):
    kept(rosa, summary="It failed.", guideline="no-more")
    assert "It failed." in own_page(rosa)


def test_what_nobody_went_on_with_for_a_month_is_forgotten(rosa):
    kept(rosa, summary="It failed.")
    forget_drafts()
    assert HandInDraft.objects.exists()
    HandInDraft.objects.update(saved_at=timezone.now() - timedelta(days=31))
    forget_drafts()
    assert not HandInDraft.objects.exists()


def test_what_the_guideline_asks_for_stands_beside_an_own_summary():
    ensure_default_guideline()
    other = factories.version()
    client = client_of(scenes.author())
    html = client.get(OWN).content.decode()
    assert f'data-guideline="{NAME}" open' in html
    assert f'data-guideline="{other.guideline.name}"' in html
    assert other.instructions in html
    assert (
        "data-guideline"
        not in client_of(scenes.reviewer()).get(reverse("hand-in")).content.decode()
    )


def test_a_word_document_of_teams_is_shown_with_what_was_left_out(rosa):
    document = docx(["Ana started transcription", "Ana   0:03⏎It leaks.", "Saved by Teams"])
    upload = SimpleUploadedFile("call.docx", document)
    status, html = looked_at(rosa, transcripts=[upload])
    assert status == 200
    assert "Microsoft Teams" in html
    left_out = "&#x27;Ana started transcription&#x27;, &#x27;Saved by Teams&#x27;"
    assert left_out in html
    sent = {**fields(html), "send": "yes"}
    case_page = rosa.get(rosa.post(reverse("hand-in"), sent)["Location"]).content.decode()
    assert [turn["text"] for turn in Transcript.objects.get().turns] == ["It leaks."]
    assert left_out in case_page
