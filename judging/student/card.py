"""The card of a student, for people."""

from collections.abc import Iterator
from typing import Any

# The key of a card under which the documents stand that the student has learned from.
DIGESTS = "document_digests"
_MEASURES = {
    "roc_auc": "ROC AUC",
    "balanced_accuracy": "balanced accuracy",
    "false_pass_rate": "bad ones passed",
    "false_stop_rate": "good ones stopped",
}


def as_markdown(card: dict[str, Any]) -> str:
    """Markdown of the card that training made."""
    return "\n".join([*_facts(card), *_metrics(card), *_weights(card), ""])


def _facts(card: dict[str, Any]) -> Iterator[str]:
    yield f"# Student {card['version']}"
    yield ""
    yield f"Judges {card['criterion']}. A pre-screen: it passes nothing on its own."
    yield ""
    yield f"- Trained: {card['trained_at']}"
    yield f"- Labels: {card['labels']}, {card['good']} of them good"
    yield f"- Documents: {card['documents']}"
    for origin, count in card["origins"].items():
        yield f"- Labels from {origin}: {count}"
    yield f"- SHA-256 of the model: {card['sha256']}"
    encoder = card.get("encoder")
    used = f"{encoder['name']}, SHA-256 {encoder['sha256']}" if encoder else "none"
    yield f"- Sentence embeddings: {used}"
    libraries = ", ".join(f"{name} {version}" for name, version in card["libraries"].items())
    yield f"- Made with {libraries}"
    yield ""


def _metrics(card: dict[str, Any]) -> Iterator[str]:
    yield f"## Measured on documents it had not seen ({card['folds']} folds, gate at 4)"
    yield ""
    yield "95 % intervals from drawing whole documents."
    yield ""
    yield f"| judge | {' | '.join(_MEASURES.values())} |"
    yield f"| --- |{' --- |' * len(_MEASURES)}"
    for name, metrics in card["metrics"].items():
        cells = (_cell(metrics[key], metrics["intervals"][key]) for key in _MEASURES)
        yield f"| {name} | {' | '.join(cells)} |"
    yield ""


def _cell(value: float | None, interval: list[float] | None) -> str:
    if value is None:
        return "unknown"
    return f"{value:.3f}" + (f" ({interval[0]:.3f} to {interval[1]:.3f})" if interval else "")


def _weights(card: dict[str, Any]) -> Iterator[str]:
    yield "## Weights of the standardised features"
    yield ""
    for name, weight in sorted(card["weights"].items(), key=lambda item: -abs(item[1])):
        yield f"- {name}: {weight:+.3f}"
