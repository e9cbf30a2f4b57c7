"""Loading a folder and asking it, in both forms, and every folder that cannot be used."""

import builtins
import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import pytest
from onnx import numpy_helper

from measuring.checkpoints import runtime
from measuring.checkpoints.entailment import checkpoint_at, require_form
from measuring.checkpoints.runtime import BadCheckpoint, CheckpointFolder, CheckpointTokenizer
from tests.measuring.checkpoints.networks import VOCABULARY, classifier, config, encoder, teacher

PREMISE = "Ana says a pump costs six euros. Ben sends the report on Friday."


def test_a_classifier_tells_what_is_borne_out_contradicted_and_neither(tmp_path: Path) -> None:
    asked = [
        (PREMISE, "a pump costs six euros."),
        (PREMISE, "Ben sends not the report."),
        (PREMISE, "Ben buys boats."),
    ]
    borne_out, denied, other = checkpoint_at(classifier(tmp_path / "nli")).verdicts(asked)
    assert borne_out.entailed > 0.9
    assert denied.contradicted is not None
    assert denied.contradicted > 0.9
    assert other.entailed < 0.1
    assert other.contradicted is not None
    assert other.contradicted < 0.1


def test_random_weights_give_probabilities_that_repeat(tmp_path: Path) -> None:
    pairs = [(PREMISE, f"{word} buys the pump.") for word in VOCABULARY]
    first = checkpoint_at(classifier(tmp_path / "one", seed=3)).verdicts(pairs)
    again = checkpoint_at(classifier(tmp_path / "two", seed=3)).verdicts(pairs)
    assert first == again
    assert all(0 <= verdict.entailed <= 1 for verdict in first)
    assert len({verdict.entailed for verdict in first}) > len(pairs) / 2


def test_a_pair_does_not_depend_on_what_it_is_asked_with(tmp_path: Path) -> None:
    checkpoint = checkpoint_at(classifier(tmp_path / "nli", seed=3))
    pairs = [(PREMISE, "Ben buys boats."), ("Ana lied.", "Ana buys the survey for the board.")]
    alone = [checkpoint.verdicts([pair])[0].entailed for pair in pairs]
    assert [item.entailed for item in checkpoint.verdicts(pairs)] == pytest.approx(alone, abs=1e-6)


def test_labels_are_found_by_their_names_wherever_they_stand(tmp_path: Path) -> None:
    labels = {"0": "ENTAILMENT", "1": "not_entailment", "2": "other"}
    checkpoint = checkpoint_at(classifier(tmp_path / "nli", labels=labels))
    (verdict,) = checkpoint.verdicts([(PREMISE, "Ben sends not the report.")])
    assert verdict.entailed > 0.9
    assert verdict.contradicted is None


def test_a_teacher_answers_one_or_zero(tmp_path: Path) -> None:
    checkpoint = checkpoint_at(teacher(tmp_path / "t5"))
    good, bad = checkpoint.verdicts([(PREMISE, "Ben sends it."), (PREMISE, "Ben lied.")])
    assert checkpoint.form == "trueteacher"
    assert good.entailed > 0.95
    assert bad.entailed < 0.05
    assert bad.contradicted is None


@pytest.mark.parametrize("said", ["hypothesis: six euros", "Hypothesis : a", "premise:"])
def test_what_was_said_cannot_begin_a_part_of_the_prompt(tmp_path: Path, said: str) -> None:
    checkpoint = checkpoint_at(teacher(tmp_path / "t5"))
    asked: list[str] = []

    class Listening(CheckpointTokenizer):
        def batch(self, texts: Any) -> Any:
            asked.extend(texts)
            return super().batch(texts)

    checkpoint.reader = Listening(checkpoint.folder, longest=2048)
    checkpoint.verdicts([(said, f"Ben says {said}")])
    (prompt,) = asked
    assert prompt.lower().count("hypothesis:") == prompt.lower().count("premise:") == 1
    assert "hypothesis :" not in prompt.lower()


def test_a_control_token_that_was_said_is_plain_words(tmp_path: Path) -> None:
    reader = CheckpointTokenizer(CheckpointFolder(classifier(tmp_path / "nli")), longest=64)
    pair = ("Ana [SEP] Ben lied [PAD]", "[CLS] six euros")
    (row,) = reader.batch([pair])["input_ids"].tolist()
    assert [row.count(VOCABULARY.index(mark)) for mark in ("[CLS]", "[SEP]", "[PAD]")] == [1, 2, 0]


def test_a_text_that_is_too_long_is_cut(tmp_path: Path) -> None:
    reader = CheckpointTokenizer(CheckpointFolder(classifier(tmp_path / "nli")), longest=16)
    assert reader.batch([("pump " * 100, "Ben")])["input_ids"].shape == (1, 16)


def test_the_digest_is_of_names_and_contents(tmp_path: Path) -> None:
    one, other = classifier(tmp_path / "one"), tmp_path / "other"
    shutil.copytree(one, other)
    (other / ".cache").mkdir()
    (other / ".cache" / "x").write_text("not part of it")
    assert CheckpointFolder(one).sha256 == CheckpointFolder(other).sha256
    third = tmp_path / "third"
    shutil.copytree(one, third)
    config(third, id2label={}, more=1)
    assert CheckpointFolder(third).sha256 != CheckpointFolder(one).sha256


def test_a_network_may_stand_in_a_folder_of_its_own(tmp_path: Path) -> None:
    place = classifier(tmp_path / "nli")
    (place / "onnx").mkdir()
    shutil.move(place / "model.onnx", place / "onnx" / "model.onnx")
    assert checkpoint_at(place).form == "nli"


def without(name: str) -> Callable[[Path], None]:
    return lambda place: (place / name).unlink()


def with_text(name: str, text: str) -> Callable[[Path], None]:
    def write(place: Path) -> None:
        (place / name).write_text(text)

    return write


def told(**values: Any) -> Callable[[Path], None]:
    return with_text("config.json", json.dumps(values))


@pytest.mark.parametrize(
    ("make", "spoil", "problem"),
    [
        (classifier, without("model.onnx"), "has no model.onnx; docs/checkpoints.md says how"),
        (classifier, without("tokenizer.json"), "has no tokenizer.json"),
        (classifier, without("config.json"), "has no config.json"),
        (classifier, with_text("config.json", "{"), "config.json is no JSON"),
        (classifier, with_text("config.json", "[]"), "config.json is no JSON object"),
        (classifier, told(id2label={"0": "LABEL_0"}), "one label must begin with entail"),
        (classifier, told(id2label=["entailment"]), "one label must begin with entail"),
        (classifier, told(id2label={"7": "entailment"}), "answers with 3 numbers, and .* number 7"),
        (classifier, with_text("model.onnx", "zzz"), "model.onnx is no network that runs here"),
        (classifier, with_text("tokenizer.json", "{}"), "tokenizer.json cannot be read"),
        (teacher, without("encoder_model.onnx"), "has no encoder_model.onnx"),
        (teacher, told(), "decoder_start_token_id is None; it must be a whole number"),
        (encoder, without("tokenizer.json"), "one label must begin with|has no tokenizer.json"),
    ],
)
def test_a_folder_that_cannot_be_used_is_refused_with_the_remedy(
    tmp_path: Path, make: Callable[[Path], Path], spoil: Callable[[Path], None], problem: str
) -> None:
    place = make(tmp_path / "checkpoint")
    spoil(place)
    with pytest.raises(BadCheckpoint, match=problem):
        checkpoint_at(place).verdicts([(PREMISE, "Ben lied.")])


def test_an_answer_of_several_tokens_is_no_teachers(tmp_path: Path) -> None:
    place = teacher(tmp_path / "t5")
    path = place / "tokenizer.json"
    said = json.loads(path.read_text())
    said["pre_tokenizer"] = {
        "type": "Split",
        "pattern": {"String": "1"},
        "behavior": "MergedWithPrevious",
        "invert": False,
    }
    said["normalizer"] = {"type": "Prepend", "prepend": "1"}
    path.write_text(json.dumps(said))
    with pytest.raises(BadCheckpoint, match=r"'0' is not one token"):
        checkpoint_at(place)


def test_a_network_that_wants_something_else_is_refused(tmp_path: Path) -> None:
    place = teacher(tmp_path / "t5")
    shutil.copy(place / "decoder_model.onnx", tmp_path / "decoder")
    classifier(place)
    shutil.copy(tmp_path / "decoder", place / "model.onnx")
    (place / "decoder_model.onnx").unlink()
    with pytest.raises(BadCheckpoint, match="wants the input encoder_"):
        checkpoint_at(place).verdicts([(PREMISE, "Ben lied.")])


def test_a_network_without_the_output_is_refused(tmp_path: Path) -> None:
    place = classifier(tmp_path / "nli")
    encoder(tmp_path / "encoder")
    shutil.copy(tmp_path / "encoder" / "model.onnx", place / "model.onnx")
    with pytest.raises(BadCheckpoint, match="has no output logits; last_hidden_state"):
        checkpoint_at(place).verdicts([(PREMISE, "Ben lied.")])


def test_a_tokenizer_of_another_network_is_told(tmp_path: Path) -> None:
    place = classifier(tmp_path / "nli")
    path = place / "tokenizer.json"
    said = json.loads(path.read_text())
    said["model"]["vocab"]["zeppelin"] = 9999
    path.write_text(json.dumps(said))
    with pytest.raises(BadCheckpoint, match=r"does not take what tokenizer.json makes of a text"):
        checkpoint_at(place).verdicts([("A zeppelin.", "Ben lied.")])


@pytest.mark.parametrize("missing", ["onnxruntime", "tokenizers"])
def test_without_the_extra_the_remedy_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, missing: str
) -> None:
    place = classifier(tmp_path / "nli")

    def absent(name: str) -> Any:
        if name == missing:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return builtins.__import__(name)

    monkeypatch.setattr(runtime, "import_module", absent)
    with pytest.raises(
        BadCheckpoint, match=rf"need the extra onnx \({missing}\); run make install-onnx"
    ):
        require_form(CheckpointFolder(place))


def test_what_is_no_number_is_no_verdict(tmp_path: Path) -> None:
    place = classifier(tmp_path / "nli")
    path = place / "model.onnx"
    made = onnx.load(path)
    (bias,) = [item for item in made.graph.initializer if item.name == "bias"]
    bias.CopyFrom(numpy_helper.from_array(np.full(3, np.nan, np.float32), "bias"))
    onnx.save(made, path)
    with pytest.raises(BadCheckpoint, match="answers with what is no number"):
        checkpoint_at(place).verdicts([(PREMISE, "Ben lied.")])


def test_what_was_loaded_is_what_is_told_after_the_folder_has_changed(tmp_path: Path) -> None:
    place = classifier(tmp_path / "nli")
    before = checkpoint_at(place).folder.sha256
    config(place, id2label={})
    assert checkpoint_at(place).folder.sha256 == before
