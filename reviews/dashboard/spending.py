"""Tokens and money, from the ledger of model calls."""

from typing import Any

from django.db.models import Count, Q, Subquery, Sum

from reviews.dashboard.panels import Panel, bars_of
from reviews.dashboard.scope import Scope, case_of_call
from summaries.models import GuidelineVersion

_VERSION = "guideline_version"
_SUMMED = ("calls", "unpriced", "prompt", "cached", "completion")


def _by_version(scope: Scope) -> list[dict[str, Any]]:
    calls = scope.calls().order_by().annotate(version=Subquery(case_of_call(_VERSION)))
    rows = calls.values("provider", "model", "version").annotate(
        calls=Count("pk"),
        unpriced=Count("pk", filter=Q(cost=None)),
        prompt=Sum("prompt_tokens"),
        cached=Sum("cached_tokens"),
        completion=Sum("completion_tokens"),
        money=Sum("cost"),
    )
    return [{**row} for row in rows.order_by()]


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
