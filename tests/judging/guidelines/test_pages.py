import pytest
from django.urls import reverse

from judging.guidelines import access, publishing
from judging.guidelines.compare import words
from reviews import policies
from tests.e2e.fixtures import client_of
from tests.summaries import factories

pytestmark = pytest.mark.django_db
READING = ["guideline-version", "guideline-export"]
CHANGING = ["guideline-edit", "guideline-discard", "guideline-publish", "guideline-preview"]


def test_the_groups_are_those_of_the_reviews():
    assert (access.ADMINS, access.REVIEWERS) == (policies.ADMINS, policies.REVIEWERS)


@pytest.mark.parametrize(
    ("group", "reads", "changes"),
    [("admins", 200, 200), ("reviewers", 200, 403), ("authors", 403, 403)],
)
def test_reviewers_read_and_only_admins_change(draft, group, reads, changes):
    client = client_of(factories.user("visitor", group))
    arguments = [draft.guideline.name, draft.number]
    assert {client.get(reverse(page, args=arguments)).status_code for page in READING} == {reads}
    assert {client.get(reverse(page, args=arguments)).status_code for page in CHANGING} == {changes}
    assert client.get(reverse("guidelines")).status_code == reads
    assert client.get(reverse("guideline-new")).status_code == changes


def test_a_reviewer_archives_nothing(draft):
    client = client_of(factories.user("visitor", "reviewers"))
    answer = client.post(reverse("guideline-change", args=["board"]), {"do": "archive"})
    assert answer.status_code == 403


def test_a_published_version_is_shown_instead_of_its_form(draft, admin):
    publishing.publish(version=draft, note="First.", by=admin)
    answer = client_of(admin).get(reverse("guideline-edit", args=["board", 1]))
    assert answer.status_code == 302


def test_publishing_without_a_reason_is_asked_for_one(draft, admin):
    answer = client_of(admin).post(reverse("guideline-publish", args=["board", 1]), {"note": " "})
    assert "Say why" in answer.content.decode()
    draft.refresh_from_db()
    assert draft.published_at is None


def test_a_difference_gives_both_texts_back():
    old, new = words("Decisions come first.", "Actions come first, then decisions.")
    assert "".join(piece.text for piece in old) == "Decisions come first."
    assert [piece.text for piece in old if piece.changed] == ["Decisions", "first."]
    assert "".join(piece.text for piece in new) == "Actions come first, then decisions."
