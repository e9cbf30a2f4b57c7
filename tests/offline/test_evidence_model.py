"""The model that tells how likely a sentence is right."""

import subprocess
import sys

import pytest

from offline.lexical.evidence_model import FEATURES, read, shipped
from offline.lexical.judge import SentenceEvidence, judge
from offline.lexical.source import Source
from tests.real_data import DATA

SAID = (
    "project manager: The remote control will cost twelve euros.\n"
    "user interface: We want large buttons and a yellow case.\n"
    "project manager: The next meeting is on Thursday.\n"
    "user interface: I will draw the buttons until then."
)


def evidence(text: str) -> SentenceEvidence:
    (found,) = judge(Source.from_text(SAID), text).sentences
    return found


def test_the_more_a_sentence_keeps_of_what_was_said_the_surer_it_is() -> None:
    copied = evidence("The remote control will cost twelve euros.")
    retold = evidence("They settled on a price of twelve euros for the control.")
    made_up = evidence("A lawyer from Madrid sued the company last winter.")
    assert copied.support > retold.support > made_up.support
    assert (copied.relation, made_up.relation) == ("supported", "not mentioned")


def test_a_made_up_figure_is_never_shown_as_supported() -> None:
    assert evidence("The remote control will cost ninety euros.").relation != "supported"


def test_support_never_falls_when_a_feature_speaks_more_for_the_sentence() -> None:
    model = shipped()
    usual = [0.5, 1.0, 0.4, 0.4, 0.5, 0.6, 0.5, 0, 0.1]
    for at, sign in enumerate(FEATURES.values()):
        steps = [
            model.probability((*usual[:at], value / 20, *usual[at + 1 :])) for value in range(41)
        ]
        assert steps == sorted(steps, reverse=sign < 0)


def test_a_model_of_other_features_is_refused() -> None:
    with pytest.raises(ValueError, match="train it again"):
        read({"features": ["overlap"]})


@pytest.mark.slow
@pytest.mark.real_data
@pytest.mark.skipif(not DATA.exists(), reason="needs the sets that the model is trained on")
def test_training_gives_the_model_that_ships() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bench.train_evidence_model", "--check"],
        env={"PATH": "/usr/bin:/bin", "OMP_NUM_THREADS": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
