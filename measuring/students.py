"""Students that every host has, kept in the database, and the labels here to learn from."""

import itertools
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from uuid import UUID

from countersign_judge.judges import judge_methods
from countersign_judge.llm.types import OFFLINE
from countersign_judge.metaeval.statistics import GOOD_SCORE
from countersign_judge.student.folders import (
    name_stem,
    read_card,
    read_student,
    require_name,
    write_student,
)
from countersign_judge.student.model import BadStudent, Example, Student
from django.utils.translation import gettext

from judging.models import EvaluationRole, Score
from measuring import folders
from measuring.models import StoredFolder


def free_name(criterion: str) -> str:
    """The next unused version for a criterion."""
    numbered = (f"{name_stem(criterion)}-{number}" for number in itertools.count(1))
    return next(name for name in numbered if not StoredFolder.objects.filter(name=name).exists())


def keep_student(student: Student, card: dict[str, Any]) -> StoredFolder:
    """Keep it for every host. Raises BadStudent when the version is taken."""
    with TemporaryDirectory() as scratch:
        place = Path(scratch, require_name(student.version))
        write_student(student, card, place)
        return keep_folder(place)


def keep_folder(place: Path) -> StoredFolder:
    """Keep the student in a folder. Raises BadStudent."""
    student, card = read_student(place), read_card(place)
    about = {name: card.get(name) for name in ("criterion", "trained_at")}
    return folders.store_folder(place, require_name(student.version), about)


def fetch_student(version: str) -> Path:
    """The folder of a stored student on this host. Raises BadStudent."""
    found = StoredFolder.objects.filter(name=require_name(version)).first()
    if found is None:
        fault = gettext("there is no student {name}; train one with train_student")
        raise BadStudent(fault.format(name=repr(version)))
    return folders.fetch_folder(found)


def list_students() -> list[tuple[str, str]]:
    """Each one's version and the criterion that it learned, the newest first."""
    found = StoredFolder.objects.order_by("-about__trained_at", "-name")
    return [(name, str(about["criterion"])) for name, about in found.values_list("name", "about")]


# --- Labels -----------------------------------------------------------------


def examples_from_evaluations(criterion: str, *, model: str = "") -> dict[UUID, Example]:
    """Stored attempts by their id, called good or not by a language model's latest score.

    `model` keeps to one judge's model.
    """
    found = Score.objects.filter(
        criterion__name__iexact=criterion,
        evaluation__judge__in=[each.name for each in judge_methods().values() if each.needs_model],
        evaluation__role=EvaluationRole.FIRST,
    ).exclude(evaluation__model=OFFLINE)
    if model:
        found = found.filter(evaluation__model=model)
    rows = found.select_related("evaluation__attempt__summary__transcript")
    # A later one replaces an earlier one.
    scores = rows.order_by("evaluation__created_at", "pk").iterator(chunk_size=200)
    return {score.evaluation.attempt_id: _build_example(score) for score in scores}


def _build_example(score: Score) -> Example:
    attempt = score.evaluation.attempt
    transcript = attempt.summary.transcript
    origin = f"judge {score.evaluation.model}"
    return Example(
        str(transcript.pk),
        transcript.corrected_turns,
        attempt.text,
        score.value >= GOOD_SCORE,
        origin,
    )
