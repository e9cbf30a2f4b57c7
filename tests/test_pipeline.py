"""The whole path: a transcript comes in, is written, judged, rewritten, approved and verified."""

import json
import re

import pytest
from countersign_judge.llm.types import NO_MODEL
from countersign_judge.prompts import fence_text
from django.contrib.auth.models import User
from django.test import Client
from django.urls import reverse

from judging.gate import REVIEWER_REQUEST
from judging.services import judge_summary
from records.models import Record
from records.verification import verify
from reviews import decisions as reviews
from summaries.models import Summary
from summaries.prompts import INSIST
from summaries.services import resubmit_summary, write_next_attempt
from summaries.status import WORKING, Action, Status
from summaries.texts import count_words
from tests.factories.cases import TURNS, case, user, version
from tests.judging.test_prompts_sent import DATA
from tests.modelserver import Received, Reply, Scenario, Strict
from tests.modelserver.scenario import filled
from tests.summaries.fixtures import Serve, serve

__all__ = ["serve"]

pytestmark = pytest.mark.django_db(transaction=True)

BAD = "They talked about a pump and some other things for a while."
TEXT = "A drawing comes by Friday."
GOOD = "The pump keeps its budget of 40,000 euros. Ben Okafor sends the drawing by Friday."
MOST_STEPS = 20


def work(summary: Summary) -> Summary:
    """What workers do: one step after the other while the case is with the pipeline."""
    for _ in range(MOST_STEPS):
        if summary.status not in WORKING:
            break
        (judge_summary if summary.status == Status.DRAFTED else write_next_attempt)(summary.pk)
        summary.refresh_from_db()
    return summary


def approve(summary: Summary, by: User) -> Record:
    last = summary.latest_attempt
    assert last is not None
    return reviews.approve(
        summary,
        by=by,
        number=last.number,
        seen=last.number,
        text_sha256=last.sha256,
        comment="Read against the recording.",
    )


@pytest.fixture
def reviewer() -> User:
    return user("rita", "reviewers")


@pytest.mark.parametrize("dialect", ["openai", "ollama"])
def test_a_bad_first_summary_is_rewritten_approved_and_verified(
    serve: Serve, dialect: str, reviewer: User
) -> None:
    serve(Scenario(writer=[BAD, GOOD]), dialect=dialect, ALLOW_ATOMIC=False)
    summary = work(case(version("coherence", "consistency", confirm=True)))
    assert summary.status == Status.IN_REVIEW
    first, second = summary.attempts.all()
    assert (first.text, second.text) == (BAD, GOOD)
    assert all(score.value < 4 for score in first.evaluations.get(judge="geval").scores.all())
    passed = second.evaluations.exclude(passed=None)
    assert [evaluation.role for evaluation in passed] == ["first", "confirmation"]
    assert all(score.value >= 4 for verdict in passed for score in verdict.scores.all())
    record = approve(summary, reviewer)
    assert list(verify()) == []
    kept = json.loads(record.snapshot)
    assert [entry["text"] for entry in kept["attempts"]] == [BAD, GOOD]
    assert kept["transcript"]["turns"] == summary.transcript.turns
    assert kept["engine_notice"] == ""
    assert kept["approval"]["reviewer"] == "rita"


def test_without_any_model_the_same_path_ends_in_a_record_that_says_so(reviewer: User) -> None:
    criteria = ("coherence", "consistency", "fluency", "relevance", "professional language")
    summary = work(case(version(*criteria, confirm=True), turns=TURNS * 4))
    assert summary.status in {Status.IN_REVIEW, Status.EXHAUSTED}
    record = approve(summary, reviewer)
    assert json.loads(record.snapshot)["engine_notice"] == NO_MODEL
    assert list(verify()) == []


def test_a_reviewers_complaint_leads_to_another_text(serve: Serve, reviewer: User) -> None:
    server = serve(Scenario(writer=[BAD, GOOD], judge=[{"score": 5}]))
    summary = work(case(version("consistency")))
    assert summary.attempts.get().text == BAD
    reviews.send_back(summary, by=reviewer, number=1, seen=1, comment="Say what was decided.")
    summary.refresh_from_db()
    assert work(summary).status == Status.IN_REVIEW
    asked = [request.prompt for request in server.requests if request.role == "writer"]
    assert "Say what was decided." in asked[-1]
    assert approve(summary, reviewer).text == GOOD


def test_a_model_that_never_passes_exhausts_its_budget_and_a_person_decides(
    serve: Serve, reviewer: User
) -> None:
    serve(Scenario(writer=[BAD, TEXT, GOOD], judge=[{"score": 2, "reason": "No."}]))
    summary = work(case(version("consistency", attempt_budget=3)))
    assert summary.status == Status.EXHAUSTED
    assert [attempt.number for attempt in summary.attempts.all()] == [1, 2, 3]
    assert approve(summary, reviewer).number == 1


def test_a_model_that_repeats_itself_is_asked_once_more_and_then_a_person(
    serve: Serve, reviewer: User
) -> None:
    server = serve(Scenario(writer=[BAD], judge=[{"score": 2, "reason": "No."}]))
    summary = work(case(version("consistency", attempt_budget=3)))
    assert summary.status == Status.EXHAUSTED
    assert [attempt.text for attempt in summary.attempts.all()] == [BAD]
    first, again, last = (request for request in server.requests if request.role == "writer")
    assert [request.body["temperature"] for request in (first, again, last)] == [0.0, 0.0, 0.8]
    assert last.body["seed"] != again.body["seed"]
    assert INSIST in last.prompt
    moved = summary.transitions.latest("id")
    assert (moved.role, moved.old) == ("writer", "revising")
    assert "a text that was there before" in moved.reason
    client = Client()
    client.force_login(reviewer)
    html = client.get(reverse("summary", args=[summary.pk])).content.decode()
    assert "the model gave the same text again" in html


def test_a_model_that_writes_another_text_when_asked_again_goes_on(
    serve: Serve, reviewer: User
) -> None:
    def script(request: Received) -> Reply:
        if request.is_of_evidence:
            return Scenario()(request)
        if request.role == "judge":
            score = 5 if fence_text("SUMMARY", GOOD) in request.prompt else 2
            return Reply(data=filled(request.schema or {}, {"reason": "So.", "score": score}))
        return Reply(data={"summary": GOOD if request.body["temperature"] else BAD})

    serve(script)
    summary = work(case(version("consistency")))
    assert summary.status == Status.IN_REVIEW
    assert [attempt.text for attempt in summary.attempts.all()] == [BAD, GOOD]


def test_the_judge_says_whether_the_text_does_what_the_reviewer_asked(
    serve: Serve, reviewer: User
) -> None:
    """First it does not, so the model writes once more before the reviewer sees it."""

    def script(request: Received) -> Reply:
        if request.is_of_evidence:
            return Scenario()(request)
        if request.role == "judge":
            asked = "A reviewer read an earlier summary" in request.prompt
            short = asked and fence_text("SUMMARY", TEXT) in request.prompt
            given = {"reason": "As seen.", "score": 2 if short else 5}
            return Reply(data=filled(request.schema or {}, given))
        rewritten = GOOD if fence_text("SUMMARY", TEXT) in request.prompt else TEXT
        return Reply(data={"summary": rewritten if "Task: rewrite" in request.prompt else BAD})

    server = serve(script)
    summary = work(case(version("consistency")))
    reviews.send_back(summary, by=reviewer, number=1, seen=1, comment="Name {who} decided.")
    summary.refresh_from_db()
    assert work(summary).status == Status.IN_REVIEW
    assert [attempt.text for attempt in summary.attempts.all()] == [BAD, TEXT, GOOD]
    last = [request for request in server.requests if request.role == "writer"][-1]
    # What a person asked for stays in force.
    assert "asked for this:\n> Name {who} decided.\n" in last.prompt
    verdict = summary.attempts.get(number=2).evaluations.get(judge="geval")
    kept = verdict.details[REVIEWER_REQUEST]
    assert (kept["score"], kept["reason"]) == (2.0, "As seen.")
    client = Client()
    client.force_login(reviewer)
    html = " ".join(client.get(reverse("summary", args=[summary.pk])).content.decode().split())
    assert "Does attempt 3 follow the request?" in html
    assert "5.0</span> of 5" in html


def test_an_answer_on_what_the_reviewer_asked_that_rests_on_made_up_quotes_is_unscored(
    serve: Serve, reviewer: User
) -> None:
    def script(request: Received) -> Reply:
        if request.is_of_evidence:
            return Scenario()(request)
        if request.role == "judge":
            given: dict[str, object] = {"reason": "As seen.", "score": 5, "quotes": []}
            if "A reviewer read an earlier summary" in request.prompt:
                given |= {"score": 2, "quotes": ["never said in this meeting"] * 3}
            return Reply(data=filled(request.schema or {}, given))
        return Reply(data={"summary": TEXT if "Task: rewrite" in request.prompt else BAD})

    serve(script)
    summary = work(case(version("consistency")))
    reviews.send_back(summary, by=reviewer, number=1, seen=1, comment="Name who decided.")
    summary.refresh_from_db()
    assert work(summary).status == Status.IN_REVIEW
    kept = summary.attempts.get(number=2).evaluations.get(judge="geval").details[REVIEWER_REQUEST]
    assert kept["score"] is None
    assert kept["reason"] == "most of the judge's quotes are not in the transcript"


def test_records_of_several_cases_are_numbered_without_gaps(serve: Serve, reviewer: User) -> None:
    serve(Scenario())
    under = version("consistency")
    records = [approve(work(case(under)), reviewer) for _ in range(3)]
    assert [record.number for record in records] == [1, 2, 3]
    assert list(verify()) == []


def long_text(words: int, what: str = "Point") -> str:
    return f"{GOOD} " + " ".join(f"{what} {number} was read." for number in range(words // 4))


def test_a_text_that_is_too_long_is_sent_back_once_for_its_length(
    serve: Serve, reviewer: User
) -> None:
    server = serve(Scenario(writer=[long_text(60), long_text(56, "Item")], judge=[{"score": 5}]))
    summary = work(case(version("consistency", max_words=40, attempt_budget=1)))
    assert summary.status == Status.IN_REVIEW
    first, second = summary.attempts.all()
    count = count_words(first.text)
    (brief,) = first.briefs.all()
    assert (brief.words, brief.shortfalls) == (count, [])
    moved = summary.transitions.get(action=Action.REWRITE)
    assert moved.reason == f"{count} words where 40 are allowed"
    asked = [request for request in server.requests if request.role == "writer"]
    assert f"It has {count} words, more than the 40 that are allowed." in asked[1].prompt
    # It is still too long, goes to a person nevertheless, and the page says so.
    client = Client()
    client.force_login(reviewer)
    page = client.get(reverse("summary", args=[summary.pk]))
    assert f"This text has {count_words(second.text)} words." in page.content.decode()
    attempts = client.get(reverse("summary", args=[summary.pk]), {"view": "attempts"})
    assert f"Sent back for its length: {count} words." in attempts.content.decode()
    assert approve(summary, reviewer).number == 1


def test_a_text_up_to_a_tenth_above_the_limit_goes_on(serve: Serve) -> None:
    text = long_text(44 - count_words(GOOD))
    assert 40 < count_words(text) <= 44
    serve(Scenario(writer=[text], judge=[{"score": 5}]))
    summary = work(case(version("consistency", max_words=40)))
    assert (summary.status, summary.attempts.count()) == (Status.IN_REVIEW, 1)


def test_an_employee_who_wrote_too_much_gets_the_text_back_once(serve: Serve) -> None:
    serve(Scenario(judge=[{"score": 5}]))
    author = user("adam", "author")
    summary = case(version("consistency", max_words=40), by=author, own=long_text(60))
    summary = work(summary)
    assert summary.status == Status.RETURNED
    client = Client()
    client.force_login(author)
    page = client.get(reverse("summary", args=[summary.pk])).content.decode()
    assert "Sent back for its length" in page
    resubmit_summary(summary, text=long_text(56), by=author)
    summary.refresh_from_db()
    assert work(summary).status == Status.IN_REVIEW


def test_the_writer_reads_one_limit_of_words(serve: Serve) -> None:
    """OpenAI refuses a limit of length in a schema, and the prompt says it already."""
    server = serve(Scenario(writer=[GOOD]), strict=Strict("openai"), ALLOW_ATOMIC=False)
    work(case(version("consistency", max_words=400)))
    prompt = next(request.prompt for request in server.requests if request.role == "writer")
    outside = DATA.sub("", prompt)
    assert re.findall(r"\d+ words", outside) == ["400 words"]
    assert "Keep to these limits" not in outside
