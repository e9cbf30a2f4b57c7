"""Students that look at meaning too, by an encoder that the user brings."""

import json
from copy import deepcopy
from functools import cache
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from judging.judges import all_judges, check_parameters
from judging.judges.base import BadParameter
from measuring.checkpoints import runtime
from measuring.checkpoints.runtime import BadCheckpoint
from measuring.models import StoredFolder
from measuring.student import meaning, storage
from measuring.student.meaning import EncoderCard
from measuring.student.model import BadStudent, Student
from measuring.student.training import train
from summaries.models import Criterion
from tests.judging.judges.conftest import a_case, a_criterion
from tests.measuring.checkpoints.conftest import checkpoints, kept
from tests.measuring.checkpoints.networks import encoder
from tests.measuring.student.conftest import a_meeting, an_example, examples, students

__all__ = ["checkpoints", "students"]


@pytest.fixture
def card(checkpoints: Path) -> EncoderCard:
    kept(encoder(checkpoints / "tiny"))
    return EncoderCard.of("tiny")


@cache
def _training(card: EncoderCard) -> tuple[Student, dict[str, Any]]:
    """Takes most of a second, and the same encoder makes the same student."""
    return train(examples(), criterion="consistency", version="consistency-1", encoder=card)


@pytest.fixture
def trained(card: EncoderCard, students: Path) -> str:
    student, told = deepcopy(_training(card))
    storage.keep(student, told)
    return student.version


def a_student() -> Criterion:
    return a_criterion(method="student", parameters={"version": "consistency-1"})


def test_what_was_said_is_closer_than_what_was_not(card: EncoderCard) -> None:
    said = meaning.features(card, a_meeting(1), "I will send the licence to the board on Friday.")
    other = meaning.features(card, a_meeting(1), "Nobody approved a survey.")
    assert tuple(said) == meaning.NAMES
    assert said["meaning_mean"] == said["meaning_worst"] == pytest.approx(1)
    assert other["meaning_mean"] < 0.8
    assert other["meaning_topic"] < said["meaning_topic"]


def test_nothing_said_and_nothing_written_are_close_to_nothing(card: EncoderCard) -> None:
    nothing = dict.fromkeys(meaning.NAMES, 0.0)
    assert meaning.features(card, a_meeting(1), "") == nothing
    assert meaning.features(card, [{"speaker": "Ana", "text": " "}], "A pump.") == nothing


def test_the_student_and_its_card_name_the_encoder(trained: str, card: EncoderCard) -> None:
    student = storage.student_named(trained)
    assert student.encoder == card
    assert student.names[-4:] == meaning.NAMES
    assert Student.from_json(student.as_json()) == student
    place = storage.place_of(trained)
    told = json.loads((place / storage.CARD).read_text())
    assert told["encoder"] == {"name": "tiny", "sha256": card.sha256}
    assert set(meaning.NAMES) < set(told["weights"])
    people = (place / storage.CARD_FOR_PEOPLE).read_text()
    assert f"- Sentence embeddings: tiny, SHA-256 {card.sha256}" in people


def test_it_judges_with_the_encoder(trained: str) -> None:
    scores = []
    for good in (False, True):
        example = an_example(200, good=good)
        case = a_case(turns=example.turns, text=example.summary)
        judgement = all_judges()["student"](case, [a_student()])
        scores.append(judgement.scores[0].value)
        assert set(meaning.NAMES) < set(judgement.details["consistency"]["contributions"])
    assert scores[0] < 2
    assert scores[1] > 4


def test_without_the_encoder_nothing_is_judged(trained: str) -> None:
    StoredFolder.objects.get(name="tiny").delete()
    told = (
        r"the student consistency-1 learned with sentence embeddings: there is no checkpoint 'tiny'"
    )
    with pytest.raises(BadParameter, match=told):
        check_parameters(a_student())
    with pytest.raises(BadParameter, match=told):
        all_judges()["student"](a_case(), [a_student()])


def test_another_encoder_under_the_name_is_refused(trained: str, tmp_path: Path) -> None:
    StoredFolder.objects.get(name="tiny").delete()
    kept(encoder(tmp_path / "other" / "tiny", seed=8))
    with pytest.raises(BadParameter, match=r"is not the encoder that the student learned with"):
        check_parameters(a_student())


def test_without_the_extra_the_remedy_is_told(
    trained: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def absent(name: str) -> Any:
        raise ModuleNotFoundError(f"No module named {name!r}", name=name)

    monkeypatch.setattr(runtime, "import_module", absent)
    with pytest.raises(BadParameter, match=r"need the extra onnx \(onnxruntime\); run make"):
        check_parameters(a_student())
    with pytest.raises(BadCheckpoint, match=r"need the extra onnx \(onnxruntime\); run make"):
        EncoderCard.of("tiny")


def test_a_malformed_encoder_is_refused(trained: str) -> None:
    said = json.loads(storage.student_named(trained).as_json())
    for value, told in (("tiny", "encoder is 'tiny'"), ({"name": "tiny"}, "sha256 is None")):
        with pytest.raises(BadStudent, match=told):
            Student.from_json(json.dumps(said | {"encoder": value}))
    del said["encoder"]
    with pytest.raises(BadStudent, match="features is not this release's"):
        Student.from_json(json.dumps(said))


def test_a_student_without_an_encoder_names_none(students: Path) -> None:
    student, told = train(examples(), criterion="consistency", version="a")
    assert json.loads(student.as_json())["encoder"] is None
    assert told["encoder"] is None


@pytest.mark.slow
def test_the_command_trains_with_an_encoder(
    card: EncoderCard, students: Path, tmp_path: Path
) -> None:
    data = tmp_path / "labels.json"
    rows = [
        {
            "doc_id": example.document,
            "system_id": str(example.good),
            "source": "\n".join(f"{turn['speaker']}: {turn['text']}" for turn in example.turns),
            "system_output": example.summary,
            "scores": {"consistency": 5 if example.good else 1},
        }
        for example in examples()
    ]
    data.write_text(json.dumps(rows))
    told = StringIO()
    call_command("train_student", data=data, embeddings="tiny", stdout=told)
    assert "- Sentence embeddings: tiny, SHA-256" in told.getvalue()
    with pytest.raises(CommandError, match="there is no checkpoint 'large'; store its folder"):
        call_command("train_student", data=data, embeddings="large")
