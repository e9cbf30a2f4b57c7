"""A student's folder: the model and its card."""

import json
import re
from functools import lru_cache
from pathlib import Path
from typing import Any

from countersign_judge.student.model import BadStudent, Student
from countersign_judge.translation import gettext

# --- Card -------------------------------------------------------------------

# The key of a card that holds the documents that the student has learned from.
DIGESTS = "document_digests"
_FACTS = {
    "criterion": "judges",
    "trained_at": "trained",
    "labels": "labels",
    "good": "of them good",
    "documents": "documents",
    "sha256": "SHA-256 of the model",
}
_MEASURES = {
    "roc_auc": "ROC AUC",
    "balanced_accuracy": "balanced accuracy",
    "false_pass_rate": "bad ones passed",
    "false_stop_rate": "good ones stopped",
}


def render_card(card: dict[str, Any]) -> str:
    """Markdown of the card that training made."""
    facts = [f"- {name}: {card[key]}" for key, name in _FACTS.items()]
    facts += [f"- labels from {origin}: {count}" for origin, count in card["origins"].items()]
    rows = [("judge", *_MEASURES.values()), ("---",) * (len(_MEASURES) + 1)]
    for judge, found in card["metrics"].items():
        rows.append(
            (judge, *(_format_cell(found[key], found["intervals"][key]) for key in _MEASURES))
        )
    weights = sorted(card["weights"].items(), key=lambda item: -abs(item[1]))
    return "\n".join(
        [
            f"# Student {card['version']}\n",
            *facts,
            f"\nOn documents it had not seen ({card['folds']} folds, gate at 4), with 95 % "
            "intervals from drawing whole documents:\n",
            *(f"| {' | '.join(row)} |" for row in rows),
            "\nWeights of the standardised features:\n",
            *(f"- {name}: {weight:+.3f}" for name, weight in weights),
            "",
        ]
    )


def _format_cell(value: float | None, interval: list[float] | None) -> str:
    if value is None:
        return "unknown"
    return f"{value:.3f}" + (f" ({interval[0]:.3f} to {interval[1]:.3f})" if interval else "")


# --- Folders ----------------------------------------------------------------

MODEL, CARD, CARD_FOR_PEOPLE = "model.json", "card.json", "card.md"
_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,79}")


def require_name(version: str) -> str:
    """Raises BadStudent for a name that cannot be a folder's."""
    if not _NAME.fullmatch(version):
        fault = gettext(
            "{name} is not a valid name for a student; use up to 80 of a-z, 0-9 and hyphens"
        )
        raise BadStudent(fault.format(name=repr(version)))
    return version


def name_stem(criterion: str) -> str:
    """The start of a version's name."""
    return re.sub(r"[^a-z0-9]+", "-", criterion.lower()).strip("-")[:70] or "student"


def write_student(student: Student, card: dict[str, Any], place: Path) -> None:
    """Write all three files into `place`. Raises BadStudent unless it can be created."""
    try:
        place.mkdir(parents=True)
    except OSError as error:
        raise BadStudent(f"{place} cannot be made ({error.strerror}); name a new folder") from error
    (place / MODEL).write_text(student.as_json(), encoding="utf-8")
    text = json.dumps(card, indent=1, ensure_ascii=False, allow_nan=False)
    (place / CARD).write_text(f"{text}\n", encoding="utf-8")
    (place / CARD_FOR_PEOPLE).write_text(render_card(card), encoding="utf-8")


@lru_cache(maxsize=16)
def read_student(place: Path) -> Student:
    """The student in this folder, in the storage or elsewhere. Raises BadStudent."""
    card = read_card(place)
    try:
        student = Student.from_json((place / MODEL).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise _absent_problem(place) from error
    if student.sha256 != card.get("sha256"):
        raise card_mismatch(place.name)
    return student


def read_card(place: Path) -> dict[str, Any]:
    """Raises BadStudent for a folder without a card."""
    try:
        card = json.loads((place / CARD).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise _absent_problem(place) from error
    if not isinstance(card, dict):
        fault = gettext("{path} is not a JSON object; train the student again")
        raise BadStudent(fault.format(path=place / CARD))
    return card


def read_trained_digests(place: Path) -> frozenset[str]:
    """Digests of the documents that the student at `place` was trained on.

    Raises BadStudent for a folder without a card, and for a card without digests.
    """
    kept = read_card(place).get(DIGESTS)
    if not isinstance(kept, list) or not all(isinstance(each, str) for each in kept):
        raise BadStudent(f"{place / CARD}: {DIGESTS} is no list of texts; train the student again")
    return frozenset(kept)


def _absent_problem(place: Path) -> BadStudent:
    fault = gettext("the student {name} in {place} is incomplete; train one with train_student")
    return BadStudent(fault.format(name=repr(place.name), place=place.parent))


def card_mismatch(name: str) -> BadStudent:
    fault = gettext("{name} does not match its card; train it again")
    return BadStudent(fault.format(name=repr(name)))
