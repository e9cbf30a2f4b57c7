"""The pre-screen that ships: the stored students.

Pre-screens stop what is clearly bad before anything paid is asked, and pass nothing on their own.
"""

from judging.guidelines.content import CriterionContent
from judging.judges import register_prescreen
from measuring.models import StoredFolder
from measuring.student import student_judge
from measuring.student.student_judge import StudentOptions, names_for
from summaries.models import Method

# Below 2, fewer than one in four such summaries were called good.
THRESHOLD = 2.0


def _students() -> dict[str, CriterionContent]:
    newest = StoredFolder.objects.order_by("-about__trained_at", "name")
    return {f"student: {each.name}": _student(each) for each in newest}


def _student(folder: StoredFolder) -> CriterionContent:
    learned = str(folder.about["criterion"])
    return CriterionContent(
        name=names_for(learned)[1],
        definition=f"Whether summaries like this one were called good for their {learned}.",
        method=Method.STUDENT.value,
        parameters={"version": folder.name},
        threshold=THRESHOLD,
    )


register_prescreen("student", student_judge.judge, StudentOptions.of, _students)
