"""A marked sentence has a consequence: the signer answers it, or gives one reason for all."""

import json

import pytest

from judging.api import build_summary_detail
from judging.attention import note_attention, read_attention
from judging.findings import finding_rows
from judging.models import Evaluation
from records.models import Record, Review
from reviews.models import MarkAnswer
from summaries.models import Summary, Transcript
from summaries.status import Action
from tests.database import unguarded
from tests.e2e.fixtures import client_of
from tests.factories import scenes

pytestmark = pytest.mark.django_db
MODEL = "openai:gpt-5"


def marked(title: str = "Marked") -> Summary:
    """A model passed it, though three of its sentences are unproven or wrong."""
    case = scenes.written(scenes.opened_case(title), scenes.WEAK, model=MODEL)
    return scenes.judged(case, Action.PASS, model=MODEL)


def answer(client, case: Summary, at: int, *, name: str = "proven", mark: str = ""):
    span = read_attention(scenes.newest(case)).marks[at]
    value = f"{span.start}-{span.end}-{mark or span.mark}"
    return client.post(
        f"/summaries/{case.pk}/answers",
        {**scenes.signed(case), name: value},
        headers={"accept": "application/json"},
    )


def sign(client, case: Summary, **more):
    return client.post(f"/summaries/{case.pk}/approve", {**scenes.signed(case), **more})


def test_an_open_mark_refuses_the_approval_on_the_server(rosa):
    case, client = marked(), client_of(rosa)
    answer(client, case, 0)
    answer(client, case, 1)
    refused = sign(client, case)
    assert refused.status_code == 422
    assert "1 marked sentence has no answer." in refused.content.decode()
    assert not Record.objects.exists()


def test_with_every_mark_answered_it_is_signed_and_the_record_keeps_the_answers(rosa):
    case, client = marked(), client_of(rosa)
    told = [answer(client, case, at).json() for at in range(3)]
    assert [each["checked"] for each in told] == [f"{n} of 3 checked" for n in (1, 2, 3)]
    assert told[-1]["open"] == ""
    assert sign(client, case).status_code == 302
    assert client.get("/records/1/").content.decode().count("proven by the signer") == 3
    kept = json.loads(Record.objects.get().snapshot)["approval"]["answers"]
    assert [(row["mark"], row["answer"]) for row in kept] == [
        ("check", "proven"),
        ("wrong", "proven"),
        ("check", "proven"),
    ]
    assert [row["text"] for row in kept] == [scenes.WEAK[row["start"] : row["end"]] for row in kept]


def test_one_reason_answers_the_marks_that_are_left(rosa):
    case, client = marked(), client_of(rosa)
    answer(client, case, 1)
    assert sign(client, case, comment="I chaired the meeting.").status_code == 302
    assert [row["answer"] for row in Review.objects.get().answers or ()] == [
        "reason",
        "proven",
        "reason",
    ]


def test_an_answer_is_taken_back_and_the_page_shows_it_again_without_scripts(rosa):
    case, client = marked(), client_of(rosa)
    answer(client, case, 0)
    assert "1 of 3 checked" in client.get(f"/summaries/{case.pk}/").content.decode()
    answer(client, case, 0, name="open")
    assert not MarkAnswer.objects.exists()
    assert "0 of 3 checked" in client.get(f"/summaries/{case.pk}/").content.decode()


def test_an_answer_counts_for_its_person_and_for_the_mark_that_they_saw(rosa):
    case, client = marked(), client_of(rosa)
    stale = answer(client, case, 0, mark="wrong")
    assert stale.status_code == 409
    assert "has another mark now" in stale.json()["why"]
    for at in range(3):
        answer(client, case, at)
    client.post(f"/summaries/{case.pk}/release")
    other = client_of(scenes.reviewer("rolf"))
    assert sign(other, case).status_code == 422
    other.post(f"/summaries/{case.pk}/release")
    MarkAnswer.objects.filter(mark="check").update(mark="wrong")
    assert sign(client, case).status_code == 422


def test_only_who_may_decide_answers(rosa):
    case = marked()
    assert answer(client_of(scenes.author()), case, 0).status_code in {403, 404}
    assert not MarkAnswer.objects.exists()


def test_a_text_that_covers_less_than_a_fifth_of_the_meeting_needs_a_reason(rosa):
    items = [f"And then item {n}, the {n}th pump." for n in range(400)]
    turns = [(who, f"{said} {item}") for item in items for who, said in scenes.TURNS]
    case, client = scenes.unflagged(turns=turns), client_of(rosa)
    refused = sign(client, case)
    assert refused.status_code == 422
    assert "of the meeting" in refused.content.decode()
    assert sign(client, case, comment="Only the decisions matter.").status_code == 302


def test_haste_counts_the_turns_behind_marked_sentences(rosa):
    case, client = marked(), client_of(rosa)
    for at in range(3):
        answer(client, case, at)
    with unguarded():
        transcript = Transcript.objects.get()
        transcript.turns[1]["text"] += " And so on." * 500
        transcript.save()
    client.get(f"/summaries/{case.pk}/")
    refused = sign(client, case).content.decode()
    assert "s ago; reading it takes about 3" in refused, "300 words a minute for 1,500 words"


def test_the_queue_the_case_and_the_api_count_the_same_marks(rosa):
    """Among them one that only the judge's quote does not carry."""
    text = f"{scenes.GOOD} Everybody was delighted."
    case = scenes.judged(
        scenes.written(scenes.opened_case("Queue"), text, model=MODEL), Action.PASS, model=MODEL
    )
    evaluation = scenes.newest(case).evaluations.get()
    with unguarded():
        evaluation.found[0]["doubt"] = "unrelated"
        evaluation.found[-1] = {**evaluation.found[-1], "relation": "inferred"}
        evaluation.save()
    note_attention(case)
    client = client_of(rosa)
    [row] = client.get("/").context["rows"]
    assert (row.group, row.reasons) == ("thought", ["2 unproven"])
    assert "0 of 2 checked" in client.get(f"/summaries/{case.pk}/").content.decode()
    [attempt] = build_summary_detail(case, rosa).attempts
    assert [mark.mark for mark in attempt.attention.marks] == ["check", "check"]
    exported = client.post("/queue/selected", {"id": str(case.pk), "do": "export"})
    assert "2 unproven" in exported.content.decode()


# --- What else the page says of the evidence ------------------------------------


def test_the_quoted_words_are_marked_in_their_turn_and_the_record_links_them(rosa):
    case, client = marked(), client_of(rosa)
    page = client.get(f"/summaries/{case.pk}/").content.decode()
    assert 'Finance approved <mark data-quotes="2">48,000 euros</mark> for the pilot' in page
    sign(client, case, comment="I chaired the meeting.")
    record = client.get("/records/1/").content.decode()
    assert "“48,000 euros”" in record
    assert record.count("not the 60,000 we asked for") == 0


def one_turn(said: str) -> Summary:
    """Every sentence rests on its only turn."""
    case = scenes.written(scenes.opened_case(turns=[("", said)]), "It starts.", model=MODEL)
    finding = {"start": 0, "end": 10, "relation": "supported", "found_by": MODEL, "turns": [0]}
    quote = {"quote": said[:12], "turn": 0, "start": 0, "end": 12}
    scenes.judged(case, Action.PASS, model=MODEL)
    with unguarded():
        Evaluation.objects.update(found=finding_rows([{**finding, "quotes": [quote]}]))
    note_attention(case)
    return case


def test_a_transcript_of_one_turn_shows_no_coverage_and_says_why(rosa):
    said = " ".join(words for _, words in scenes.TURNS)
    case, client = one_turn(said), client_of(rosa)
    page = client.get(f"/summaries/{case.pk}/").content.decode()
    assert "No coverage: the transcript is one turn" in page
    assert "of the meeting" not in page
    assert read_attention(scenes.newest(case)).covered is None
    assert client.get("/").context["rows"][0].group == "thought", "it is not among the quick ones"


def test_sending_back_needs_no_category_which_follows_from_the_mark(rosa, settings):
    settings.LLM = {**settings.LLM, "WRITER_MODEL": "openai:scripted"}
    client = client_of(rosa)
    for at, category in ((1, "inaccurate"), (2, "invented"), (None, "other")):
        case = marked(f"Case {category}")
        span = read_attention(scenes.newest(case)).marks[at] if at else None
        name = f"on-{span.start}-{span.end}" if span else "comment"
        sent = client.post(
            f"/summaries/{case.pk}/send-back", {**scenes.signed(case), name: "Not so."}
        )
        assert sent.status_code == 302
        assert scenes.newest(case).reviews.get().category == category
