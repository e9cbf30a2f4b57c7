"""A model's rewriting of an employee's text: asked for, marked, and never put in its place."""

import pytest
from django.contrib.auth.models import User
from pytest_django.fixtures import Settings

from config.environment import HourlyLimits
from summaries import suggestions
from summaries.jobs import HourlyLimitReached
from summaries.models import JobStatus, Origin, RevisionBrief, Suggestion, Summary
from summaries.services import add_attempt, resubmit_summary
from summaries.status import ForbiddenMove, Status
from tests.factories import cases as factories
from tests.modelserver import Reply, Scenario
from tests.summaries.fixtures import Serve

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def a_model(serve):
    """Rewriting and judging a person's text need one."""
    serve()


OWN = "They talked about a pump."
MODELS = "The pump keeps its budget of 40,000 euros."


@pytest.fixture
def author() -> User:
    return factories.user("adam", "author")


@pytest.fixture
def returned(author: User) -> Summary:
    return factories.put(factories.case(by=author, own=OWN), Status.RETURNED)


@pytest.fixture
def suggested(serve: Serve, returned: Summary, author: User) -> Suggestion:
    serve(Scenario(writer=[MODELS]))
    made = suggestions.request_suggestion(returned, by=author)
    suggestions.run(made.pk)
    made.refresh_from_db()
    return made


def test_the_writer_gets_the_brief_and_the_case_keeps_the_authors_text(
    serve: Serve, returned: Summary, author: User
) -> None:
    server = serve(Scenario(writer=[MODELS]))
    came_back = returned.attempts.get()
    RevisionBrief.objects.create(attempt=came_back, comment="Name the figure.", by=factories.user())
    made = suggestions.request_suggestion(returned, by=author)
    suggestions.run(made.pk)
    made.refresh_from_db()
    assert (made.status, made.text, made.model) == ("done", MODELS, "openai:scripted")
    (asked,) = server.requests
    assert OWN in asked.prompt
    assert "Name the figure." in asked.prompt
    returned.refresh_from_db()
    assert returned.status == Status.RETURNED
    assert returned.attempts.get().text == OWN


def test_a_text_begun_from_a_suggestion_bears_the_models_name(
    suggested: Suggestion, returned: Summary, author: User
) -> None:
    assert suggestions.accept_suggestion(suggested, by=author) == MODELS
    attempt = resubmit_summary(returned, text=f"{MODELS} I was there.", by=author)
    assert (attempt.origin, attempt.suggested_by) == (Origin.AUTHOR, "openai:scripted")
    assert returned.transitions.latest("id").reason == "begun from a suggestion by openai:scripted"


def test_the_very_words_of_a_suggestion_bear_it_untaken(
    suggested: Suggestion, returned: Summary, author: User
) -> None:
    assert (
        resubmit_summary(returned, text=f"  {MODELS}\n", by=author).suggested_by == suggested.model
    )


def test_a_suggestion_that_was_left_alone_marks_nothing(
    suggested: Suggestion, returned: Summary, author: User
) -> None:
    assert resubmit_summary(returned, text="My own words.", by=author).suggested_by == ""


def test_the_mark_stays_with_the_texts_that_follow_even_past_a_reviewers_edit(
    suggested: Suggestion, returned: Summary, author: User
) -> None:
    suggestions.accept_suggestion(suggested, by=author)
    first = resubmit_summary(returned, text="One.", by=author)
    edited = add_attempt(
        returned, text="Two.", origin=Origin.REVIEWER, based_on=first, by=factories.user()
    )
    assert edited.suggested_by == ""
    factories.put(returned, Status.RETURNED)
    assert resubmit_summary(returned, text="Three.", by=author).suggested_by == "openai:scripted"


def test_one_suggestion_at_a_time_is_under_way(returned: Summary, author: User) -> None:
    first = suggestions.request_suggestion(returned, by=author)
    assert suggestions.request_suggestion(returned, by=author) == first


def test_more_suggestions_than_an_hour_holds_are_refused(
    returned: Summary, author: User, settings: Settings
) -> None:
    settings.HOURLY_LIMITS = HourlyLimits(suggestions=1)
    suggestions.run(suggestions.request_suggestion(returned, by=author).pk)
    with pytest.raises(HourlyLimitReached):
        suggestions.request_suggestion(returned, by=author)


def test_a_model_that_fails_says_why_and_nothing_is_suggested(
    serve: Serve, returned: Summary, author: User
) -> None:
    serve(lambda request: Reply.error(401, "no key"))
    made = suggestions.request_suggestion(returned, by=author)
    suggestions.run(made.pk)
    made.refresh_from_db()
    assert (made.status, made.text) == (JobStatus.FAILED, "")
    assert made.failure
    with pytest.raises(ForbiddenMove, match="not ready yet"):
        suggestions.accept_suggestion(made, by=author)


def test_nobody_asks_for_or_takes_a_suggestion_on_anothers_case(
    suggested: Suggestion, returned: Summary
) -> None:
    other = factories.user()
    with pytest.raises(ForbiddenMove):
        suggestions.request_suggestion(returned, by=other)
    with pytest.raises(ForbiddenMove):
        suggestions.accept_suggestion(suggested, by=other)
