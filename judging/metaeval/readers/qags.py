"""QAGS (Wang et al. 2020, arXiv 2004.04228): is each sentence of a summary borne out, yes or no.

The score is the share of sentences that most workers call borne out (half a sentence where they
are evenly split), moved from [0, 1] to [1, 5]. Where nobody voted on a sentence the summary has no
score.
"""

from hashlib import sha256
from statistics import fmean
from typing import Any

from judging.metaeval.items import Item, turns_of
from judging.metaeval.readers.forms import Form, Scale, on_our_scale
from judging.metaeval.readers.rows import Row, shown

DIMENSION = "consistency"
_ABSENT = object()
_VOTES = {"yes": 1, "no": -1}


def _item(row: Row, scale: Scale) -> Item:
    article, sentences = row.text("article"), row.objects("summary_sentences")
    verdicts = [_borne_out(row, number, entry) for number, entry in enumerate(sentences, start=1)]
    known = [verdict for verdict in verdicts if verdict is not None]
    whole = len(known) == len(verdicts)
    return Item(
        document=sha256(article.encode()).hexdigest()[:16],
        system="",
        turns=turns_of(article),
        summary=" ".join(_sentence(row, entry) for entry in sentences),
        human={DIMENSION: on_our_scale(row, "summary_sentences", fmean(known), scale)}
        if whole
        else {},
    )


def _sentence(row: Row, entry: dict[str, Any]) -> str:
    if not isinstance(entry.get("sentence"), str):
        raise row.bad(
            "summary_sentences", f"{shown(entry.get('sentence'))} is no sentence; give a string"
        )
    return str(entry["sentence"])


def _borne_out(row: Row, number: int, entry: dict[str, Any]) -> float | None:
    """None where nobody voted, which is noted."""
    field = f"summary_sentences[{number}].responses"
    responses = entry.get("responses", _ABSENT)
    if responses is None or responses == []:
        row.note(field, "nobody voted on the sentence, so that the summary has no human score")
        return None
    if not isinstance(responses, list):
        said = "nothing" if responses is _ABSENT else shown(responses)
        raise row.bad(field, f"{said} is not a list of responses; give one, [] without votes")
    votes = sum(_vote(row, field, response) for response in responses)
    return 0.5 if votes == 0 else float(votes > 0)


def _vote(row: Row, field: str, response: Any) -> int:
    answer = response.get("response") if isinstance(response, dict) else response
    if not isinstance(answer, str) or answer.strip().lower() not in _VOTES:
        raise row.bad(field, f"{shown(answer)} is neither yes nor no; write one of them")
    return _VOTES[answer.strip().lower()]


FORM = Form("qags", frozenset({"article", "summary_sentences"}), _item, (0.0, 1.0))
