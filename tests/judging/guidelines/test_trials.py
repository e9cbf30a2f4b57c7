"""A draft tried on pinned meetings: the summary that it writes and its scores, beside those of the
version in force."""

import json
from dataclasses import replace

import pytest
from countersign_judge.criteria import InvalidGuideline
from django.contrib.auth.models import User
from django.db import IntegrityError, transaction
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from judging import tryouts
from judging.guidelines import drafts, pins
from judging.guidelines.content import get_content
from judging.models import Evaluation, GuidelineEvent, PinnedMeeting, Score, TriedText, TryOut
from summaries.models import Attempt, GuidelineVersion, JobStatus, Summary
from summaries.services import delete_transcript
from tests.e2e.fixtures import client_of
from tests.factories import cases as factories
from tests.factories import scenes
from tests.modelserver import Received, Reply

pytestmark = pytest.mark.django_db


@pytest.fixture
def meeting(db: None) -> Summary:
    return scenes.in_review("Pilot meeting")


@pytest.fixture
def second(draft: GuidelineVersion, admin: User) -> GuidelineVersion:
    """A draft of version 2, other than version 1, which is in force."""
    drafts.publish(version=draft, note="First.", by=admin)
    made = drafts.draft_from(version=draft, by=admin)
    changed = replace(get_content(made), max_words=60)
    drafts.save_draft(version=made, content=changed, by=admin)
    return GuidelineVersion.objects.get(pk=made.pk)


def page_of(client: Client, version: GuidelineVersion, name: str = "guideline-try") -> str:
    answer = client.get(reverse(name, args=[version.guideline.name, version.number]))
    assert answer.status_code == 200
    return " ".join(answer.content.decode().split())


def post(client: Client, version: GuidelineVersion, name: str, **data: object):
    return client.post(reverse(name, args=[version.guideline.name, version.number]), data)


def tried(version: GuidelineVersion, admin: User) -> list[TryOut]:
    for trial in pins.request_try_outs(version, pins.get_pins(version.guideline), by=admin):
        tryouts.run_try_out(trial.pk)
    return list(TryOut.objects.order_by("version__number"))


def test_pinned_meetings_stay_for_the_guideline_up_to_three(second, admin):
    client = client_of(admin)
    meetings = [scenes.in_review(title) for title in ("One", "Two", "Three", "Four")]
    for each in meetings[:3]:
        post(client, second, "guideline-pins", pin=each.pk)
    post(client, second, "guideline-pins", pin=meetings[0].pk)
    assert [pin.summary for pin in pins.get_pins(second.guideline)] == meetings[:3]
    with pytest.raises(InvalidGuideline, match="3 are pinned; unpin one of them first"):
        pins.pin(second.guideline, meetings[3], by=admin)
    post(client, second, "guideline-pins", unpin=meetings[1].pk)
    post(client, second, "guideline-pins", pin=meetings[3].pk)
    assert [pin.summary.transcript.title for pin in pins.get_pins(second.guideline)] == [
        "One",
        "Four",
        "Three",
    ]
    actions = list(GuidelineEvent.objects.values_list("action", flat=True))
    assert (actions.count("pin"), actions.count("unpin")) == (4, 1)


def test_the_draft_writes_and_is_judged_beside_the_version_in_force(second, meeting, admin):
    client = client_of(admin)
    post(client, second, "guideline-pins", pin=meeting.pk)
    assert "Try on 1 meeting" in page_of(client, second)
    assert post(client, second, "guideline-try").status_code == 302
    shown = page_of(client, second)
    assert "0 of 1 meeting done." in shown
    assert 'hx-get="/guidelines/board/2/tried"' in shown
    before = (Attempt.objects.count(), Evaluation.objects.count())
    for trial in TryOut.objects.all():
        tryouts.run_try_out(trial.pk)
    of_first, of_second = TryOut.objects.order_by("version__number")
    assert len(of_second.only.text.split()) <= 60 < len(of_first.only.text.split())
    shown = page_of(client, second, "guideline-tried")
    assert "hx-get" not in shown
    for trial in (of_first, of_second):
        assert trial.status == JobStatus.DONE
        assert " ".join(trial.only.text.split())[:40] in shown
        assert [row["criterion"] for row in trial.only.result["scores"]] == ["consistency"]
    assert "What the draft writes differently" in shown
    assert (Attempt.objects.count(), Evaluation.objects.count()) == before
    assert page_of(client, second, "guideline-edit").count("tried-meeting") == 1


def test_a_try_out_stands_beside_the_scores_of_the_case(second, meeting, admin):
    pins.pin(second.guideline, meeting, by=admin)
    (tried_meeting,) = pins.get_tried_meetings(second, pins.get_pins(second.guideline))
    score = tried_meeting.former["consistency"]
    assert score["value"] == Score.objects.get(criterion__name="consistency").value
    shown = page_of(client_of(admin), second)
    assert "At the time" in shown
    assert "with this version and the current one" in shown


def test_a_version_is_compared_with_no_current_one_where_there_is_none_or_it_is_that(
    draft, meeting, admin
):
    pins.pin(draft.guideline, meeting, by=admin)
    client = client_of(admin)
    assert "We summarise and judge each pinned meeting with this version." in page_of(client, draft)
    drafts.publish(version=draft, note="First.", by=admin)
    draft.refresh_from_db()
    assert "We summarise and judge each pinned meeting with this version." in page_of(client, draft)
    assert len(tried(draft, admin)) == 1


def test_what_was_tried_is_not_tried_again_until_the_draft_changes(second, meeting, admin):
    pins.pin(second.guideline, meeting, by=admin)
    assert len(tried(second, admin)) == 2
    assert tried(second, admin) == tried(second, admin)
    drafts.save_draft(version=second, content=replace(get_content(second), max_words=70), by=admin)
    assert "of an earlier draft" in page_of(client_of(admin), second)
    made = pins.request_try_outs(second, pins.get_pins(second.guideline), by=admin)
    assert [trial.version for trial in made] == [second]


def test_a_draft_that_changed_before_a_worker_came_to_it_is_not_mixed(second, meeting, admin):
    pins.pin(second.guideline, meeting, by=admin)
    pins.request_try_outs(second, pins.get_pins(second.guideline), by=admin)
    drafts.save_draft(version=second, content=replace(get_content(second), max_words=70), by=admin)
    trial = TryOut.objects.get(version=second)
    tryouts.run_try_out(trial.pk)
    trial.refresh_from_db()
    assert trial.failure == "The draft has changed. Try it again."
    assert pins.request_try_outs(second, pins.get_pins(second.guideline), by=admin)


def test_the_writers_model_is_asked_under_the_draft_and_the_cost_is_said_before(
    second, meeting, admin, serve
):
    def answer(received: Received) -> Reply:
        return Reply(json.dumps({"summary": "The pilot starts on 4 May."}))

    model = serve(answer, WRITER_MODEL="offline", JUDGE_MODEL="offline")
    changed = replace(get_content(second), writer_model="openai:scripted", instructions="Be brief.")
    drafts.save_draft(version=second, content=changed, by=admin)
    second.refresh_from_db()
    pins.pin(second.guideline, meeting, by=admin)
    pinned = pins.get_pins(second.guideline)
    assert pins.estimate_pins(second, pinned).at_most.calls == 1
    _, trial = tried(second, admin)
    assert (trial.only.text, trial.writer_model) == (
        "The pilot starts on 4 May.",
        "openai:scripted",
    )
    assert "Be brief." in str(model.requests[-1].prompt)
    assert pins.estimate_pins(second, pinned).at_most.calls == 0


def test_a_meeting_that_one_may_not_read_is_neither_pinned_nor_shown(second, meeting):
    guest = factories.user("gina", "guideline_admin", guideline=second.guideline)
    client = client_of(guest)
    assert post(client, second, "guideline-pins", pin=meeting.pk).status_code == 404
    pins.pin(second.guideline, meeting, by=None)
    shown = page_of(client, second)
    assert "Pilot meeting" not in shown
    assert "1 more pinned meeting that you don't have access to." in shown


def test_pins_and_trials_go_with_their_transcript(second, admin):
    failed = scenes.failed("Gone")
    pins.pin(second.guideline, failed, by=admin)
    tried(second, admin)
    delete_transcript(failed.transcript, by=admin, reason="Not ours.")
    assert not PinnedMeeting.objects.exists()
    assert not TryOut.objects.exists()


@pytest.mark.parametrize(
    ("columns", "constraint"),
    [({"position": 4}, "pinned_position_in_range"), ({"position": 1}, "pinned_meeting_once")],
)
def test_the_database_holds_the_pins(second, meeting, columns, constraint):
    pins.pin(second.guideline, meeting, by=None)
    other = {"summary": meeting} if constraint == "pinned_meeting_once" else {}
    row = {"summary": scenes.in_review("Other"), "position": 2, **other, **columns}
    if constraint == "pinned_meeting_once":
        row["position"] = 2
    with pytest.raises(IntegrityError, match=constraint), transaction.atomic():
        PinnedMeeting.objects.create(guideline=second.guideline, **row)


def test_what_was_written_is_there_when_it_is_done(second, meeting, admin):
    pins.pin(second.guideline, meeting, by=admin)
    pins.request_try_outs(second, pins.get_pins(second.guideline), by=admin)
    done = {"done_at": timezone.now(), "result": {"passed": True}}
    with pytest.raises(IntegrityError, match="tried_text_says_something"), transaction.atomic():
        TriedText.objects.update(**done)
