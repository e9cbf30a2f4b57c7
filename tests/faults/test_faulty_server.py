"""A model's server of which three answers in ten are of no use."""

import pytest

from tests.faults.stage import TEXTS, Stage, assert_whole
from tests.modelserver import Scenario

pytestmark = [pytest.mark.nightly, pytest.mark.slow]

CASES = 40


def test_no_case_fails_while_a_server_breaks_three_answers_in_ten(stage: Stage) -> None:
    stage.model.script = Scenario(writer=TEXTS, faults=0.3)
    cases = stage.open_cases(CASES)
    stage.worker()
    stage.settle()
    assert_whole(cases)
    assert {summary.status for summary in cases} == {"in_review"}
