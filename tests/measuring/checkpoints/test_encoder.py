"""Sentence encoders: their forms, and folders that are none."""

import json
import shutil
from pathlib import Path

import numpy as np
import pytest
from onnx import TensorProto

from measuring.checkpoints.encoder import encoder_at
from measuring.checkpoints.runtime import BadCheckpoint
from tests.measuring.checkpoints.networks import classifier, encoder, graph

TEXTS = ["Ana buys a pump.", "Ben sends the report to the board on Friday.", "Ana buys a pump."]


def test_a_text_is_a_direction_and_the_same_text_the_same_one(tmp_path: Path) -> None:
    found = encoder_at(encoder(tmp_path / "encoder")).directions(TEXTS)
    assert np.linalg.norm(found, axis=1) == pytest.approx(1)
    assert found[0] @ found[2] == pytest.approx(1)
    assert found[0] @ found[1] < 0.9


def test_a_text_does_not_depend_on_its_company(tmp_path: Path) -> None:
    opened = encoder_at(encoder(tmp_path / "encoder"))
    many = [" ".join(["pump"] * (number % 40 + 1) + ["ana"]) for number in range(80)]
    together = opened.directions(many)
    assert together[37] == pytest.approx(opened.directions([many[37]])[0])


def test_the_first_token_stands_for_the_sentence_where_the_folder_says_so(tmp_path: Path) -> None:
    place = encoder(tmp_path / "encoder")
    (place / "1_Pooling").mkdir()
    told = place / "1_Pooling" / "config.json"
    told.write_text(json.dumps({"pooling_mode_cls_token": True}))
    one, other, _ = encoder_at(place).directions(TEXTS)
    # Every text begins with the same control token, and this network looks at no neighbour.
    assert one @ other == pytest.approx(1)
    shutil.copytree(place, tmp_path / "odd")
    (tmp_path / "odd" / "1_Pooling" / "config.json").write_text('{"pooling_mode": "max"}')
    with pytest.raises(BadCheckpoint, match="only the mean and the first token can be taken"):
        encoder_at(tmp_path / "odd")


def test_a_network_may_make_the_sentence_itself(tmp_path: Path) -> None:
    place = encoder(tmp_path / "encoder")
    graph(
        place / "model.onnx",
        [
            ("Cast", ["input_ids"], "numbers", {"to": TensorProto.FLOAT}),
            ("ReduceMean", ["numbers"], "sentence_embedding", {"axes": [1], "keepdims": 1}),
        ],
        inputs={"input_ids": ["batch", "tokens"]},
        outputs={"sentence_embedding": ["batch", 1]},
        constants={},
    )
    assert encoder_at(place).directions(TEXTS).tolist() == [[1.0]] * 3


def test_another_kind_of_network_is_no_encoder(tmp_path: Path) -> None:
    place = classifier(tmp_path / "nli")
    with pytest.raises(BadCheckpoint, match=r"has the outputs logits; an encoder has sentence_"):
        encoder_at(place)
