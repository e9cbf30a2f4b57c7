"""Tiny networks made here, in the files that exporters write, so that the real code loads them."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper
from tokenizers import Tokenizer, models, normalizers, pre_tokenizers, processors

CONTROL = ("[PAD]", "[UNK]", "[CLS]", "[SEP]")
_TAUGHT = """
    0 1 premise hypothesis the a pump costs five six euros ana ben says sends buys report boats on
    friday monday board lied budget licence survey contract who what will needs for we need i send
    before summer approved nobody is not to and : . , -
"""
WORDS = tuple(_TAUGHT.split())
VOCABULARY = (*CONTROL, *WORDS)
LABELS = {"0": "contradiction", "1": "entailment", "2": "neutral"}


def tokenizer(folder: Path) -> None:
    """Of whole words, in pairs like BERT's: [CLS] one [SEP] other [SEP]."""
    numbers = {word: at for at, word in enumerate(VOCABULARY)}
    made = Tokenizer(models.WordLevel(numbers, unk_token="[UNK]"))
    made.add_special_tokens(list(CONTROL))
    made.normalizer = normalizers.Lowercase()
    made.pre_tokenizer = pre_tokenizers.BertPreTokenizer()
    made.post_processor = processors.BertProcessing(("[SEP]", 3), ("[CLS]", 2))
    folder.mkdir(parents=True, exist_ok=True)
    made.save(str(folder / "tokenizer.json"))


def config(folder: Path, **values: Any) -> None:
    (folder / "config.json").write_text(json.dumps({"pad_token_id": 0, **values}))


def graph(
    path: Path,
    nodes: list[tuple[str, list[str], str, dict[str, Any]]],
    *,
    inputs: dict[str, list[Any]],
    outputs: dict[str, list[Any]],
    constants: dict[str, Any],
) -> None:
    """`inputs` and `outputs` by name with their shapes; a hidden state is the only float input."""
    made = helper.make_graph(
        [helper.make_node(kind, given, [out], **more) for kind, given, out, more in nodes],
        "tiny",
        [_value(name, shape, _type(name)) for name, shape in inputs.items()],
        [_value(name, shape, TensorProto.FLOAT) for name, shape in outputs.items()],
        [numpy_helper.from_array(np.asarray(value), name) for name, value in constants.items()],
    )
    opset = [helper.make_opsetid("", 17)]
    onnx.save(helper.make_model(made, opset_imports=opset, ir_version=8), path)


def _type(name: str) -> int:
    return TensorProto.FLOAT if name == "encoder_hidden_states" else TensorProto.INT64


def _value(name: str, shape: list[Any], kind: int) -> Any:
    return helper.make_tensor_value_info(name, kind, shape)


_TOKENS: list[Any] = ["batch", "tokens"]
_READ = [
    ("Gather", ["table", "input_ids"], "looked_up", {}),
    ("Cast", ["attention_mask"], "mask", {"to": TensorProto.FLOAT}),
    ("Unsqueeze", ["mask", "last"], "masks", {}),
    ("Mul", ["looked_up", "masks"], "hidden", {}),
]


def classifier(folder: Path, *, seed: int | None = None, labels: Any = None) -> Path:
    """An NLI classifier. Without a `seed` it calls a sentence entailed by the words that it shares
    with the premise, and contradicted by the word "not" where the premise has none; else its
    weights are random.
    """
    tokenizer(folder)
    config(folder, id2label=LABELS if labels is None else labels, max_position_embeddings=66)
    width = len(VOCABULARY)
    words = [*_READ, ("Cast", ["token_type_ids"], "type", {"to": TensorProto.FLOAT})]
    nodes: list[Any] = [
        *words,
        ("Unsqueeze", ["type", "last"], "second", {}),
        ("Mul", ["hidden", "second"], "of_second", {}),
        ("Sub", ["hidden", "of_second"], "of_first", {}),
        ("ReduceSum", ["of_first", "middle"], "first_bag", {"keepdims": 0}),
        ("ReduceSum", ["of_second", "middle"], "second_bag", {"keepdims": 0}),
        ("Min", ["first_bag", "one"], "first_words", {}),
        ("Min", ["second_bag", "one"], "second_words", {}),
        ("Mul", ["first_words", "second_words"], "shared", {}),
        ("Sub", ["second_words", "shared"], "alone", {}),
        ("MatMul", ["alone", "weights"], "weighed", {}),
        ("Add", ["weighed", "bias"], "logits", {}),
    ]
    graph(
        folder / "model.onnx",
        nodes,
        inputs=dict.fromkeys(("input_ids", "attention_mask", "token_type_ids"), _TOKENS),
        outputs={"logits": ["batch", 3]},
        constants={
            "table": _identity(width),
            "last": np.array([2]),
            "middle": np.array([1]),
            "one": np.float32(1),
            **_head(width, seed),
        },
    )
    return folder


def _identity(width: int) -> Any:
    table = np.eye(width, dtype=np.float32)
    table[: len(CONTROL)] = 0
    # All words that it does not know are one.
    table[1, 1] = 1
    return table


def _head(width: int, seed: int | None) -> dict[str, Any]:
    if seed is not None:
        random = np.random.default_rng(seed)
        return {
            "weights": random.normal(size=(width, 3)).astype(np.float32),
            "bias": random.normal(size=3).astype(np.float32),
        }
    weights = np.zeros((width, 3), np.float32)
    weights[:, 2] = 6  # neutral, for every word of the sentence alone
    weights[VOCABULARY.index("not")] = (12, 0, 0)
    return {"weights": weights, "bias": np.array([0, 3, 0], np.float32)}


def teacher(folder: Path) -> Path:
    """A T5 by its interface: it answers 0 where "lied" stands in the prompt, 1 elsewhere."""
    tokenizer(folder)
    config(folder, decoder_start_token_id=0)
    width = len(VOCABULARY)
    graph(
        folder / "encoder_model.onnx",
        [*_READ, ("Identity", ["hidden"], "last_hidden_state", {})],
        inputs=dict.fromkeys(("input_ids", "attention_mask"), _TOKENS),
        outputs={"last_hidden_state": ["batch", "tokens", width]},
        constants={"table": _identity(width), "last": np.array([2])},
    )
    weights, bias = np.zeros((width, width), np.float32), np.zeros(width, np.float32)
    weights[VOCABULARY.index("lied"), VOCABULARY.index("0")] = 8
    bias[VOCABULARY.index("1")] = 4
    graph(
        folder / "decoder_model.onnx",
        [
            ("ReduceSum", ["encoder_hidden_states", "middle"], "bag", {"keepdims": 1}),
            ("MatMul", ["bag", "weights"], "weighed", {}),
            ("Add", ["weighed", "bias"], "logits", {}),
        ],
        inputs={
            "encoder_attention_mask": _TOKENS,
            "input_ids": ["batch", "answer"],
            "encoder_hidden_states": ["batch", "tokens", width],
        },
        outputs={"logits": ["batch", 1, width]},
        constants={"middle": np.array([1]), "weights": weights, "bias": bias},
    )
    return folder


def encoder(folder: Path, *, seed: int = 7, width: int = 16) -> Path:
    """A sentence encoder that gives every word a direction at random."""
    tokenizer(folder)
    config(folder, max_position_embeddings=66)
    table = np.random.default_rng(seed).normal(size=(len(VOCABULARY), width))
    graph(
        folder / "model.onnx",
        [*_READ, ("Identity", ["hidden"], "last_hidden_state", {})],
        inputs=dict.fromkeys(("input_ids", "attention_mask"), _TOKENS),
        outputs={"last_hidden_state": ["batch", "tokens", width]},
        constants={"table": table.astype(np.float32), "last": np.array([2])},
    )
    return folder
