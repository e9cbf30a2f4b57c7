"""A checkpoint as a criterion's judge, up to the gate and the measurement."""

import json
import os
import signal
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command
from django.db.models.functions import Now

from judging import services
from judging.guidelines.content import Content, CriterionContent
from judging.guidelines.validation import problems_of
from judging.judges import all_judges, check_parameters
from judging.judges.base import BadParameter, JudgeInput, Judgement
from judging.models import Evaluation
from measuring.checkpoints.checkpoint_judge import judge
from measuring.checkpoints.runtime import CheckpointFolder
from measuring.folders import BadFolder
from summaries.models import Criterion, GuidelineVersion, Summary
from summaries.status import Status
from tests.factories.cases import attempt, case, put, version
from tests.judging.judges.conftest import a_case, a_criterion
from tests.measuring.checkpoints.conftest import checkpoints, kept
from tests.measuring.checkpoints.networks import classifier, config, encoder, teacher
from tests.measuring.metaeval.data import pairs_file

pytestmark = pytest.mark.slow

__all__ = ["checkpoints"]

TURNS = [
    {"speaker": "Ana", "start": 0.0, "end": 4.0, "text": "Six euros is what the pump needs."},
    {"speaker": "Ben", "start": 4.0, "end": 9.0, "text": "I will send the report on Friday."},
]
FAITHFUL = "The pump needs six euros. Ben will send the report on Friday."
MADE_UP = "The pump needs six euros. Ben buys boats on Monday."
DENIED = "The pump needs six euros. Ben will not send the report on Friday."


@pytest.fixture
def nli(checkpoints: Path) -> Path:
    return kept(classifier(checkpoints / "nli"))


def a_checkpoint(name: str = "consistency", **parameters: Any) -> Criterion:
    return a_criterion(name, method="checkpoint", parameters={"checkpoint": "nli", **parameters})


def judged(text: str, *, turns: Any = TURNS, **parameters: Any) -> Judgement:
    return all_judges()["checkpoint"](a_case(turns=turns, text=text), [a_checkpoint(**parameters)])


def value(text: str) -> float:
    return judged(text).scores[0].value


def test_one_made_up_sentence_costs_the_pass(nli: Path) -> None:
    assert value(FAITHFUL) > 4
    assert 1 <= value(MADE_UP) < 2.1
    assert 1 <= value(DENIED) < 2.1


def test_the_score_lies_between_the_mean_and_the_worst_sentence(nli: Path) -> None:
    judgement = judged(MADE_UP)
    one, two = judgement.details["consistency"]["entailed"]
    assert judgement.scores[0].value == pytest.approx(1 + 4 * ((one + two) / 2 + two) / 2)


def test_the_verdict_tells_the_checkpoint_the_sentences_and_what_it_did_not_find(nli: Path) -> None:
    judgement = judged(DENIED)
    details = judgement.details["consistency"]
    assert (details["checkpoint"], details["form"], details["passages"]) == ("nli", "nli", 1)
    assert details["sha256"] == CheckpointFolder(nli).sha256
    assert judgement.model == "nli"
    assert judgement.cost == 0
    assert [finding.relation for finding in judgement.findings] == ["supported", "contradicted"]
    assert {finding.found_by for finding in judgement.findings} == {"nli"}
    assert "1 of 2 sentences are borne out. Least so" in judgement.scores[0].reason
    assert "contradicted with" in judgement.findings[1].reason


def test_a_fact_is_found_wherever_it_stands_in_a_long_meeting(nli: Path) -> None:
    filler = [{**TURNS[0], "text": "Who needs a licence for the survey?"}] * 150
    judgement = judged(FAITHFUL, turns=[*filler, *TURNS, *filler])
    assert judgement.details["consistency"]["passages"] > 20
    assert judgement.scores[0].value > 4
    assert judged(MADE_UP, turns=[*filler, *TURNS, *filler]).scores[0].value < 2.1


def test_a_text_without_a_sentence_scores_lowest(nli: Path) -> None:
    (score,) = judged("...").scores
    assert score.value == 1
    assert score.reason == "There is no sentence to hold against the transcript."


def test_the_other_form_judges_too(checkpoints: Path) -> None:
    kept(teacher(checkpoints / "t5"))
    assert judged("Ben will send the report.", checkpoint="t5").scores[0].value > 4
    (score,) = judged("Ben lied.", checkpoint="t5").scores
    assert score.value < 2


def test_a_digest_in_the_guideline_pins_the_checkpoint(nli: Path) -> None:
    pinned = a_checkpoint(sha256=CheckpointFolder(nli).sha256)
    check_parameters(pinned)
    with pytest.raises(BadParameter, match=r"the parameter sha256 names another; bring the folder"):
        check_parameters(a_checkpoint(sha256="0" * 64))


@pytest.mark.parametrize(
    ("parameters", "told"),
    [
        ({"checkpoint": ""}, "give the parameter checkpoint, the name of a stored one; manage"),
        ({"checkpoint": "other"}, "there is no checkpoint 'other'; store its folder with: man"),
        ({"checkpoint": "../nli"}, "'../nli' is no name of a checkpoint"),
        ({"checkpoint": 3}, "parameter checkpoint is 3; give text"),
        ({"colour": "red"}, "checkpoint has no parameter 'colour'"),
    ],
)
def test_a_checkpoint_that_cannot_judge_is_refused_beforehand(
    nli: Path, parameters: dict[str, Any], told: str
) -> None:
    with pytest.raises(BadParameter, match=told):
        check_parameters(a_checkpoint(**parameters))


def test_a_checkpoint_without_labels_is_refused_beforehand(checkpoints: Path) -> None:
    place = classifier(checkpoints / "unlabelled")
    config(place, id2label={"0": "LABEL_0", "1": "LABEL_1"})
    with pytest.raises(BadParameter, match="one label must begin with entail"):
        check_parameters(a_checkpoint(checkpoint=place))
    with pytest.raises(BadFolder, match="one label must begin with entail"):
        kept(place)


def test_a_sentence_encoder_is_no_judge(checkpoints: Path) -> None:
    kept(encoder(checkpoints / "tiny"))
    with pytest.raises(BadParameter, match="'tiny' is a sentence encoder, which judges nothing"):
        check_parameters(a_checkpoint(checkpoint="tiny"))


def test_a_network_that_does_not_run_scores_nothing(checkpoints: Path) -> None:
    place = classifier(checkpoints / "broken")
    (place / "model.onnx").write_text("broken since")
    with pytest.raises(BadParameter, match="is no network that runs here"):
        judged(FAITHFUL, checkpoint=place)
    with pytest.raises(BadFolder, match="is no network that runs here"):
        kept(place)


def test_a_guideline_in_which_only_a_checkpoint_blocks_is_refused(nli: Path) -> None:
    alone = CriterionContent(
        "consistency", "What it says.", method="checkpoint", parameters={"checkpoint": "nli"}
    )
    (problem,) = problems_of(Content("Decisions first.", criteria=(alone,)))
    assert "a pre-screen passes nothing on its own" in str(problem)
    beside = CriterionContent("fluency", "How it reads.", method="lexical")
    assert problems_of(Content("Decisions first.", criteria=(alone, beside))) == []


def drafted(*methods: str) -> Summary:
    made = version(publish=False, attempt_budget=1)
    made.criteria.all().delete()
    for position, method in enumerate(methods, start=1):
        Criterion.objects.create(
            guideline_version=made,
            position=position,
            name="consistency" if method == "checkpoint" else "fluency",
            definition="What it says.",
            method=method,
            parameters={"checkpoint": "nli"} if method == "checkpoint" else {},
            threshold=1.0,
        )
    GuidelineVersion.objects.filter(pk=made.pk).update(published_at=Now())
    summary = put(case(made, turns=TURNS), Status.DRAFTED)
    attempt(summary, text=FAITHFUL)
    services.judge(summary.pk)
    summary.refresh_from_db()
    return summary


@pytest.mark.django_db
def test_a_case_does_not_pass_on_a_checkpoints_word_alone(nli: Path) -> None:
    transition = drafted("checkpoint").transitions.order_by("-at")[0]
    assert transition.action == "exhaust"
    assert "a pre-screen passes nothing on its own" in transition.reason


@pytest.mark.django_db
def test_a_case_passes_when_another_judge_passes_it_too(nli: Path) -> None:
    assert drafted("checkpoint", "lexical").transitions.order_by("-at")[0].action == "pass"
    evaluation = Evaluation.objects.get(judge="checkpoint")
    assert (evaluation.model, evaluation.offline) == ("nli", False)
    assert evaluation.details["consistency"]["sha256"] == CheckpointFolder(nli).sha256


def measured(folder: Path, *judges: str, **options: Any) -> list[dict[str, Any]]:
    out = folder / "out"
    given = {"judge": list(judges), "out": out, "verbosity": 0, **options}
    call_command("metaeval", pairs_file(folder), **given)
    rows: list[dict[str, Any]] = json.loads((out / "results.json").read_text())
    return rows


def test_checkpoints_are_measured_beside_other_judges(nli: Path, tmp_path: Path) -> None:
    elsewhere = classifier(tmp_path / "random", seed=5)
    rows = measured(tmp_path, "checkpoint:nli", f"checkpoint:{elsewhere}", "lexical")
    told = [(row["judge"], row["model"], row["n"], row["cost"]) for row in rows[::2]]
    assert told == [
        ("checkpoint", "nli", 9, 0),
        ("checkpoint", "random", 9, 0),
        ("lexical", "offline", 9, 0),
    ]


def test_what_was_judged_is_kept_and_not_judged_again(
    nli: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = measured(tmp_path, "checkpoint:nli")

    def asked(*_: Any) -> Any:
        raise AssertionError("it was asked again")

    monkeypatch.setitem(all_judges(), "checkpoint", asked)
    assert measured(tmp_path, "checkpoint:nli") == first


class Counted:
    """The judge of checkpoints; with `interrupted_at` its process gets a Ctrl-C in that call."""

    def __init__(self, interrupted_at: int = 0) -> None:
        self.interrupted_at, self.calls = interrupted_at, 0

    def __call__(self, case: JudgeInput, criteria: Sequence[Criterion]) -> Judgement:
        self.calls += 1
        if self.calls == self.interrupted_at:
            os.kill(os.getpid(), signal.SIGINT)
        return judge(case, criteria)


def timeless(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    for row in rows:
        row["seconds"] = row["per_judgement"]["seconds"] = None
    return rows


@pytest.mark.parametrize("at", [1, 5])
def test_a_run_stopped_by_ctrl_c_goes_on_to_the_same_results(
    nli: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at: int
) -> None:
    stopped, rest = Counted(interrupted_at=at), Counted()
    monkeypatch.setitem(all_judges(), "checkpoint", stopped)
    with pytest.raises(CommandError, match="the same command goes on from there") as caught:
        measured(tmp_path, "checkpoint:nli", concurrency=1)
    assert caught.value.returncode == 130
    assert not (tmp_path / "out" / "results.json").exists()
    monkeypatch.setitem(all_judges(), "checkpoint", rest)
    resumed = timeless(measured(tmp_path, "checkpoint:nli"))
    # Nine pairs; what is in flight is let finish.
    assert stopped.calls + rest.calls == 9
    whole = measured(tmp_path, "checkpoint:nli", cache=tmp_path / "another")
    assert resumed == timeless(whole)


def test_another_network_under_the_same_name_is_asked_anew(
    nli: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = timeless(measured(tmp_path, "checkpoint:nli"))
    other = classifier(tmp_path / "other" / "nli", seed=5)
    asked = Counted()
    monkeypatch.setitem(all_judges(), "checkpoint", asked)
    found = measured(tmp_path, f"checkpoint:{other}")
    assert asked.calls == 9
    assert timeless(found) != one


@pytest.mark.parametrize(
    ("named", "problem"),
    [
        ("checkpoint", "name a folder: checkpoint:./FOLDER, or checkpoint:NAME"),
        ("checkpoint:other", "there is no checkpoint 'other'"),
        ("checkpoint:./nowhere", "nowhere has no "),
    ],
)
def test_a_checkpoint_that_cannot_be_measured_is_refused(
    nli: Path, tmp_path: Path, named: str, problem: str
) -> None:
    with pytest.raises(CommandError, match=problem):
        measured(tmp_path, named)
