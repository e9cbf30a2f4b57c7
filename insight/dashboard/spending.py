"""Tokens and money, from the ledger of model calls."""

from typing import Any

from insight.dashboard.panels import Panel, bars_of
from insight.dashboard.scope import Scope, rows_over
from summaries.models import GuidelineVersion

_SUMMED = ("calls", "unpriced", "prompt", "cached", "completion")
_COLUMNS = ("provider", "model", "version", *_SUMMED, "money")
# Joined and not looked up call by call, which a long period has too many of.
_BY_VERSION = """
SELECT call.provider, call.model, summary.guideline_version_id, count(*),
    count(*) FILTER (WHERE call.cost IS NULL), sum(call.prompt), sum(call.cached),
    sum(call.completion), sum(call.cost)
FROM ({rows}) AS call (provider, model, subject, prompt, cached, completion, cost)
LEFT JOIN summaries_summary summary ON summary.id = call.subject
GROUP BY call.provider, call.model, summary.guideline_version_id
"""


def _by_version(scope: Scope) -> list[dict[str, Any]]:
    calls = scope.calls().values_list(
        "provider",
        "model",
        "subject",
        "prompt_tokens",
        "cached_tokens",
        "completion_tokens",
        "cost",
    )
    rows = rows_over(_BY_VERSION, calls)
    return [dict(zip(_COLUMNS, row, strict=True)) for row in rows]


def _by_guideline(rows: list[dict[str, Any]]) -> list[tuple[str, str, dict[str, Any]]]:
    """Model, title of the guideline and sums; money is None where no call's price is known."""
    titles = dict(GuidelineVersion.objects.values_list("pk", "guideline__title"))
    found: dict[tuple[str, str], dict[str, Any]] = {}
    for row in rows:
        key = _model(row["provider"], row["model"]), titles.get(row["version"], "No case")
        sums = found.setdefault(key, {**dict.fromkeys(_SUMMED, 0), "money": None})
        for name in _SUMMED:
            sums[name] += row[name]
        if row["money"] is not None:
            sums["money"] = (sums["money"] or 0) + row["money"]
    return [(*key, found[key]) for key in sorted(found)]


def spending(scope: Scope) -> Panel:
    """US dollars; calls whose price nobody told are counted apart and cost nothing here."""
    found = _by_guideline(_by_version(scope))
    money = sum(float(row["money"] or 0) for _, _, row in found)
    tokens = sum(row["prompt"] + row["completion"] for _, _, row in found)
    unpriced = sum(row["unpriced"] for _, _, row in found)
    return Panel(
        name="spending",
        title="Tokens and money",
        says=(
            "Calls of the period by model and guideline. Calls without a known price are counted "
            "apart and add nothing to the money."
        ),
        columns=(
            "Model",
            "Guideline",
            "Calls",
            "Tokens in",
            "of these cached",
            "Tokens out",
            "US dollars",
            "Calls without a price",
        ),
        rows=[
            (
                model,
                under,
                row["calls"],
                row["prompt"],
                row["cached"],
                row["completion"],
                None if row["money"] is None else round(float(row["money"]), 6),
                row["unpriced"],
            )
            for model, under, row in found
        ],
        facts=[
            ("US dollars", f"{money:,.2f}"),
            ("Tokens", f"{tokens:,}"),
            ("Calls without a price", f"{unpriced:,}"),
        ],
        bars=bars_of(
            [
                (
                    f"{model}, {under}",
                    f"{row['prompt'] + row['completion']:,} tokens, "
                    + ("no price" if row["money"] is None else f"${row['money']:,.2f}"),
                    row["prompt"] + row["completion"],
                )
                for model, under, row in found
            ]
        ),
    )


def _model(provider: str, name: str) -> str:
    return name if provider == name else f"{provider}:{name}"
