"""The guidelines that ship: whole, chosen on a page, and tried on the sample meetings."""

import json
from datetime import datetime
from pathlib import Path

import pytest
from django.urls import reverse

from judging.guidelines.documents import dump_document, load_document
from judging.guidelines.drafts import publish
from judging.guidelines.shipped import shipped_guidelines
from judging.guidelines.validation import find_problems
from judging.services import judge_summary
from summaries.intake import Submission, ingest_submission
from summaries.minutes import Kind, check_minutes
from summaries.models import GuidelineVersion
from summaries.services import write_next_attempt
from tests.e2e.fixtures import client_of

SAMPLES = Path("summaries/samples")
NAMES = pytest.mark.parametrize("name", list(shipped_guidelines()))


@NAMES
def test_each_has_a_form_with_actions_and_decisions_and_can_be_published(name: str) -> None:
    document = shipped_guidelines()[name].document
    content = document.content
    assert {Kind.ACTIONS, Kind.DECISIONS} <= {section.kind for section in content.form}
    assert all(section.holds for section in content.form)
    assert sum(section.max_words for section in content.form) >= content.max_words * 0.7
    assert "form of the minutes" in [criterion.name for criterion in content.criteria]
    assert find_problems(content) == []
    assert load_document(dump_document(document)) == document


@pytest.mark.django_db
def test_one_is_chosen_on_the_page_and_starts_a_draft(admin) -> None:
    client = client_of(admin)
    page = client.get(reverse("guideline-new")).content.decode()
    assert all(each.document.title in page for each in shipped_guidelines().values())
    assert "Each resolution with who proposed or carried it" in page
    url = f"{reverse('guideline-new')}?from=board"
    assert 'value="Board meeting"' in client.get(url).content.decode()
    sent = {"title": "Our board", "name": "our-board"}
    assert client.post(url, sent).status_code == 302
    made = GuidelineVersion.objects.get(guideline__name="our-board")
    assert made.sections == shipped_guidelines()["board"].document.content.form
    assert made.four_eyes


@pytest.mark.slow
@pytest.mark.django_db
def test_each_is_tried_on_every_sample_meeting(admin) -> None:
    from judging.guidelines import drafts

    meetings = json.loads((SAMPLES / "manifest.json").read_text(encoding="utf-8"))
    for name, each in shipped_guidelines().items():
        title, content = each.document.title, each.document.content
        draft = drafts.create(name=name, title=title, content=content, by=admin)
        publish(version=draft, note="Tried.", by=admin)
        for meeting in meetings:
            submission = Submission(
                source="tried",
                external_id=f"{name}-{meeting['external_id']}",
                title=meeting["title"],
                content=(SAMPLES / meeting["file"]).read_bytes(),
                format=meeting["format"],
                guideline=name,
                occurred_at=datetime.fromisoformat(meeting["occurred_at"]),
            )
            summary = ingest_submission(submission, by=None).summary
            write_next_attempt(summary.pk)
            text = summary.attempts.get().text
            kinds = {problem.rule for problem in check_minutes(content.form, text)}
            assert kinds <= {"length"}, (name, meeting["file"], text)
            judge_summary(summary.pk)
            summary.refresh_from_db()
            assert summary.status in {"in_review", "exhausted", "revising"}
