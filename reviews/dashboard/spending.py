"""Tokens and money, from the ledger of model calls."""

from django.db.models import Count, Q, Subquery, Sum

from reviews.dashboard.panels import Panel, bars_of
from reviews.dashboard.scope import Scope, case_of_call

_GUIDELINE = "guideline_version__guideline__title"


def spending(scope: Scope) -> Panel:
    """US dollars; calls whose price nobody told are counted apart and cost nothing here."""
    calls = scope.calls().order_by().annotate(under=Subquery(case_of_call(_GUIDELINE)))
    rows = (
        calls.values("provider", "model", "under")
        .annotate(
            calls=Count("pk"),
            unpriced=Count("pk", filter=Q(cost=None)),
            prompt=Sum("prompt_tokens"),
            cached=Sum("cached_tokens"),
            completion=Sum("completion_tokens"),
            money=Sum("cost"),
        )
        .order_by("provider", "model", "under")
    )
    found = [
        (_model(row["provider"], row["model"]), row["under"] or "No case", row) for row in rows
    ]
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
