"""What a score is worth here: a sentence beside it, and a threshold that keeps bad texts rare."""

import json
import random
from functools import cache

import pytest
import scipy.stats
from countersign_judge.metaeval.recorded import read_verdict
from django.contrib.auth.models import User
from django.urls import reverse
from hypothesis import given
from hypothesis import strategies as st

from judging.models import Rating, Score
from measuring.score_worth import (
    ERROR_RATE,
    LEAST_RATINGS,
    PassedTexts,
    RatedText,
    enough_ratings_for,
    run_threshold_tests,
)
from reviews import decisions, ratings
from summaries.models import Guideline, Summary
from summaries.status import Action
from tests.database import unguarded
from tests.e2e.fixtures import client_of
from tests.factories import scenes
from tests.factories.cases import case, version
from tests.real_data import DATA

GRID = [step / 4 for step in range(4, 21)]


# --- Beside a score ---------------------------------------------------------


@pytest.fixture(autouse=True)
def _every_case_is_rated_blind(settings) -> None:
    settings.BLIND_SHARE = 100


@pytest.fixture
def rosa(db):
    return scenes.reviewer()


def scored(score: float = 4.6, *, model: str = "") -> Summary:
    text = scenes.written(scenes.opened_case("Call"), scenes.GOOD)
    return scenes.judged(text, Action.PASS, {"consistency": score}, model=model)


def rated(by: User, value: int, score: float = 4.6, *, model: str = "") -> Summary:
    made = scored(score, model=model)
    values = {criterion.pk: value for criterion in ratings.criteria_to_rate(made)}
    ratings.rate(scenes.newest(made), by=by, values=values)
    return made


def rated_many(by: User, good: int, bad: int) -> None:
    for number in range(good + bad):
        rated(by, 5 if number < good else 3)


def shown(by: User, of: Summary) -> str:
    answer = client_of(by).get(reverse("summary", args=[of.pk]))
    return " ".join(answer.content.decode().split())


@pytest.mark.slow
def test_beside_a_score_stands_how_often_such_texts_were_good_to_reviewers(rosa):
    rated_many(rosa, LEAST_RATINGS - 3, 3)
    # Scored below the threshold: not among the texts that the sentence is about.
    rated(rosa, 1, 3.9)
    made = rated(rosa, 5)
    low, high = scipy.stats.binomtest(LEAST_RATINGS - 2, LEAST_RATINGS + 1).proportion_ci(
        method="exact"
    )
    share = round(100 * (LEAST_RATINGS - 2) / (LEAST_RATINGS + 1))
    said = (
        f"Of texts scored 4 or higher, {share} % were good to your reviewers "
        f"({100 * low:.0f} to {100 * high:.0f}, n = {LEAST_RATINGS + 1})."
    )
    assert said in shown(rosa, made)


def test_below_forty_ratings_it_says_how_many_are_missing(rosa):
    for _ in range(2):
        made = rated(rosa, 5)
    assert "Not enough ratings yet: 2 of 40." in shown(rosa, made)


def test_an_answered_4_counts_as_scored_4_whatever_its_mean(rosa):
    made = scored(3.98)
    with unguarded():
        Score.objects.filter(criterion__name="consistency").update(answer=4)
    values = {criterion.pk: 5 for criterion in ratings.criteria_to_rate(made)}
    ratings.rate(scenes.newest(made), by=rosa, values=values)
    assert shown(rosa, made).count("ratings yet: 1 of 40.") == len(values)


def test_ratings_of_another_judge_do_not_count(rosa):
    rated(rosa, 5, model="openai:gpt-4o")
    assert "Not enough ratings yet: 1 of 40." in shown(rosa, rated(rosa, 5))


def test_ratings_under_another_guideline_do_not_count(rosa):
    under_another = scenes.written(case(version("consistency")), scenes.GOOD)
    scenes.judged(under_another, Action.PASS)
    values = {criterion.pk: 5 for criterion in ratings.criteria_to_rate(under_another)}
    ratings.rate(scenes.newest(under_another), by=rosa, values=values)
    assert "Not enough ratings yet: 1 of 40." in shown(rosa, under_another)
    assert "Not enough ratings yet: 1 of 40." in shown(rosa, rated(rosa, 5))


def test_a_text_that_two_people_rated_counts_once_and_by_their_mean(rosa):
    made = rated(rosa, 5)
    rolf = scenes.reviewer("rolf")
    given = {criterion.pk: 4 for criterion in ratings.criteria_to_rate(made)}
    Rating.objects.bulk_create(
        Rating(attempt=scenes.newest(made), reviewer=rolf, criterion_id=key, value=value)
        for key, value in given.items()
    )
    assert "Not enough ratings yet: 1 of 40." in shown(rosa, made)


def test_a_rating_that_was_not_blind_does_not_count(rosa, settings):
    settings.BLIND_SHARE = 0
    assert "ratings yet" not in shown(rosa, rated(rosa, 5))


def test_a_case_to_rate_blind_shows_no_sentence_and_is_in_no_count(rosa):
    rolf = scenes.reviewer("rolf")
    made = rated(rosa, 5)
    mine = rated(rolf, 5)
    assert "ratings yet" not in shown(rolf, made)
    # A count of 2 would tell rolf that rosa's text has 4 or more.
    assert "Not enough ratings yet: 1 of 40." in shown(rolf, mine)
    attempt = scenes.newest(made)
    decisions.approve(made, by=rosa, number=1, text_sha256=attempt.sha256, seen=1)
    assert "Not enough ratings yet: 2 of 40." in shown(rolf, mine)


def test_an_author_does_not_read_how_others_were_rated(rosa):
    made = rated(rosa, 5)
    adam = scenes.author()
    Summary.objects.filter(pk=made.pk).update(author=adam)
    assert "ratings yet" not in shown(adam, made)


# --- The threshold ----------------------------------------------------------


@given(st.integers(1, 400).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n))))
def test_the_upper_bound_is_the_exact_binomial_one(counts):
    bad, passed = counts
    by_scipy = scipy.stats.binomtest(bad, passed, alternative="less").proportion_ci(1 - ERROR_RATE)
    assert PassedTexts(4, passed, bad).most_bad == pytest.approx(by_scipy.high, abs=1e-6)


@pytest.mark.parametrize(("limit", "enough"), [(0.01, 299), (0.05, 59), (0.1, 40), (0.5, 40)])
def test_so_many_texts_have_to_pass_that_none_bad_is_within_the_limit(limit, enough):
    assert enough_ratings_for(limit) == enough
    assert PassedTexts(4, enough, 0).most_bad <= limit


def texts(*groups: tuple[float, int, int]) -> list[RatedText]:
    """Of each score, so many good and bad ones."""
    return [
        RatedText(score, good)
        for score, well, badly in groups
        for good in [True] * well + [False] * badly
    ]


def test_the_lowest_threshold_within_the_limit_ends_the_sequence():
    found = run_threshold_tests(
        texts((5, 100, 1), (4.5, 100, 2), (4, 40, 30), (3, 400, 0)), GRID, 0.1
    )
    within = [test for test in found if test.most_bad <= 0.1]
    assert (within[-1].threshold, within[-1].passed, within[-1].bad) == (4.25, 203, 3)
    # With the good ones of 3, the bound would be within again, but nothing below 4 is tried.
    assert found[-1].threshold == 4


def test_no_threshold_is_picked_where_even_the_strictest_passes_too_many_bad_texts():
    (only,) = run_threshold_tests(texts((5, 60, 15), (4, 900, 0)), GRID, 0.1)
    assert only.most_bad > 0.1


def test_it_begins_where_enough_texts_pass():
    found = run_threshold_tests(texts((5, 3, 0), (4, 60, 0)), GRID, 0.1)
    assert [test.threshold for test in found] == [4, *reversed([t for t in GRID if t < 4])]
    assert run_threshold_tests(texts((5, 3, 0), (4, 30, 0)), GRID, 0.1) == []


def quality(by: User) -> str:
    answer = client_of(by).get(reverse("judge-quality"), {"period": "all"})
    return " ".join(answer.content.decode().split())


@pytest.mark.slow
def test_the_page_offers_the_lowest_threshold_within_the_admins_limit_or_says_that_there_is_none(
    rosa,
):
    gina = scenes.person("gina", "guideline_admin")
    rated_many(rosa, 30, 0)
    assert "Not enough ratings yet for a limit of 10 %: 30 of 40 texts that pass." in quality(gina)
    rated_many(rosa, 12, 0)
    held = "At 4.0, 0 of 42 passing texts were bad to your reviewers: at most 6.9 % are"
    assert held in quality(gina)
    # A lead decides, and has still to rate these texts.
    assert "0 of 40 texts that pass" in quality(scenes.person("lena", "lead"))
    path = reverse("cost-weights", args=[Guideline.objects.get().name])
    sent = {"most_bad": 5, "false_pass": 50, "reviewer_hour": 60, "rewrite": ""}
    client_of(gina).post(path, sent)
    assert "a limit of 5 %: 42 of 59 texts" in quality(gina)
    client_of(gina).post(path, {**sent, "most_bad": 10})
    rated_many(rosa, 0, 8)
    none = "No threshold surely keeps bad texts within 10 % of those that pass: at 4.5, 8 of 50"
    assert none in quality(gina)


@cache
def real_texts(model: str, dimension: str) -> list[RatedText]:
    """SummEval's pairs: a model's recorded score, and whether experts rated it 4 or more."""
    pairs = json.loads((DATA / "summeval_dev.json").read_text())
    experts = {(row["doc_id"], row["system_id"]): row["scores"][dimension] for row in pairs}
    lines = (DATA / "summeval_dev_recorded_judgements.jsonl").read_text().splitlines()
    found = []
    for row in map(json.loads, lines):
        if (row["model"], row["dimension"]) == (model, dimension):
            score = read_verdict(row["response"])
            if score is not None:
                found.append(RatedText(score, experts[row["doc_id"], row["system_id"]] >= 4))
    return found


SPLITS = 400


@pytest.mark.slow
@pytest.mark.real_data
@pytest.mark.parametrize("model", ["gpt-4-0314", "gpt-3.5-turbo-0301", "llama-2-70b-chat-hf"])
@pytest.mark.parametrize(
    ("dimension", "limit"),
    [("consistency", 0.1), ("consistency", 0.15), ("relevance", 0.3), ("coherence", 0.6)],
)
@pytest.mark.parametrize("again", [False, True], ids=["halves", "with replacement"])
def test_the_threshold_picked_on_half_of_real_judgements_keeps_the_limit(
    model, dimension, limit, again
):
    """The share of bad texts among all pairs that the threshold passes exceeds the limit in at most
    5 % of the draws of half of them. Texts drawn with replacement are those that the exact bound
    assumes; real halves vary less."""
    found = real_texts(model, dimension)
    random_ = random.Random(20230329)
    wrong = 0
    for _ in range(SPLITS):
        half = len(found) // 2
        drawn = random_.choices(found, k=half) if again else random_.sample(found, half)
        within = [
            test for test in run_threshold_tests(drawn, GRID, limit) if test.most_bad <= limit
        ]
        if within:
            passing = [text.good for text in found if text.score >= within[-1].threshold]
            wrong += passing.count(False) > limit * len(passing)
    assert wrong <= ERROR_RATE * SPLITS
