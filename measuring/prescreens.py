"""Pre-screens to begin with: the stored students and checkpoints.

Pre-screens stop what is clearly bad before anything paid is asked, and pass nothing on their own.
"""

import logging

from django.db.models import QuerySet

from judging.guidelines.content import CriterionContent
from judging.judges import register_prescreen
from measuring.checkpoints import checkpoint_judge
from measuring.checkpoints.checkpoint_judge import CheckpointOptions
from measuring.checkpoints.runtime import BadCheckpoint, require_libraries
from measuring.checkpoints.storage import ENCODER
from measuring.models import CHECKPOINT, STUDENT, StoredFolder
from measuring.student import student_judge
from measuring.student.student_judge import StudentOptions, names_for
from summaries.models import Method

logger = logging.getLogger(__name__)

# Below 2, fewer than one in four such summaries were called good.
THRESHOLD = 2.0
_BORNE_OUT = "consistency"


def _students() -> dict[str, CriterionContent]:
    judging = _stored(STUDENT).filter(about__has_key="criterion")
    return {f"student: {each.name}": _student(each) for each in judging}


def _stored(kind: str) -> QuerySet[StoredFolder]:
    return StoredFolder.objects.filter(kind=kind).order_by("-about__trained_at", "name")


def _student(folder: StoredFolder) -> CriterionContent:
    learned = str(folder.about["criterion"])
    return CriterionContent(
        name=names_for(learned)[1],
        definition=f"Whether summaries like this one were called good for their {learned}.",
        method=Method.STUDENT.value,
        parameters={"version": folder.name},
        threshold=THRESHOLD,
    )


def _checkpoints() -> dict[str, CriterionContent]:
    judging = _stored(CHECKPOINT).exclude(about__form=ENCODER)
    return {f"checkpoint: {each.name}": _checkpoint(each) for each in judging if _runs()}


def _runs() -> bool:
    try:
        require_libraries()
    except BadCheckpoint as error:
        logger.info("checkpoints are not offered to editors: %s", error)
        return False
    return True


def _checkpoint(folder: StoredFolder) -> CriterionContent:
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
