"""Without a model, overlap says something about consistency and relevance, and nothing else."""

import random

import pytest
from countersign_judge.judges import lexical

from judging import services
from measuring.judgements import Pair, judge_pairs
from summaries.status import Status
from tests.factories.cases import attempt, case, put, version
from tests.judging.judges.conftest import SUMMARY, TURNS, a_case, a_criterion

FIVE = ["coherence", "consistency", "fluency", "Relevance", "professional language"]


def test_shuffled_words_get_no_score_for_how_they_are_written() -> None:
    words = SUMMARY.split()
    random.Random(7).shuffle(words)
    given = lexical.judge(a_case(text=" ".join(words)), [a_criterion(name) for name in FIVE])
    assert [score.criterion.name for score in given.scores] == ["consistency", "Relevance"]


@pytest.mark.django_db
def test_a_text_passes_on_what_is_measured_and_says_what_is_not() -> None:
    made = version("consistency", "tone", threshold=1.0)
    text = attempt(put(case(made, turns=TURNS), Status.DRAFTED), SUMMARY)
    services.judge_summary(text.summary_id)
    text.summary.refresh_from_db()
    assert text.summary.status == Status.IN_REVIEW
    move = text.summary.transitions.latest("at")
    assert move.reason.endswith("; without a language model nothing scores tone")
    (score,) = text.evaluations.get(judge="lexical").scores.all()
    assert score.criterion.name == "consistency"


@pytest.mark.django_db
def test_a_text_of_which_nothing_can_be_measured_goes_to_a_reviewer_unjudged() -> None:
    made = version("fluency", "tone")
    text = attempt(put(case(made, turns=TURNS), Status.DRAFTED), SUMMARY)
    services.judge_summary(text.summary_id)
    text.summary.refresh_from_db()
    assert text.summary.status == Status.IN_REVIEW
    (evaluation,) = text.evaluations.all()
    assert evaluation.details["not_judged"]
    assert not evaluation.scores.exists()


@pytest.mark.django_db(transaction=True)
def test_pairs_show_the_criteria_that_are_not_measured() -> None:
    judged = judge_pairs(
        [Pair("Ana: It rains.", "It rains.")], judge="lexical", criteria=["consistency", "fluency"]
    )
    (outcome,) = judged.outcomes
    assert set(outcome.values) == {"consistency"}
    assert outcome.unscored == "not measured by this judge"
    assert outcome.reason == "lexical does not measure fluency"
    assert (judged.averages["fluency"].scored, judged.averages["fluency"].unscored) == (0, 1)
