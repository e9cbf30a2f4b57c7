import pytest
from countersign_judge.criteria import Criterion, InvalidGuideline
from django.db import DatabaseError, transaction

from judging import services as judging
from judging.guidelines import drafts
from judging.guidelines.content import get_content
from judging.guidelines.drafts import StaleDraft, open_draft
from judging.models import Evaluation, GuidelineEvent
from summaries.models import GuidelineVersion, Summary
from summaries.status import Status
from tests.factories import cases as factories
from tests.judging.guidelines.conftest import content

pytestmark = pytest.mark.django_db


def actions(guideline):
    return [event.action for event in guideline.events.order_by("id")]


def fields_of(refusal) -> set[str]:
    return {problem.field for problem in refusal.value.problems}


def test_a_new_guideline_is_a_draft_that_says_who_made_it(draft, admin):
    assert draft.number == 1
    assert draft.published_at is None
    assert get_content(draft) == content()
    event = draft.guideline.events.get()
    assert (event.action, event.actor) == ("create", admin)


def test_publishing_records_who_and_why_and_makes_the_version_current(draft, admin):
    drafts.publish(version=draft, note=" First wording. ", by=admin)
    current = draft.guideline.current
    assert current == draft
    assert current.published_by == admin
    assert current.change_note == "First wording."
    assert draft.guideline.events.first().note == " First wording. "


def test_a_published_version_is_changed_by_nobody(draft, admin):
    drafts.publish(version=draft, note="First.", by=admin)
    with pytest.raises(InvalidGuideline, match="create a draft from it"):
        drafts.save_draft(version=draft, content=content("fluency"), by=admin)


def test_a_second_draft_is_refused_while_one_is_open(draft, admin):
    drafts.publish(version=draft, note="First.", by=admin)
    second = drafts.draft_from(version=draft, by=admin)
    assert second.number == 2
    assert get_content(second) == get_content(draft)
    with pytest.raises(InvalidGuideline, match="draft that is open"):
        drafts.draft_from(version=draft, by=admin)


def test_saving_what_the_draft_says_already_is_no_event(draft, admin):
    drafts.save_draft(version=draft, content=content(), by=admin)
    assert actions(draft.guideline) == ["create"]


def test_two_editors_do_not_overwrite_each_other(draft, admin):
    seen = get_content(draft).sha256
    drafts.save_draft(version=draft, content=content("fluency"), by=admin, seen=seen)
    with pytest.raises(StaleDraft):
        drafts.save_draft(version=draft, content=content("relevance"), by=admin, seen=seen)


def test_a_criterion_of_the_library_is_added_once(draft, admin):
    drafts.add_criterion(version=draft, template="neutrality", by=admin)
    draft.refresh_from_db()
    assert [criterion.name for criterion in get_content(draft).criteria][-1] == "neutrality"
    with pytest.raises(InvalidGuideline, match="already has this criterion"):
        drafts.add_criterion(version=draft, template="neutrality", by=admin)


def test_publishing_names_everything_that_is_wrong_at_once(draft, admin):
    wrong = content(
        judge_model="gpt-5",
        variant="florid",
        criteria=(
            Criterion("bare", "It matters.", blocking=False),
            Criterion("mistyped", "", ("Read.",), "rules", {"max_wrods": 3}, False),
        ),
    )
    drafts.save_draft(version=draft, content=wrong, by=admin)
    with pytest.raises(InvalidGuideline) as refusal:
        drafts.publish(version=draft, note=" ", by=admin)
    assert fields_of(refusal) >= {
        "note",
        "judge_model",
        "variant",
        "criteria",
        "criteria.1.steps",
        "criteria.2.definition",
        "criteria.2.parameters",
    }
    draft.refresh_from_db()
    assert draft.published_at is None


def test_two_criteria_of_one_name_are_refused_in_a_draft_too(draft, admin):
    with pytest.raises(InvalidGuideline, match="its own name"):
        drafts.save_draft(version=draft, content=content("fluency", "fluency"), by=admin)


def test_rolling_back_publishes_the_old_content_under_a_new_number(draft, admin):
    drafts.publish(version=draft, note="First.", by=admin)
    second = drafts.draft_from(version=draft, by=admin)
    drafts.save_draft(version=second, content=content("fluency"), by=admin)
    drafts.publish(version=second, note="Second.", by=admin)
    third = drafts.rollback(version=draft, note="The second was too lax.", by=admin)
    assert draft.guideline.current == third
    assert third.number == 3
    assert get_content(third) == get_content(draft)
    assert "version 1: The second" in draft.guideline.events.first().note


def test_a_draft_that_was_open_during_a_roll_back_still_comes_after_it(draft, admin):
    drafts.publish(version=draft, note="First.", by=admin)
    open_one = drafts.draft_from(version=draft, by=admin)
    back = drafts.rollback(version=draft, note="Again.", by=admin)
    open_one.refresh_from_db()
    assert (back.number, open_one.number) == (2, 3)
    drafts.publish(version=open_one, note="Now this.", by=admin)
    assert draft.guideline.current == open_one


def test_the_default_guideline_is_never_archived(draft, admin):
    with pytest.raises(InvalidGuideline, match="publish a version"):
        drafts.make_default(guideline=draft.guideline, by=admin)
    drafts.publish(version=draft, note="First.", by=admin)
    drafts.make_default(guideline=draft.guideline, by=admin)
    with pytest.raises(InvalidGuideline, match="another guideline the default"):
        drafts.archive(guideline=draft.guideline, note="Old.", by=admin)


def test_an_archived_guideline_rests_until_it_is_taken_out(draft, admin):
    drafts.archive(guideline=draft.guideline, note="Unused.", by=admin)
    with pytest.raises(InvalidGuideline, match="archive"):
        drafts.publish(version=draft, note="First.", by=admin)
    drafts.unarchive(guideline=draft.guideline, by=admin)
    drafts.publish(version=draft, note="First.", by=admin)
    assert actions(draft.guideline) == ["create", "archive", "unarchive", "publish"]


@pytest.mark.parametrize("change", ["update", "delete"])
@pytest.mark.usefixtures("owning")
def test_events_are_kept_as_they_were_written(draft, change):
    events = GuidelineEvent.objects.all()
    with pytest.raises(DatabaseError, match="kept as they were written"), transaction.atomic():
        events.update(note="no") if change == "update" else events.delete()


def test_a_summary_under_way_finishes_under_the_version_it_began_with(draft, admin):
    strict = content("consistency", "relevance", confirm=False, attempt_budget=1)
    drafts.save_draft(version=draft, content=strict, by=admin)
    first = drafts.publish(version=draft, note="First.", by=admin)
    case = factories.case(first)
    factories.attempt(case)
    factories.put(case, Status.DRAFTED)
    second = drafts.draft_from(version=first, by=admin)
    drafts.save_draft(version=second, content=content("fluency"), by=admin)
    drafts.publish(version=second, note="Something else.", by=admin)
    judging.judge_summary(case.pk)
    case.refresh_from_db()
    assert case.guideline_version == first
    evaluation = Evaluation.objects.get(attempt__summary=case)
    assert evaluation.guideline_version == first
    assert {score.criterion.name for score in evaluation.scores.all()} == {
        "consistency",
        "relevance",
    }
    assert Summary.objects.get(pk=factories.case(second).pk).guideline_version == second


def test_a_discarded_draft_stays_readable_and_is_no_draft_any_more(draft, admin):
    drafts.discard(version=draft, by=admin, note="Not wanted.")
    event = draft.guideline.events.get(action="discard")
    assert (event.actor, event.note, event.version) == (admin, "Not wanted.", draft)
    assert open_draft(draft.guideline) is None
    for refused in (
        lambda: drafts.discard(version=draft, by=admin),
        lambda: drafts.save_draft(version=draft, content=content("wit"), by=admin),
        lambda: drafts.publish(version=draft, note="Now.", by=admin),
    ):
        with pytest.raises(InvalidGuideline, match="it is discarded; create a draft"):
            refused()


def test_a_draft_is_begun_from_a_discarded_one(draft, admin):
    drafts.discard(version=draft, by=admin)
    again = drafts.draft_from(version=draft, by=admin)
    assert again.number == draft.number + 1
    assert get_content(again) == get_content(draft)


def test_the_database_keeps_a_discarded_draft_as_it_was(draft, admin):
    drafts.discard(version=draft, by=admin)
    with pytest.raises(DatabaseError, match="refused"), transaction.atomic():
        GuidelineVersion.objects.filter(pk=draft.pk).update(instructions="Else.")
    with pytest.raises(DatabaseError, match="refused"), transaction.atomic():
        draft.criteria.all().delete()
