"""A text judged before it is handed in again."""

from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.utils import timezone
from pytest_django.fixtures import Settings

from config.environment import HourlyLimits
from judging import tryouts
from judging.models import Evaluation, TryOut
from summaries.jobs import HourlyLimitReached
from summaries.models import JobStatus, Summary
from summaries.status import ForbiddenMove, Status
from tests.factories import cases as factories
from tests.modelserver import Scenario
from tests.summaries.fixtures import Serve, serve

__all__ = ["serve"]

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def a_model(serve):
    """Rewriting and judging a person's text need one."""
    serve()


OWN = "They talked about a pump."
BETTER = "The pump keeps its budget of 40,000 euros. Ben Okafor sends the drawing by Friday."


@pytest.fixture
def author() -> User:
    return factories.user("adam", "author")


@pytest.fixture
def returned(author: User) -> Summary:
    return factories.put(factories.case(by=author, own=OWN), Status.RETURNED)


def test_a_trial_scores_the_text_with_evidence_and_leaves_the_case_alone(
    returned: Summary, author: User
) -> None:
    trial = tryouts.request_typed(returned, text=BETTER, by=author)
    tryouts.run_try_out(trial.pk)
    trial.refresh_from_db()
    assert trial.status == JobStatus.DONE
    assert [score["criterion"] for score in trial.only.result["scores"]] == ["consistency"]
    first = trial.only.result["findings"][0]
    assert BETTER[first["start"] : first["end"]].startswith("The pump keeps")
    assert first["turns"][0] == 0
    returned.refresh_from_db()
    assert returned.status == Status.RETURNED
    assert returned.attempts.count() == 1
    assert not Evaluation.objects.exists()


def test_a_model_judges_the_text_that_was_typed(
    serve: Serve, returned: Summary, author: User
) -> None:
    server = serve(Scenario(judge=[{"score": 3, "reason": "Too thin."}]))
    trial = tryouts.request_typed(returned, text=BETTER, by=author)
    tryouts.run_try_out(trial.pk)
    trial.refresh_from_db()
    assert trial.only.result["passed"] is False
    assert trial.only.result["models"] == ["openai:scripted"]
    score, check, _second_look = server.requests
    assert BETTER in score.prompt
    assert all(sentence in check.prompt for sentence in BETTER.split(". "))
    assert {row["found_by"] for row in trial.only.result["findings"]} >= {"openai:scripted"}


def test_the_same_text_is_judged_once(returned: Summary, author: User) -> None:
    first = tryouts.request_typed(returned, text=BETTER, by=author)
    assert tryouts.request_typed(returned, text=f"{BETTER}\r\n", by=author) == first
    assert TryOut.objects.count() == 1


def test_a_trial_that_failed_may_be_asked_for_again(returned: Summary, author: User) -> None:
    first = tryouts.request_typed(returned, text=BETTER, by=author)
    TryOut.objects.filter(pk=first.pk).update(status=JobStatus.FAILED, failure="It broke.")
    assert tryouts.request_typed(returned, text=BETTER, by=author) != first


def test_more_trials_than_an_hour_holds_are_refused_until_the_first_is_an_hour_old(
    returned: Summary, author: User, settings: Settings
) -> None:
    settings.HOURLY_LIMITS = HourlyLimits(trials=2)
    for text in ("One.", "Two."):
        tryouts.request_typed(returned, text=text, by=author)
    with pytest.raises(HourlyLimitReached, match="You have asked 2 times in an hour"):
        tryouts.request_typed(returned, text="Three.", by=author)
    oldest = TryOut.objects.order_by("created_at")[0]
    ago = timezone.now() - timedelta(hours=1, seconds=1)
    TryOut.objects.filter(pk=oldest.pk).update(created_at=ago)
    assert tryouts.request_typed(returned, text="Three.", by=author).only.text == "Three."


def test_nobody_tries_texts_on_anothers_case(returned: Summary) -> None:
    with pytest.raises(ForbiddenMove, match="Only the author"):
        tryouts.request_typed(returned, text=BETTER, by=factories.user())


def test_a_case_that_is_not_with_its_author_takes_no_trial(author: User) -> None:
    own = factories.case(by=author, own=OWN)
    with pytest.raises(ForbiddenMove, match="not returned to you"):
        tryouts.request_typed(own, text=BETTER, by=author)


@pytest.mark.parametrize("text", ["", " \n", "nul\x00"])
def test_a_text_that_cannot_be_stored_is_not_tried(
    returned: Summary, author: User, text: str
) -> None:
    with pytest.raises(ValueError, match="Write the summary's text"):
        tryouts.request_typed(returned, text=text, by=author)
