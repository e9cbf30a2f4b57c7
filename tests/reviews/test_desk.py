"""Skipping, drafts and warnings, without a browser."""

import pytest
from django.urls import reverse

from judging.attention import read_attention
from judging.models import Evaluation, EvaluationRole, Score
from reviews import claims, drafts, worklist
from reviews.models import EditDraft
from summaries.models import Summary
from tests.e2e.fixtures import client_of
from tests.factories import scenes

pytestmark = pytest.mark.django_db
JSON = {"Accept": "application/json"}


def listed(user, *, skipped: bool = False) -> list[str]:
    lists = worklist.review_groups(
        worklist.Availability(user), Summary.objects.all(), skipped=skipped
    )
    return [row.transcript.title for cases in lists.values() for row in cases]


def test_a_skipped_case_stays_in_everybody_elses_queue(rosa):
    first = scenes.in_review("First")
    scenes.in_review("Second")
    worklist.skip(first, by=rosa)
    assert listed(rosa) == ["Second"]
    assert listed(rosa, skipped=True) == ["Second", "First"]
    assert listed(scenes.reviewer("rolf")) == ["First", "Second"]
    first.refresh_from_db()
    assert first.status == "in_review"


def test_a_case_that_was_away_since_is_skipped_no_longer(rosa):
    case = scenes.in_review("First")
    worklist.skip(case, by=rosa)
    Summary.objects.filter(pk=case.pk).update(status_since="2999-01-01T00:00Z")
    assert listed(rosa) == ["First"]


def test_a_case_has_its_place_between_its_neighbours(rosa):
    cases = [scenes.in_review(title) for title in ("First", "Second", "Third")]
    place = worklist.queue_position(cases[1], worklist.Availability(rosa), Summary.objects.all())
    assert (place.number, place.of) == (2, 3)
    assert (place.previous, place.next) == (cases[0].pk, cases[2].pk)


def kept(client, case, text, **changes):
    data = {**scenes.signed(case), "text": text, **changes}
    return client.post(reverse("draft", args=[case.pk]), data, headers=JSON)


def test_what_is_typed_is_kept_for_its_writer_alone(rosa):
    case = scenes.in_review()
    answer = kept(client_of(rosa), case, "Half a sen")
    assert answer.status_code == 200
    assert set(answer.json()) == {"saved", "version", "left", "message"}
    other = client_of(scenes.reviewer("rolf")).get(reverse("summary", args=[case.pk]))
    assert "Half a sen" not in other.content.decode()
    mine = client_of(rosa).get(reverse("summary", args=[case.pk])).content.decode()
    assert "Half a sen" in mine
    assert "You have unsaved edits" in mine


def test_what_is_typed_is_kept_even_when_another_has_the_case(rosa):
    case = scenes.in_review()
    rolf = scenes.reviewer("rolf", "Rolf Berg")
    claims.claim_case(case, by=rolf)
    answer = kept(client_of(rosa), case, "Half a sen")
    assert answer.status_code == 409
    assert "Rolf Berg is reviewing this" in answer.json()["why"]
    assert EditDraft.objects.get().text == "Half a sen"


def test_the_stored_text_typed_again_is_no_draft(rosa):
    case = scenes.in_review()
    kept(client_of(rosa), case, "Half a sen")
    assert kept(client_of(rosa), case, scenes.GOOD).json()["saved"] == ""
    assert not EditDraft.objects.exists()


@pytest.mark.parametrize("changes", [{"number": 7}, {"text_sha256": "0" * 64}, {"seen": ""}])
def test_a_draft_of_no_text_of_the_case_is_refused(rosa, changes):
    assert kept(client_of(rosa), scenes.in_review(), "Words", **changes).status_code == 422


def test_a_nul_is_refused_and_named(rosa):
    with pytest.raises(ValueError, match="NUL"):
        drafts.save_draft(scenes.newest(scenes.in_review()), text="a\x00b", by=rosa)


def test_without_scripts_a_draft_is_kept_and_discarded(rosa):
    case = scenes.in_review()
    client = client_of(rosa)
    data = {**scenes.signed(case), "text": "Half a sen"}
    told = client.post(reverse("draft", args=[case.pk]), data, follow=True).content.decode()
    assert "Your text is saved" in told
    client.post(reverse("discard", args=[case.pk]))
    assert not EditDraft.objects.exists()


def test_an_authors_next_text_is_kept_too():
    adam = scenes.author()
    case = scenes.returned(adam)
    assert kept(client_of(adam), case, "My next words").status_code == 200
    page = client_of(adam).get(reverse("revise", args=[case.pk])).content.decode()
    assert "My next words" in page


def test_looking_ahead_and_asking_for_headers_claim_nothing(rosa):
    case = scenes.in_review()
    url = reverse("summary", args=[case.pk])
    client_of(rosa).get(url, headers={"Sec-Purpose": "prefetch"})
    client_of(rosa).head(url)
    assert not hasattr(Summary.objects.get(pk=case.pk), "claim")


def test_a_second_judgement_that_falls_short_is_a_warning():
    attempt = scenes.newest(scenes.in_review())
    assert list(read_attention(attempt).warnings) == []
    again = Evaluation.objects.create(
        attempt=attempt,
        guideline_version=attempt.summary.guideline_version,
        role=EvaluationRole.CONFIRMATION,
        judge="lexical",
        model="offline",
        passed=False,
        seconds=1.0,
    )
    criterion = attempt.summary.guideline_version.criteria.get(name="consistency")
    Score.objects.create(evaluation=again, criterion=criterion, value=3.9, mode="measured")
    assert list(read_attention(attempt).warnings) == [
        "Consistency is below its threshold of 4.0 on a second judgement."
    ]


def test_a_text_that_was_judged_is_not_judged_again(rosa):
    case = scenes.in_review()
    answer = client_of(rosa).post(reverse("judge-again", args=[case.pk]), scenes.signed(case))
    assert answer.status_code == 422
    case.refresh_from_db()
    assert case.status == "in_review"
