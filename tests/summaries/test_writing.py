"""Writing a case on a scripted model: what is asked, what is kept, and what failing leaves."""

from typing import Any

import pytest
from django.contrib.auth.models import User

from judging.services import judge
from llm.tokens import estimate
from summaries import leases
from summaries.models import RevisionBrief, Summary
from summaries.services import write
from summaries.status import Status
from tests.factories.cases import TEXT, attempt, case, put, user, version
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
    write(summary.pk)
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
        assert estimate(request.prompt) + options["num_predict"] <= options["num_ctx"]


@DIALECTS
def test_a_turn_that_fits_no_window_fails_the_case_and_says_why(serve: Serve, dialect: str) -> None:
    server = serve(Scenario(), dialect=dialect, **SMALL)
    summary = written(case(turns=[*meeting(2), *meeting(1, words=4000)]))
    assert (summary.status, summary.failed_from) == (Status.FAILED, "queued")
    assert "ContextOverflow: turn 3 alone" in summary.failure
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
    judge(own.pk)
    own.refresh_from_db()
    assert own.status == Status.RETURNED
    (short,) = own.attempts.get().briefs.get().shortfalls
    assert (short["criterion"], short["reason"]) == ("consistency", "No owner is named.")


def limit_of(request: Received) -> int:
    return int((request.schema or {})["properties"]["summary"]["maxLength"])


def filling(request: Received) -> Reply:
    """A model that goes on until the limit of the schema ends its text."""
    return Reply(data={"summary": ("Lena signs. Then she " * 1000)[: limit_of(request)]})


def test_a_text_that_fills_its_limit_is_asked_again_for_less(serve: Serve) -> None:
    def script(request: Received) -> Reply:
        again = "was too long" in request.prompt
        return Reply(data={"summary": TEXT}) if again else filling(request)

    server = serve(script)
    assert written(case()).attempts.get().text == TEXT
    limits = [limit_of(request) for request in server.requests]
    assert limits[1] == limits[0] // 2


def test_a_text_that_fills_its_limit_twice_is_kept_up_to_its_last_whole_sentence(
    serve: Serve,
) -> None:
    serve(filling)
    text = written(case()).attempts.get().text
    assert text.endswith("Lena signs.")
    assert len(text) > 500


def test_a_text_without_the_end_of_a_sentence_is_none(serve: Serve) -> None:
    serve(lambda request: Reply(data={"summary": ("la " * 9000)[: limit_of(request)]}))
    summary = written(case())
    assert summary.status == Status.QUEUED
    assert "without the end of a sentence" in summary.waiting_for
