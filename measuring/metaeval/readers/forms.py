"""The published forms of data (SummEval, G-Eval, DialSummEval, QAGS), scores moved to our scale."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from statistics import fmean
from typing import Any

from measuring.metaeval.items import HIGHEST, LOWEST, DatasetItem
from measuring.metaeval.readers.rows import DataRow, shown, turns_of

Scale = tuple[float, float]
OURS: Scale = (LOWEST, HIGHEST)
# Sets that were cut into tokens may have a figure of one text in pieces ("36 , 000", "7 . 8"),
# where a point would end a sentence, and the same figure of the other text whole.
_CUT_FIGURE = re.compile(r"\b(\d{1,3}) (?:(,) (?=\d{3}\b)|(\.) (?=\d))")


@dataclass(frozen=True)
class DataForm:
    """`marks` are the fields that tell the form, `scale` the lowest and highest human score."""

    name: str
    marks: frozenset[str]
    item: Callable[[DataRow, Scale], DatasetItem]
    scale: Scale = OURS


def _uncut(text: str) -> str:
    """With every figure in one piece."""
    return _CUT_FIGURE.sub(r"\1\2\3", text)


def on_our_scale(row: DataRow, field: str, value: Any, scale: Scale) -> float:
    """`value` moved in a straight line from `scale` to [1, 5]. Raises BadField outside of it."""
    number, (low, high) = row.number(field, value), scale
    if not low <= number <= high:
        raise row.bad(
            field, f"{number:g} is not from {low:g} to {high:g}; mend it, or name the scale"
        )
    if scale == OURS:
        return number
    return LOWEST + (number - low) / (high - low) * (HIGHEST - LOWEST)


def means(
    row: DataRow, field: str, annotations: Sequence[Mapping[str, Any]], scale: Scale
) -> dict[str, float]:
    """By dimension, in lower case, the mean of what the annotators gave; null is nothing given, and
    so is the NaN that tables become."""
    given: dict[str, list[float]] = {}
    for number, annotation in enumerate(annotations, start=1):
        for name, value in annotation.items():
            if value is None or value != value:  # noqa: PLR0124 (of all values NaN alone differs)
                continue
            where = f"{field}[{number}].{name}"
            if not name.strip():
                raise row.bad(where, f"{shown(value)} is a score of nothing; name its dimension")
            dimension = given.setdefault(name.strip().lower(), [])
            dimension.append(on_our_scale(row, where, value, scale))
    return {name: fmean(values) for name, values in given.items()}


# --- Dialsummeval -----------------------------------------------------------
# DialSummEval (Gao and Wan 2022, NAACL): chats, one line a summary, three annotators each.
#
# The turns of a dialogue are parted by "|"; here line breaks part them as well.

_SYSTEMS = ("model_id", "model", "system_id")


def _item(row: DataRow, scale: Scale) -> DatasetItem:
    field = next((name for name in _SYSTEMS if name in row.fields), None)
    return DatasetItem(
        document=row.name("id") if "id" in row.fields else row.text("dialogue"),
        system=row.name(field) if field else "",
        turns=turns_of("\n".join(part.strip() for part in row.text("dialogue").split("|"))),
        summary=row.text("summary", empty=True),
        human=means(row, "annotations", row.objects("annotations"), scale),
    )


DIALSUMMEVAL = DataForm("dialsummeval", frozenset({"dialogue", "summary", "annotations"}), _item)


# --- Geval ------------------------------------------------------------------
# The form in which the authors of G-Eval keep SummEval (Liu et al. 2023, arXiv 2303.16634).


def _geval_item(row: DataRow, scale: Scale) -> DatasetItem:
    return DatasetItem(
        document=row.name("doc_id"),
        system=row.name("system_id"),
        turns=turns_of(_uncut(row.text("source"))),
        summary=_uncut(row.text("system_output", empty=True)),
        human=means(row, "scores", [row.mapping("scores")], scale),
    )


GEVAL = DataForm("geval", frozenset({"doc_id", "system_output", "scores"}), _geval_item)


# --- Summeval ---------------------------------------------------------------
# SummEval's own JSON Lines (Fabbri et al. 2021, arXiv 2007.12626). The experts' scores count;
# those of the crowd workers, which agree with nobody much, are left out.

_SOURCES = ("text", "source", "article", "story")


def _summeval_item(row: DataRow, scale: Scale) -> DatasetItem:
    return DatasetItem(
        document=row.name("id"),
        system=row.name("model_id") if "model_id" in row.fields else "",
        turns=turns_of(_source(row)),
        summary=row.text("decoded", empty=True),
        human=means(row, "expert_annotations", row.objects("expert_annotations"), scale),
    )


def _source(row: DataRow) -> str:
    field = next((name for name in _SOURCES if name in row.fields), None)
    if field is None:
        raise row.bad(
            "text", "the article is not there; pair the annotations with their stories first"
        )
    return row.text(field)


SUMMEVAL = DataForm("summeval", frozenset({"id", "decoded", "expert_annotations"}), _summeval_item)


# --- Qags -------------------------------------------------------------------
# QAGS (Wang et al. 2020, arXiv 2004.04228): is each sentence of a summary borne out, yes or no.
#
# The score is the share of sentences that most workers call borne out (half a sentence where they
# are evenly split), moved from [0, 1] to [1, 5]. Where nobody voted on a sentence the summary has
# no score.

DIMENSION = "consistency"
_ABSENT = object()
_VOTES = {"yes": 1, "no": -1}


def _qags_item(row: DataRow, scale: Scale) -> DatasetItem:
    article, sentences = row.text("article"), row.objects("summary_sentences")
    verdicts = [_borne_out(row, number, entry) for number, entry in enumerate(sentences, start=1)]
    known = [verdict for verdict in verdicts if verdict is not None]
    whole = len(known) == len(verdicts)
    return DatasetItem(
        document=sha256(article.encode()).hexdigest()[:16],
        system="",
        turns=turns_of(_uncut(article)),
        summary=_uncut(" ".join(_sentence(row, entry) for entry in sentences)),
        human={DIMENSION: on_our_scale(row, "summary_sentences", fmean(known), scale)}
        if whole
        else {},
    )


def _sentence(row: DataRow, entry: dict[str, Any]) -> str:
    if not isinstance(entry.get("sentence"), str):
        raise row.bad(
            "summary_sentences", f"{shown(entry.get('sentence'))} is no sentence; give a string"
        )
    return str(entry["sentence"])


def _borne_out(row: DataRow, number: int, entry: dict[str, Any]) -> float | None:
    """None where nobody voted, which is noted."""
    field = f"summary_sentences[{number}].responses"
    responses = entry.get("responses", _ABSENT)
    if responses is None or responses == []:
        row.note(field, "nobody voted on the sentence, so that the summary has no human score")
        return None
    if not isinstance(responses, list):
        found = "nothing" if responses is _ABSENT else shown(responses)
        raise row.bad(field, f"{found} is not a list of responses; give one, [] without votes")
    votes = sum(_vote(row, field, response) for response in responses)
    return 0.5 if votes == 0 else float(votes > 0)


def _vote(row: DataRow, field: str, response: Any) -> int:
    answer = response.get("response") if isinstance(response, dict) else response
    if not isinstance(answer, str) or answer.strip().lower() not in _VOTES:
        raise row.bad(field, f"{shown(answer)} is neither yes nor no; write one of them")
    return _VOTES[answer.strip().lower()]


QAGS = DataForm("qags", frozenset({"article", "summary_sentences"}), _qags_item, (0.0, 1.0))
