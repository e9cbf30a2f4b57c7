"""Pre-screens to begin with: the stored students and the checkpoints on this machine.

They stop what is clearly bad before anything paid is asked, and pass nothing on their own.
"""

import logging
from pathlib import Path

from django.conf import settings

from judging.guidelines.content import CriterionContent
from judging.judges import register_prescreen
from measuring.checkpoints import checkpoint_judge
from measuring.checkpoints.checkpoint_judge import CheckpointOptions
from measuring.checkpoints.entailment import require_form
from measuring.checkpoints.runtime import BadCheckpoint, CheckpointFolder
from measuring.student import storage, student_judge
from measuring.student.model import BadStudent
from measuring.student.student_judge import StudentOptions, names_for
from summaries.models import Method

logger = logging.getLogger(__name__)

# Below 2, fewer than one in four such summaries were called good.
THRESHOLD = 2.0
_BORNE_OUT = "consistency"


def _students() -> dict[str, CriterionContent]:
    return {f"student: {version}": _student(version) for version in _versions()}


def _versions() -> list[str]:
    try:
        return storage.versions()
    except BadStudent as error:
        logger.warning("no student is offered to editors: %s", error)
        return []


def _student(version: str) -> CriterionContent:
    learned = str(storage.card_at(storage.folder() / version).get("criterion"))
    return CriterionContent(
        name=names_for(learned)[1],
        definition=f"Whether summaries like this one were called good for their {learned}.",
        method=Method.STUDENT.value,
        parameters={"version": version},
        threshold=THRESHOLD,
    )


def _checkpoints() -> dict[str, CriterionContent]:
    return {f"checkpoint: {folder.name}": _checkpoint(folder) for folder in _folders()}


def _folders() -> list[CheckpointFolder]:
    places = sorted(Path(settings.CHECKPOINTS_DIRECTORY).glob("[!.]*"))
    return [folder for place in places if _usable(folder := CheckpointFolder(place))]


def _usable(folder: CheckpointFolder) -> bool:
    try:
        require_form(CheckpointFolder.named(folder.name))
    except BadCheckpoint as error:
        logger.info("%s is not offered to editors: %s", folder.place, error)
        return False
    return True


def _checkpoint(folder: CheckpointFolder) -> CriterionContent:
    return CriterionContent(
        name=names_for(_BORNE_OUT)[1],
        definition="Whether the transcript bears every sentence out.",
        method=Method.CHECKPOINT.value,
        parameters={"checkpoint": folder.name},
        threshold=THRESHOLD,
    )


# In the order that editors show them. What cannot be used here is not offered; publishing says why.
register_prescreen("student", student_judge.judge, StudentOptions.of, _students)
register_prescreen("checkpoint", checkpoint_judge.judge, CheckpointOptions.of, _checkpoints)
