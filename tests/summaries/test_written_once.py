"""What the database refuses to change, whoever asks."""

import pgtrigger
import pytest
from django.db import IntegrityError, connection, transaction
from django.db.models import Model
from django.db.models.functions import Now

from accounts.constraints import Trigger
from summaries.models import Criterion, GuidelineVersion, Summary, Transition
from tests.factories.cases import attempt, case, version

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("owning")]


def refused(statement: str, *parameters: int) -> str:
    with (
        pytest.raises(IntegrityError) as caught,
        transaction.atomic(),
        connection.cursor() as cursor,
    ):
        cursor.execute(statement, parameters)
    return str(caught.value)


def refused_through_the_orm(row: Model, **columns: object) -> None:
    rows = type(row)._default_manager.filter(pk=row.pk)
    with pytest.raises(IntegrityError, match="refused"), transaction.atomic():
        rows.update(**columns)


@pytest.fixture
def queued() -> Summary:
    return case()


def test_a_transition_is_never_changed(queued: Summary) -> None:
    row = queued.transitions.get()
    refused_through_the_orm(row, reason="other")
    assert "refused" in refused("UPDATE summaries_transition SET reason = 'x'")


def test_a_transition_is_never_deleted(queued: Summary) -> None:
    row = queued.transitions.get()
    with pytest.raises(IntegrityError, match="refused"), transaction.atomic():
        Transition.objects.filter(pk=row.pk).delete()
    assert "DELETE" in refused("DELETE FROM summaries_transition WHERE id = %s", row.pk)


def test_the_history_is_never_truncated(queued: Summary) -> None:
    with connection.cursor() as cursor:
        cursor.execute("SET CONSTRAINTS ALL IMMEDIATE")
    assert "TRUNCATE" in refused("TRUNCATE summaries_transition CASCADE")


def test_a_case_with_a_history_is_never_deleted(queued: Summary) -> None:
    with pytest.raises(IntegrityError), transaction.atomic():
        queued.delete()
    assert Summary.objects.filter(pk=queued.pk).exists()


def test_an_attempt_is_never_changed(queued: Summary) -> None:
    refused_through_the_orm(attempt(queued), text="other")
    assert "refused" in refused("UPDATE summaries_attempt SET number = 7")


def test_a_brief_is_never_changed(queued: Summary) -> None:
    row = attempt(queued).briefs.create(comment="Name the owner.")
    refused_through_the_orm(row, comment="other")


@pytest.mark.parametrize("columns", [{"turns": []}, {"title": "x"}, {"sha256": "0" * 64}])
def test_a_transcript_is_never_changed(queued: Summary, columns: dict[str, object]) -> None:
    refused_through_the_orm(queued.transcript, **columns)


def test_a_draft_of_a_guideline_can_be_changed_until_it_is_published() -> None:
    draft = version(publish=False)
    GuidelineVersion.objects.filter(pk=draft.pk).update(instructions="Actions first.")
    draft.criteria.update(definition="Better.")
    GuidelineVersion.objects.filter(pk=draft.pk).update(published_at=Now())
    refused_through_the_orm(draft, instructions="Too late.")


def test_a_published_version_is_neither_withdrawn_nor_deleted() -> None:
    published = version()
    refused_through_the_orm(published, published_at=None)
    assert "refused" in refused(
        "DELETE FROM summaries_guidelineversion WHERE id = %s", published.pk
    )


def test_criteria_of_a_published_version_stay_as_they_are() -> None:
    published = version("coherence")
    row = published.criteria.get()
    refused_through_the_orm(row, blocking=False)
    assert "refused" in refused("DELETE FROM summaries_criterion WHERE id = %s", row.pk)
    with pytest.raises(IntegrityError, match="refused"), transaction.atomic():
        Criterion.objects.create(
            guideline_version=published, position=2, name="late", definition="Too late."
        )


def test_a_criterion_cannot_move_into_a_published_version() -> None:
    published, draft = version("coherence"), version("fluency", publish=False)
    with pytest.raises(IntegrityError, match="refused"), transaction.atomic():
        draft.criteria.update(guideline_version=published, position=2)


def test_no_trigger_can_be_ignored(queued: Summary) -> None:
    """`pgtrigger.ignore` sets a session variable, as everybody can who runs SQL."""
    assert all(isinstance(trigger, Trigger) for _, trigger in pgtrigger.registered())
    with pgtrigger.ignore():
        refused_through_the_orm(queued.transitions.get(), reason="other")
    names = ",".join(trigger.get_pgid(model) for model, trigger in pgtrigger.registered())
    with connection.cursor() as cursor:
        cursor.execute("SELECT set_config('pgtrigger.ignore', %s, false)", [f"{{{names}}}"])
    assert "refused" in refused("DELETE FROM summaries_transition")
