"""The texts of a backtest as the page lists them, and all of them as a table to keep."""

import csv
from collections.abc import Sequence
from io import StringIO
from typing import Any

from judging.backtests.models import BacktestItem
from reviews.spreadsheets import cell

_COLUMNS = (
    "case",
    "title",
    "attempt",
    "people",
    "stood",
    "passed_then",
    "passes_now",
    "changed",
    "against_people",
    "failure",
    "prompt_tokens",
    "completion_tokens",
    "cost",
)


def lowest(item: BacktestItem) -> dict[str, Any] | None:
    """Of the blocking criteria, the one that is furthest below its bar or least above it."""
    blocking = [score for score in item.scores if score["blocking"]]
    return min(blocking, key=lambda score: score["value"] - score["bar"], default=None)


def csv_of(items: Sequence[BacktestItem]) -> str:
    """A row a text that was judged, in the order of judging, with a column for each criterion's
    score; with a byte order mark, by which spreadsheets know UTF-8."""
    criteria = dict.fromkeys(score["criterion"] for item in items for score in item.scores)
    scores = {criterion: f"score: {criterion}" for criterion in criteria}
    text = StringIO()
    text.write("\ufeff")
    writer = csv.DictWriter(text, [*_COLUMNS, *scores.values()])
    writer.writerow({name: cell(name) for name in writer.fieldnames})
    for item in items:
        given = {scores[score["criterion"]]: score["value"] for score in item.scores}
        row = {**_row(item), **given}
        writer.writerow({name: cell(value) for name, value in row.items()})
    return text.getvalue()


def _row(item: BacktestItem) -> dict[str, Any]:
    scored = item.passed is not None
    return {
        "case": str(item.attempt.summary_id),
        "title": item.attempt.summary.transcript.title,
        "attempt": item.attempt.number,
        "people": item.people,
        "stood": item.good,
        "passed_then": item.passed_before,
        "passes_now": item.passed,
        "changed": item.passed != item.passed_before if scored else None,
        "against_people": item.passed != item.good if scored else None,
        "failure": item.failure,
        "prompt_tokens": item.prompt_tokens,
        "completion_tokens": item.completion_tokens,
        "cost": item.cost,
    }
