"""Students in the editor: by default free pre-screens that pass nothing alone."""

from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from countersign_judge.criteria import InvalidGuideline
from countersign_judge.judges import starter_criteria
from django.core.management import CommandError, call_command
from django.db.models.functions import Now
from django.test import Client
from django.urls import reverse

from judging.guidelines import drafts
from judging.guidelines.content import Content, get_content
from judging.guidelines.validation import find_problems
from summaries.models import Guideline, GuidelineVersion
from tests.e2e.fixtures import client_of
from tests.measuring.student.conftest import students, trained

__all__ = ["students", "trained"]
pytestmark = pytest.mark.django_db


def edited(client: Client, draft: GuidelineVersion, **sent: Any) -> str:
    page = reverse("guideline-edit", args=[draft.guideline.name, draft.number])
    if not sent:
        return client.get(page).content.decode()
    forms = client.get(page).context
    data: dict[str, Any] = {}
    for form in [forms["form"], *forms["criteria"], *forms["wordings"], *forms["sections"]]:
        data |= {bound.html_name: bound.value() or "" for bound in form}
    for formset in (forms["criteria"], forms["wordings"], forms["sections"]):
        data |= {bound.html_name: bound.value() for bound in formset.management_form}
    data = {name: value for name, value in data.items() if value != "" and value is not False}
    answer = client.post(page, data | sent, follow=True)
    assert answer.status_code == 200
    return answer.content.decode()


def test_without_any_nothing_is_offered(
    draft: GuidelineVersion, admin: Any, students: Path
) -> None:
    assert starter_criteria() == {}
    assert "Pre-screens" not in edited(client_of(admin), draft)


def test_a_student_is_added_as_a_pre_screen_beside_what_blocks(
    draft: GuidelineVersion, admin: Any, trained: str
) -> None:
    client = client_of(admin)
    page = edited(client, draft)
    assert "Pre-screens: free, can stop a text, pass nothing on their own" in page
    assert 'value="student: consistency-1"' in page
    edited(client, draft, add="", template="student: consistency-1")
    first, screen = get_content(GuidelineVersion.objects.get(pk=draft.pk)).criteria
    assert (first.name, first.method) == ("consistency", "geval")
    assert (screen.name, screen.method) == ("consistency pre-screen", "student")
    assert (screen.parameters, screen.blocking) == ({"version": "consistency-1"}, True)
    assert screen.threshold == 2
    assert find_problems(get_content(GuidelineVersion.objects.get(pk=draft.pk))) == []


def test_a_guideline_of_pre_screens_alone_is_published_by_nobody(admin: Any, trained: str) -> None:
    made = drafts.create(name="screens", title="Screens", content=Content("Be brief."), by=admin)
    drafts.add_criterion(version=made, template="student: consistency-1", by=admin)
    with pytest.raises(InvalidGuideline, match="pre-screens, which pass nothing on their own"):
        drafts.publish(version=made, note="Try it.", by=admin)
    page = reverse("guideline-publish", args=["screens", 1])
    answer = client_of(admin).post(page, {"note": "Try it."}, follow=True)
    assert "pre-screens, which pass nothing on their own" in answer.content.decode()
    made.refresh_from_db()
    assert made.published_at is None


def test_the_same_pre_screen_is_not_added_twice(
    draft: GuidelineVersion, admin: Any, trained: str
) -> None:
    drafts.add_criterion(version=draft, template="student: consistency-1", by=admin)
    with pytest.raises(InvalidGuideline, match="the draft already has this criterion"):
        drafts.add_criterion(version=draft, template="student: consistency-1", by=admin)


ALONE = "pre-screens, which pass nothing on their own"
SCREENS = """\
name: screens
title: Screens
instructions: Be brief.
criteria:
- name: consistency pre-screen
  definition: Whether such summaries were called good.
  method: student
  parameters: {version: consistency-1}
"""
ADVISORY = """\
- name: consistency
  definition: All of it is true.
  steps: [Read both., Compare them.]
  blocking: false
"""


@pytest.mark.parametrize("text", [SCREENS, SCREENS + ADVISORY])
def test_a_file_of_pre_screens_alone_is_published_by_no_command(
    admin: Any, trained: str, tmp_path: Path, text: str
) -> None:
    path = tmp_path / "screens.yaml"
    path.write_text(text)
    with pytest.raises(CommandError, match=ALONE):
        call_command("guideline", "import", path, "--publish", "Try it.")
    assert not Guideline.objects.filter(name="screens").exists()
    call_command("guideline", "import", path, stdout=StringIO())
    with pytest.raises(CommandError, match=ALONE):
        call_command("guideline", "publish", "screens", "--note", "Try it.")
    assert Guideline.objects.get(name="screens").current is None


def test_a_version_of_pre_screens_alone_does_not_come_back(admin: Any, trained: str) -> None:
    """One that was published by a release that allowed it."""
    made = drafts.create(name="screens", title="Screens", content=Content("Be brief."), by=admin)
    drafts.add_criterion(version=made, template="student: consistency-1", by=admin)
    GuidelineVersion.objects.filter(pk=made.pk).update(published_at=Now(), change_note="Former.")
    with pytest.raises(InvalidGuideline, match=ALONE):
        drafts.rollback(version=made, note="Back.", by=admin)
    draft = drafts.draft_from(version=made, by=admin)
    with pytest.raises(InvalidGuideline, match=ALONE):
        drafts.publish(version=draft, note="Again.", by=admin)
