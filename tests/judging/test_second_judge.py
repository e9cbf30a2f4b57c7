"""A second judge of another model: it decides nothing, and its disagreement is shown."""

import pytest
from django.urls import reverse

from judging.attention import read_attention
from judging.gate import SECOND_JUDGE
from judging.models import Evaluation
from judging.services import judge_summary
from summaries.models import Summary
from summaries.services import write_next_attempt
from summaries.status import Status
from tests.e2e.fixtures import client_of
from tests.factories import scenes
from tests.factories.cases import TEXT, case, user, version
from tests.modelserver import ModelServer, Received, Reply, Scenario
from tests.modelserver.scenario import filled
from tests.summaries.fixtures import Serve

pytestmark = pytest.mark.django_db


def judged(
    serve: Serve, first: int, second: int | Reply, *, confirm: bool = False
) -> tuple[Summary, ModelServer]:
    def script(request: Received) -> Reply:
        if request.role == "writer":
            return Reply(data={"summary": TEXT})
        if request.is_of_evidence:
            return Scenario()(request)
        score = second if request.body["model"] == "other" else first
        if isinstance(score, Reply):
            return score
        return Reply(data=filled(request.schema or {}, {"score": score, "reason": "As read."}))

    server = serve(script, SECOND_JUDGE_MODEL="openai:other", MAX_TRIES=1)
    summary = case(version("consistency", attempt_budget=2, confirm=confirm, score_mode="single"))
    write_next_attempt(summary.pk)
    judge_summary(summary.pk)
    summary.refresh_from_db()
    return summary, server


def first_verdict(summary: Summary) -> Evaluation:
    return summary.attempts.get().evaluations.get(judge="geval", role="first")


def page(summary: Summary) -> str:
    html = client_of(scenes.reviewer()).get(reverse("summary", args=[summary.pk])).content.decode()
    return " ".join(html.split())


def test_a_disagreement_decides_nothing_and_warns_the_reviewer(serve: Serve) -> None:
    summary, _ = judged(serve, first=5, second=2)
    assert summary.status == Status.IN_REVIEW
    said = first_verdict(summary).details[SECOND_JUDGE]
    assert said["model"] == "openai:other"
    assert [(row["first"], row["score"], row["disagree"]) for row in said["scores"]] == [
        (5.0, 2.0, True)
    ]
    warned = "The judges disagree on consistency: 5.0, and 2.0 from openai:other, where 4.0 is"
    assert any(warned in text for text in list(read_attention(summary.attempts.get()).warnings))
    html = page(summary)
    assert '<details class="second-judge" open>' in html
    assert "<strong>they disagree</strong>" in html


def test_judges_that_agree_are_shown_without_a_warning(serve: Serve) -> None:
    summary, _ = judged(serve, first=5, second=4)
    assert not any(
        "disagree" in text for text in list(read_attention(summary.attempts.get()).warnings)
    )
    assert "Second judge: openai:other" in page(summary)


def test_a_text_that_is_rewritten_anyway_costs_no_second_judge(serve: Serve) -> None:
    summary, server = judged(serve, first=2, second=5)
    assert summary.status == Status.REVISING
    assert "other" not in {request.body["model"] for request in server.requests}


def test_a_second_judge_that_cannot_say_holds_nothing_up(serve: Serve) -> None:
    summary, _ = judged(serve, first=5, second=Reply("", finish_reason="content_filter"))
    assert summary.status == Status.IN_REVIEW
    assert "The second judge gave no verdict: the provider&#x27;s content filter" in page(summary)


def test_a_score_of_the_second_judge_that_rests_on_made_up_quotes_is_unscored(
    serve: Serve,
) -> None:
    made_up = {"score": 2, "reason": "As read.", "quotes": ["never said in this meeting"] * 3}
    summary, _ = judged(serve, first=5, second=Reply(data=made_up))
    assert summary.status == Status.IN_REVIEW
    kept = first_verdict(summary).details[SECOND_JUDGE]
    assert kept["scores"] == []
    assert "consistency: most of the judge's quotes are not in the transcript" in kept["failure"]
    assert not any(
        "disagree" in text for text in list(read_attention(summary.attempts.get()).warnings)
    )


def test_one_that_is_away_is_waited_for_at_first(serve: Serve) -> None:
    summary, _ = judged(serve, first=5, second=Reply.error(503))
    assert summary.status == Status.DRAFTED
    Summary.objects.filter(pk=summary.pk).update(not_before=None, deferrals=3)
    judge_summary(summary.pk)
    summary.refresh_from_db()
    assert summary.status == Status.IN_REVIEW
    assert first_verdict(summary).details[SECOND_JUDGE]["failure"]


def test_the_guideline_says_that_a_model_judges_itself(serve: Serve) -> None:
    serve()
    made = version("consistency")
    admin = client_of(user("", "guideline_admin"))
    address = reverse("guideline", args=[made.guideline.name])
    assert "openai:scripted writes and judges" in admin.get(address).content.decode()
    serve(SECOND_JUDGE_MODEL="openai:other")
    assert "writes and judges" not in admin.get(address).content.decode()


def test_it_confirms_a_pass_in_doubt_and_is_asked_once(serve: Serve) -> None:
    summary, server = judged(serve, first=4, second=4, confirm=True)
    assert summary.status == Status.IN_REVIEW
    asked = [request.body["model"] for request in server.requests if "score" in str(request.schema)]
    assert asked == ["scripted", "other"]
    verdicts = summary.attempts.get().evaluations.filter(judge="geval").order_by("-role")
    assert [(item.role, item.model) for item in verdicts] == [
        ("first", "openai:scripted"),
        ("confirmation", "openai:other"),
    ]
    (row,) = first_verdict(summary).details[SECOND_JUDGE]["scores"]
    assert (row["first"], row["score"], row["reached"]) == (4, 4, True)


def test_a_pass_that_it_does_not_confirm_is_no_pass(serve: Serve) -> None:
    summary, _ = judged(serve, first=4, second=3, confirm=True)
    assert summary.status == Status.REVISING


def test_where_it_cannot_answer_the_same_model_confirms(serve: Serve) -> None:
    refused = Reply("", finish_reason="content_filter")
    summary, _ = judged(serve, first=4, second=refused, confirm=True)
    assert summary.status == Status.IN_REVIEW
    verdicts = summary.attempts.get().evaluations.filter(judge="geval").order_by("-role")
    assert [(item.role, item.model) for item in verdicts] == [
        ("first", "openai:scripted"),
        ("confirmation", "openai:scripted"),
    ]
    assert first_verdict(summary).details[SECOND_JUDGE]["failure"]
