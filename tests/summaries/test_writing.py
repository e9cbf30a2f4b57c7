"""Writing a case on a scripted model: what is asked, what is kept, and what failing leaves."""

from typing import Any

import pytest
from countersign_judge.llm.tokens import estimate_tokens
from django.contrib.auth.models import User

from judging.services import judge_summary
from summaries import leases
from summaries.models import RevisionBrief, Summary
from summaries.services import write_next_attempt
from summaries.status import Status
from tests.factories.cases import TEXT, TURNS, attempt, case, put, user, version
from tests.modelserver import ModelServer, Received, Reply, Scenario
from tests.summaries.fixtures import Serve

pytestmark = pytest.mark.django_db

DIALECTS = pytest.mark.parametrize("dialect", ["openai", "ollama"])
# The smallest window that settings allow is 2048 tokens: with room for notes that leaves a few
# hundred for the transcript.
SMALL = {"OPENAI_CONTEXT_TOKENS": 2600, "OLLAMA_NUM_CTX": 2600}


def meeting(turns: int, words: int = 20) -> list[dict[str, Any]]:
    return [
        {"speaker": "Ana", "start": None, "end": None, "text": f"Item-{turn}. " + "word " * words}
        for turn in range(turns)
    ]


def written(summary: Summary) -> Summary:
    write_next_attempt(summary.pk)
    summary.refresh_from_db()
    return summary


def prompts(server: ModelServer) -> list[str]:
    return [request.prompt for request in server.requests]


@DIALECTS
def test_a_first_text_is_kept_with_its_origin(serve: Serve, dialect: str) -> None:
    serve(Scenario(writer=[TEXT]), dialect=dialect)
    summary = written(case())
    made = summary.attempts.get()
    assert summary.status == Status.DRAFTED
    assert (made.number, made.text, made.origin) == (1, TEXT, "model")
    assert made.model == f"{dialect}:scripted"
    assert made.prompt_version


def test_the_guidelines_own_model_comes_before_the_installations(serve: Serve) -> None:
    server = serve(Scenario())
    written(case(version(writer_model="openai:their-own")))
    assert server.requests[0].body["model"] == "openai:their-own".partition(":")[2]


def test_the_writer_gets_every_turn_and_what_the_company_asks(serve: Serve) -> None:
    server = serve(Scenario())
    written(case(version(instructions="Risks first.", max_words=77, language="French")))
    (prompt,) = prompts(server)
    for part in ("Good morning", "Ben Okafor", "0:12", "Risks first.", "77 words", "in French"):
        assert part in prompt


def test_a_rewriting_gets_the_last_text_the_reasons_and_the_reviewers_words(serve: Serve) -> None:
    server = serve(Scenario())
    summary = case()
    attempt(summary, "The first text.")
    last = attempt(summary, "The second text.")
    short = {
        "criterion": "consistency",
        "score": 2.25,
        "threshold": 4.0,
        "reason": "No owner is named.",
    }
    RevisionBrief.objects.create(attempt=last, shortfalls=[short])
    remark = "Ben promised it, not Ana."
    RevisionBrief.objects.create(attempt=last, comment=remark, by=user())
    written(put(summary, Status.REVISING))
    (prompt,) = prompts(server)
    for part in ("The second text.", "consistency: 2.25 of 5", "No owner", "Ben promised it, not"):
        assert part in prompt
    assert "The first text." not in prompt
    assert summary.attempts.get(number=3).based_on == last


@DIALECTS
def test_a_long_meeting_is_read_in_parts_and_no_turn_is_lost(serve: Serve, dialect: str) -> None:
    server = serve(Scenario(writer=["Notes or summary."]), dialect=dialect, **SMALL)
    summary = written(case(version(max_words=100), turns=meeting(80)))
    *notes, last = prompts(server)
    assert summary.status == Status.DRAFTED
    assert len(notes) > 1
    read = "\n".join(notes)
    assert all(f"{turn + 1}|Ana: Item-{turn}." in read for turn in range(80))
    assert "Notes on part 1" in last
    assert "Item-3." not in last


def test_no_request_of_a_long_meeting_exceeds_the_window(serve: Serve) -> None:
    server = serve(Scenario(writer=["Notes or summary."]), dialect="ollama", **SMALL)
    written(case(version(max_words=100), turns=meeting(80)))
    for request in server.requests:
        options = request.body["options"]
        assert estimate_tokens(request.prompt) + options["num_predict"] <= options["num_ctx"]


@DIALECTS
def test_a_turn_that_fits_no_window_fails_the_case_and_says_why(serve: Serve, dialect: str) -> None:
    server = serve(Scenario(), dialect=dialect, **SMALL)
    summary = written(case(turns=[*meeting(2), *meeting(1, words=4000)]))
    assert (summary.status, summary.failed_from) == (Status.FAILED, "queued")
    assert "turn 3 alone" in summary.failure
    assert not server.requests


def test_a_refused_key_makes_the_case_wait_and_is_named(serve: Serve) -> None:
    serve([Reply.error(401, "wrong key"), Reply(data={"summary": TEXT})])
    summary = written(case())
    assert (summary.status, summary.faulty_since) == (Status.QUEUED, None)
    assert "refuses the key for openai:" in summary.waiting_for
    assert "Set OPENAI_API_KEY" in summary.waiting_for
    Summary.objects.filter(pk=summary.pk).update(not_before=None)
    assert written(summary).status == Status.DRAFTED


def test_an_empty_text_makes_the_case_wait_after_asking_again(serve: Serve) -> None:
    server = serve([Reply(data={"summary": ""})])
    summary = written(case())
    assert (summary.status, summary.attempts.count()) == (Status.QUEUED, 0)
    assert (summary.unusable, summary.deferrals) == (1, 1)
    assert len(server.requests) == 2


def test_a_provider_that_is_down_makes_the_case_wait_and_spends_nothing(serve: Serve) -> None:
    serve([Reply.error(503)])
    summary = written(case())
    assert (summary.status, summary.attempts.count()) == (Status.QUEUED, 0)
    assert (summary.lease_token, summary.deferrals) == (None, 1)
    assert summary.not_before is not None
    assert "503" in summary.waiting_for


def test_a_case_that_waits_is_not_taken_up_before_its_time(serve: Serve) -> None:
    server = serve([Reply.error(503)])
    summary = written(case())
    asked = len(server.requests)
    written(summary)
    assert len(server.requests) == asked


def test_a_waiting_time_that_the_provider_names_is_kept(serve: Serve) -> None:
    serve([Reply.error(429, headers={"Retry-After": "300"})])
    summary = written(case())
    assert summary.not_before is not None
    assert 295 < (summary.not_before - summary.status_since).total_seconds() < 400


def test_a_case_somebody_works_on_is_left_alone(serve: Serve) -> None:
    server = serve(Scenario())
    summary = case()
    assert leases.acquire(Summary.objects.filter(pk=summary.pk))
    assert written(summary).status == Status.QUEUED
    assert not server.requests


@pytest.fixture
def author() -> User:
    return user("alan")


def test_no_model_writes_an_employees_case(serve: Serve, author: User) -> None:
    server = serve(Scenario())
    own = written(case(by=author, own="What I heard."))
    assert (own.status, own.attempts.count()) == (Status.DRAFTED, 1)
    assert not server.requests


def test_an_employees_case_below_the_bar_returns_with_the_reasons(
    serve: Serve, author: User
) -> None:
    serve(Scenario(judge=[{"score": 3, "reason": "No owner is named."}]))
    own = case(by=author, own="What I heard.")
    judge_summary(own.pk)
    own.refresh_from_db()
    assert own.status == Status.RETURNED
    (short,) = own.attempts.get().briefs.get().shortfalls
    assert (short["criterion"], short["reason"]) == ("consistency", "No owner is named.")


def limit_of(request: Received) -> int:
    return int((request.schema or {})["properties"]["summary"]["maxLength"])


def prose(words: int = 2000) -> str:
    """Sentences of six words and a half, none like another."""
    return " ".join(f"Owner {at} checks list {at * 7} now." for at in range(words // 6))


def filling(request: Received) -> Reply:
    """A model that goes on until the limit of the schema ends its text."""
    return Reply(data={"summary": prose()[: limit_of(request)]})


def test_a_text_that_fills_its_limit_is_asked_again_for_less(serve: Serve) -> None:
    def script(request: Received) -> Reply:
        again = "was too long" in request.prompt
        return Reply(data={"summary": TEXT}) if again else filling(request)

    server = serve(script)
    assert written(case()).attempts.get().text == TEXT
    limits = [limit_of(request) for request in server.requests]
    assert limits[1] == limits[0] // 2
    first, second = (request.body for request in server.requests)
    assert (first["temperature"], first.get("frequency_penalty")) == (0, None)
    assert (second["temperature"], second["frequency_penalty"]) == (0.3, 0.5)


def test_a_text_that_fills_its_limit_twice_is_kept_up_to_its_last_whole_sentence(
    serve: Serve,
) -> None:
    serve(filling)
    text = written(case()).attempts.get().text
    assert text.endswith(" now.")
    assert len(text) > 500


@pytest.mark.parametrize("limit", [*range(61, 121, 7), 407, 408, 409, 410, 1200, 1203])
@pytest.mark.parametrize("form", ["prose", "bullets", "bare bullets"])
def test_no_text_that_a_server_cuts_ends_within_a_word(serve: Serve, limit: int, form: str) -> None:
    """Whatever limit it has, its own or one of the schemas that were sent."""
    sentences = prose().split(". ")
    whole = {
        "prose": ". ".join(sentences),
        "bullets": "\n".join(f"- {each}." for each in sentences),
        "bare bullets": "\n".join(f"- Checklist {at} for Ben" for at in range(400)),
    }[form]
    turns = [*meeting(2), *meeting(1, words=3)]
    turns[0]["text"] += " The checklist for Ben."

    def script(request: Received) -> Reply:
        return Reply(data={"summary": whole[: min(limit, limit_of(request))]})

    serve(script)
    summary = written(case(turns=turns))
    for stored in summary.attempts.all():
        rest = whole[len(stored.text) :]
        assert not rest or not (stored.text[-1].isalnum() and rest[0].isalnum()), stored.text[-40:]


def test_a_list_whose_items_end_without_a_stop_is_whole(serve: Serve) -> None:
    text = "Decisions\n- Budget kept at 40,000 euros\n- Ben Okafor: drawing by Friday"
    server = serve(Scenario(writer=[text]))
    assert written(case()).attempts.get().text == text
    assert len(server.requests) == 1


def test_a_text_without_the_end_of_a_sentence_is_none(serve: Serve) -> None:
    words = " ".join(f"la{at}" for at in range(9000))
    serve(lambda request: Reply(data={"summary": words[: limit_of(request)]}))
    summary = written(case())
    assert summary.status == Status.QUEUED
    assert "before its first sentence ended" in summary.waiting_for


# --- Loops and echoes -------------------------------------------------------

LOOP = "The pump keeps its budget and Ben sends it. " * 6
INSTRUCTIONS = (
    "Begin with the decisions that were taken, then list every action with its owner and its date, "
    "and end with the questions that were left open."
)


@pytest.mark.parametrize(
    ("refused", "reason"),
    [
        (LOOP, "repeats the same words"),
        ("and so on and so on " * 20, "repeats the same words"),
        (INSTRUCTIONS, "repeats its prompt"),
        (f"Here it is. {INSTRUCTIONS} The pump stays.", "repeats its prompt"),
        ("2|0:06 Ben Okafor: Agreed. I will send the revised drawing.", "repeats its prompt"),
        ("<<<BEGIN TRANSCRIPT The pump keeps its budget.", "repeats its prompt"),
    ],
)
def test_a_text_that_repeats_itself_or_its_prompt_is_asked_for_once_more_and_then_refused(
    serve: Serve, refused: str, reason: str
) -> None:
    server = serve(Scenario(writer=[refused]))
    summary = written(case(version(instructions=INSTRUCTIONS)))
    assert not summary.attempts.exists(), "no judge sees it"
    assert reason in summary.waiting_for
    _, second = server.requests
    assert reason in second.prompt
    assert second.body["frequency_penalty"] == 0.5


def test_a_second_text_that_is_none_of_these_is_kept(serve: Serve) -> None:
    serve([Reply(data={"summary": LOOP}), Reply(data={"summary": TEXT})])
    assert written(case()).attempts.get().text == TEXT


def test_words_of_the_transcript_are_no_echo(serve: Serve) -> None:
    said = " ".join(f"Ana said: {turn['text']}" for turn in TURNS)
    serve(Scenario(writer=[said]))
    assert written(case()).attempts.get().text == said


def test_sentences_that_a_rewrite_keeps_are_no_echo(serve: Serve) -> None:
    serve(Scenario(writer=[f"{TEXT} The seal is left open."]))
    summary = case()
    RevisionBrief.objects.create(attempt=attempt(summary, TEXT), comment="Name the open question.")
    assert written(put(summary, Status.REVISING)).attempts.count() == 2


def test_words_that_a_reviewer_asked_for_are_no_echo(serve: Serve) -> None:
    wanted = "Ana Ruiz orders the new pump on Friday and Ben Okafor sends the drawing to Hamburg."
    serve(Scenario(writer=[wanted]))
    summary = case()
    RevisionBrief.objects.create(attempt=attempt(summary, TEXT), comment=f"Write:\n{wanted}")
    assert written(put(summary, Status.REVISING)).attempts.get(number=2).text == wanted
