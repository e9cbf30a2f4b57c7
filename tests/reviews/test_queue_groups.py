"""The groups of the queue, its order by risk, and what it does not give away."""

import re
from datetime import timedelta

import pytest
from django.utils import timezone

from judging import blind
from judging.attention import read_attention
from reviews import worklist
from reviews.worklist import Availability
from summaries.models import Summary
from summaries.status import Action
from tests.e2e.fixtures import client_of
from tests.factories import scenes

pytestmark = pytest.mark.django_db


def flagged(title: str = "Flagged") -> Summary:
    """Passed, with sentences that the transcript does not bear out."""
    return scenes.judged(scenes.written(scenes.opened_case(title), scenes.WEAK), Action.PASS)


def aged(summary: Summary, hours: int) -> Summary:
    since = timezone.now() - timedelta(hours=hours)
    Summary.objects.filter(pk=summary.pk).update(status_since=since)
    return summary


def groups(client, **query) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for row in client.get("/", query).context["rows"]:
        found.setdefault(row.group, []).append(row.summary.transcript.title)
    return found


def reasons(client) -> dict[str, list[str]]:
    rows = client.get("/").context["rows"]
    return {row.summary.transcript.title: row.reasons for row in rows}


def test_the_queue_is_sorted_by_rising_risk_and_then_by_age(rosa):
    aged(scenes.exhausted("Fell short"), 9)
    aged(flagged(), 5)
    scenes.unflagged("Young")
    aged(scenes.unflagged("Old"), 3)
    rising = {"quick": ["Old", "Young"], "thought": ["Flagged"], "short": ["Fell short"]}
    assert list(groups(client_of(rosa)).items()) == list(rising.items())
    assert list(groups(client_of(rosa), group="thought")) == ["thought", "short"]


def test_a_placeholder_that_the_model_made_up_needs_thought(rosa):
    text = f"{scenes.GOOD} [PERSON_7] signs it."
    case = scenes.judged(scenes.written(scenes.opened_case("Made up"), text), Action.PASS)
    case.refresh_from_db()
    assert case.flagged
    told = list(read_attention(scenes.newest(case)).warnings)
    assert "The model wrote [PERSON_7], an unknown placeholder." in told


def test_what_no_model_judged_is_flagged(rosa):
    scenes.in_review("By overlap alone")
    assert groups(client_of(rosa)) == {"thought": ["By overlap alone"]}
    assert reasons(client_of(rosa)) == {"By overlap alone": ["No model judged it"]}


def test_a_long_talk_of_which_little_is_covered_is_flagged(rosa):
    items = [f"And then item {n}, the {n}th pump." for n in range(400)]
    turns = [(who, f"{said} {item}") for item in items for who, said in scenes.TURNS]
    scenes.unflagged("Long", turns=turns)
    assert groups(client_of(rosa)) == {"thought": ["Long"]}
    [said] = reasons(client_of(rosa)).values()
    assert re.fullmatch(
        r"Long: \d+ min to read, Covers (under )?\d+ % of the meeting", ", ".join(said)
    )


def test_a_row_says_why_it_needs_thought(rosa):
    flagged()
    scenes.exhausted("Fell short")
    scenes.unflagged("Quick")
    assert reasons(client_of(rosa)) == {
        "Quick": [],
        "Flagged": ["1 wrong", "2 unproven", "No model judged it"],
        "Fell short": ["Consistency 3.4", "2 unproven"],
    }


def test_every_heading_counts_its_rows(rosa):
    for n in range(3):
        scenes.unflagged(f"Quick {n}")
    flagged()
    page = client_of(rosa).get("/")
    assert {name: told[2] for name, told in page.context["headings"].items()} == {
        "assigned": 0,
        "quick": 3,
        "thought": 1,
        "short": 0,
        "blind": 0,
    }
    narrowed = client_of(rosa).get("/", {"group": "quick"})
    assert [tab["count"] for tab in narrowed.context["tabs"] if tab["name"] == "review"] == [3]
    assert len(narrowed.context["rows"]) == 3


def test_an_order_that_is_chosen_holds_within_each_group(rosa):
    for title in ("Beta", "Alpha"):
        scenes.unflagged(title)
    flagged("Aardvark")
    titles = groups(client_of(rosa), sort="title")
    assert titles == {"quick": ["Alpha", "Beta"], "thought": ["Aardvark"]}
    assert groups(client_of(rosa), sort="nonsense")["quick"] == ["Beta", "Alpha"]


def test_start_opens_the_first_of_the_own_order_and_reading_claims_nothing(rosa):
    aged(flagged(), 9)
    quick = scenes.unflagged("Quick")
    client = client_of(rosa)
    answer = client.get("/queue/start")
    assert answer["Location"] == f"/summaries/{quick.pk}/"
    client.get(answer["Location"])
    assert not worklist.Availability(scenes.reviewer("rolf")).held
    assert client.get("/queue/start", {"group": "thought"})["Location"] != answer["Location"]


def test_start_with_nothing_to_review_says_so(rosa):
    answer = client_of(rosa).get("/queue/start", follow=True)
    assert "Nothing is ready for you right now." in answer.content.decode()


def test_the_case_page_walks_the_order_of_the_queue(rosa):
    thought, quick = aged(flagged(), 9), scenes.unflagged("Quick")
    place = worklist.queue_position(quick, Availability(rosa), Summary.objects.all())
    assert (place.number, place.of, place.previous, place.next) == (1, 2, None, thought.pk)
    place = worklist.queue_position(thought, Availability(rosa), Summary.objects.all())
    assert (place.number, place.of, place.previous, place.next) == (2, 2, quick.pk, None)


# --- The blind sample ---------------------------------------------------------


def test_a_summary_to_be_rated_first_looks_alike_whatever_its_verdict(rosa, settings):
    made = [scenes.unflagged("Fine"), flagged(), scenes.exhausted("Fell short")]
    settings.BLIND_SHARE = 100
    client = client_of(rosa)
    assert groups(client) == {"blind": [item.transcript.title for item in made]}
    assert set(map(tuple, reasons(client).values())) == {("Blind rating",)}
    page = client.get("/").content.decode()
    for word in ("Consistency", "unproven", "Passed<", "state-exhausted", "Judge not"):
        assert word not in page, word


@pytest.mark.slow
@pytest.mark.parametrize("share", [0, 1, 10, 50, 99, 100, 250])
def test_the_database_samples_as_python_does(settings, share):
    settings.BLIND_SHARE = share
    cases = [scenes.opened_case(f"Case {n}") for n in range(30)]
    sampled = set(Summary.objects.filter(blind.sample_condition()).values_list("pk", flat=True))
    assert sampled == {case.pk for case in cases if blind.is_sampled(case.pk)}
    left = Summary.objects.exclude(blind.sample_condition()).count()
    assert left == len(cases) - len(sampled)


def test_a_group_is_the_same_in_python_and_in_the_database(rosa, settings):
    settings.BLIND_SHARE = 50
    for n in range(6):
        scenes.unflagged(f"Quick {n}")
        flagged(f"Flagged {n}")
    availability = Availability(rosa)
    for name, found in worklist.review_groups(availability, Summary.objects.all()).items():
        assert {worklist.find_group(row, availability) for row in found} <= {name}


# --- What failed --------------------------------------------------------------


def test_failures_are_named_with_what_to_do_and_retried_at_once(rosa):
    scenes.failed()
    scenes.filtered()
    client = client_of(rosa)
    page = client.get("/").content.decode()
    assert "2 summaries failed." in page
    assert "Fix the cause in the reason, then retry." in page
    assert "Retry all" in page
    assert "Nothing waits for a decision" not in page
    client.post("/status/failed")
    assert not Summary.objects.filter(status="failed").exists()


def test_the_pipeline_never_says_that_nothing_is_to_do_beside_failures(rosa):
    client = client_of(rosa)
    assert "Nothing to do." in client.get("/status").content.decode()
    scenes.failed()
    page = client.get("/status").content.decode()
    assert "Nothing to do." not in page
    assert "1 summary failed" in page


# --- An empty system ----------------------------------------------------------


def test_an_admin_of_an_empty_system_gets_the_steps_to_the_first_summary():
    page = client_of(scenes.system_admin()).get("/").content.decode()
    assert "Set up Countersign" in page
    steps = client_of(scenes.system_admin("olaf")).get("/").context["empty"]["steps"]
    assert [step.title for step in steps] == [
        "Set up a model",
        "Publish a guideline",
        "Send the first transcript",
        "Invite people",
    ]
    assert [step.done for step in steps] == [False, True, False, False]
    scenes.reviewer()
    steps = client_of(scenes.system_admin("otto")).get("/").context["empty"]["steps"]
    assert steps[-1].done


def test_reviewers_and_authors_of_an_empty_system_read_what_will_come(rosa):
    assert "Each meeting comes with" in client_of(rosa).get("/").content.decode()
    page = client_of(scenes.author()).get("/").content.decode()
    assert "Hand in a summary you wrote" in page
