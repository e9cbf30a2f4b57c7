import re
from dataclasses import replace

import pytest
from countersign_judge.criteria import InvalidGuideline
from countersign_judge.variants import get_variant
from django.urls import reverse

from judging.estimates import estimate_case, estimate_writing, typical_meeting
from judging.guidelines import drafts, pins
from judging.guidelines.content import get_content
from summaries.minutes import Section
from tests.e2e.fixtures import client_of
from tests.factories import cases as factories
from tests.judging.guidelines.test_autosave import fields

pytestmark = pytest.mark.django_db
READING = ["guideline-version", "guideline-export"]
CHANGING = ["guideline-edit", "guideline-discard", "guideline-publish", "guideline-try"]


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


@pytest.mark.parametrize(("role", "changes"), [("reviewer", 403), ("guideline_admin", 200)])
def test_a_role_for_one_guideline_opens_no_other(draft, role, changes):
    client = client_of(factories.user("visitor", role, guideline=draft.guideline))
    other = factories.version(publish=False)
    for page in READING:
        assert client.get(reverse(page, args=["board", 1])).status_code == 200
        assert client.get(reverse(page, args=[other.guideline.name, 1])).status_code == 403
    for page in CHANGING:
        assert client.get(reverse(page, args=["board", 1])).status_code == changes
        assert client.get(reverse(page, args=[other.guideline.name, 1])).status_code == 403
    assert client.get(reverse("guideline-new")).status_code == 403
    listed = client.get(reverse("guidelines")).content.decode()
    assert "Board meetings" in listed
    assert other.guideline.title not in listed


def test_the_default_of_all_is_no_matter_of_one_guidelines_admin(draft):
    client = client_of(factories.user("visitor", "guideline_admin", guideline=draft.guideline))
    answer = client.post(reverse("guideline-change", args=["board"]), {"do": "default"})
    assert answer.status_code == 403


def test_a_reviewer_archives_nothing(draft):
    client = client_of(factories.user("visitor", "reviewers"))
    answer = client.post(reverse("guideline-change", args=["board"]), {"do": "archive"})
    assert answer.status_code == 403


def test_a_published_version_is_shown_instead_of_its_form(draft, admin):
    drafts.publish(version=draft, note="First.", by=admin)
    answer = client_of(admin).get(reverse("guideline-edit", args=["board", 1]))
    assert answer.status_code == 302


def test_publishing_without_a_reason_is_asked_for_one(draft, admin):
    answer = client_of(admin).post(reverse("guideline-publish", args=["board", 1]), {"note": " "})
    assert "Enter a reason" in answer.content.decode()
    draft.refresh_from_db()
    assert draft.published_at is None


def test_a_guidelines_address_shows_what_is_in_force_and_leads_to_the_draft(draft, admin):
    client, address = client_of(admin), reverse("guideline", args=["board"])
    assert ">Publish…<" in client.get(address).content.decode()
    drafts.publish(version=draft, note="First.", by=admin)
    published = client.get(address).content.decode()
    assert '<a href="/guidelines/board/1/" aria-current="page">Content</a>' in published
    assert "Decisions first." in published
    assert "Create draft" in published
    drafts.draft_from(version=draft, by=admin)
    assert "Edit draft v2" in client.get(address).content.decode()
    drafts.archive(guideline=draft.guideline, note="Over.", by=admin)
    assert "Edit draft v2" not in client.get(address).content.decode()


def test_publishing_shows_all_of_a_first_version_and_then_only_what_changes(draft, admin):
    client, first = client_of(admin), reverse("guideline-publish", args=["board", 1])
    page = client.get(first).content.decode()
    assert "What it says" in page
    assert "<ins>Decisions first.</ins>" in page
    drafts.publish(version=draft, note="First.", by=admin)
    second = drafts.draft_from(version=draft, by=admin)
    drafts.save_draft(version=second, content=replace(get_content(draft), max_words=90), by=admin)
    edit = client.get(reverse("guideline-edit", args=["board", 2])).content.decode()
    assert ">draft, 1 change</a>" in edit
    page = client.get(reverse("guideline-publish", args=["board", 2])).content.decode()
    assert "<ins>90</ins>" in page
    assert "Decisions first." not in page
    assert page.index("<ins>90</ins>") < page.index('name="note"')


def test_several_criteria_are_added_at_once(draft, admin):
    added = ["figures and names", "form of the minutes"]
    sent = {**fields(draft), "add": "", "template": added}
    client_of(admin).post(reverse("guideline-edit", args=["board", 1]), sent)
    assert [each.name for each in draft.criteria.all()] == ["consistency", *added]


def test_a_comparison_marks_the_words_that_changed(draft, admin):
    drafts.publish(version=draft, note="First.", by=admin)
    second = drafts.draft_from(version=draft, by=admin)
    changed = replace(get_content(draft), instructions="Actions first.")
    drafts.save_draft(version=second, content=changed, by=admin)
    html = client_of(admin).get(reverse("guideline-compare", args=["board"])).content.decode()
    assert "<del>Decisions</del> first." in html
    assert "<ins>Actions</ins> first." in html


def test_a_guideline_is_edited_and_refused_in_german(draft, admin):
    drafts.save_draft(version=draft, content=replace(get_content(draft), threshold=4.5), by=admin)
    drafts.publish(version=draft, note="First.", by=admin)
    second = drafts.draft_from(version=draft, by=admin)
    drafts.save_draft(
        version=second, content=replace(get_content(second), threshold=4.25, criteria=()), by=admin
    )
    client, german = client_of(admin), {"accept-language": "de"}
    edit, publish = (
        client.get(reverse(name, args=["board", 2]), headers=german).content.decode()
        for name in ("guideline-edit", "guideline-publish")
    )
    assert "Board meetings bearbeiten" in edit
    assert 'data-autosaved="Gespeichert um {time}"' in edit
    assert 'value="4.25"' in edit
    assert "fügen Sie mindestens ein Kriterium hinzu" in publish
    assert "<del>4,5</del>" in publish
    assert "<ins>4,25</ins>" in publish
    address = reverse("guideline-history", args=["board"])
    history = client.get(address, headers=german).content.decode()
    assert "hat einen Entwurf begonnen (Version 2)" in history


def test_a_criterion_of_ones_own_with_a_definition_alone_is_published_at_once(draft, admin):
    client, own = client_of(admin), "Mentions next steps with owner and date"
    data = fields(draft)
    at = int(str(data["c-TOTAL_FORMS"]))
    added = {"name": own, "definition": own, "method": "geval", "blocking": "on", "ORDER": at + 1}
    data |= {f"c-{at}-{name}": value for name, value in added.items()}
    url = reverse("guideline-edit", args=["board", 1])
    assert client.post(url, {**data, "c-TOTAL_FORMS": at + 1}).status_code == 302
    criterion = draft.criteria.get(name=own)
    assert criterion.steps[0].startswith("Find every place in the summary")
    assert criterion.steps[0] in client.get(url).content.decode()
    client.post(reverse("guideline-publish", args=["board", 1]), {"note": "First."})
    draft.refresh_from_db()
    assert draft.published_at is not None


def test_a_criterion_in_words_is_added_with_steps_and_published(draft, admin, serve):
    serve()
    client, own = client_of(admin), "Mentions next steps with owner and date"
    url = reverse("guideline-edit", args=["board", 1])
    assert "Needs a language model" not in client.get(url).content.decode()
    assert client.post(url, {**fields(draft), "own": own}).status_code == 302
    added = draft.criteria.get(name=own)
    assert (added.definition, added.method, bool(added.steps)) == (own, "geval", True)
    client.post(reverse("guideline-publish", args=["board", 1]), {"note": "First."})
    draft.refresh_from_db()
    assert draft.published_at is not None


def test_what_needs_a_model_is_greyed_with_the_reason_where_it_is_chosen(draft, admin):
    page = client_of(admin).get(reverse("guideline-edit", args=["board", 1])).content.decode()
    library = page.partition('<details class="library">')[2].partition("</details>")[0]
    runs, _, greyed = library.partition('<fieldset class="choices" disabled>')
    assert 'value="figures and names">' in runs
    assert "<legend>Needs a language model</legend>" in greyed
    assert 'value="neutrality">' in greyed
    method = page.partition('<select name="c-0-method"')[2].partition("</select>")[0]
    assert '<option value="rules">' in method
    assert '<option value="qag" disabled>' in method
    assert '<option value="geval" selected>' in method
    assert '<optgroup label="No student is trained yet">' in method
    words = page.partition('<input id="own"')[2].partition("</form>")[0]
    assert "disabled" in words.partition(">")[0]
    assert "Needs a language model" in words
    assert reverse("set-up-model") in words


def test_a_model_without_its_key_greys_what_publishing_refuses(draft, admin, monkeypatch):
    monkeypatch.delenv("OPENAI_API_KEY", raising=False)
    monkeypatch.delenv("OPENAI_BASE_URL", raising=False)
    keyless = replace(get_content(draft), judge_model="openai:gpt-5")
    drafts.save_draft(version=draft, content=keyless, by=admin)
    client, why = client_of(admin), "OPENAI_API_KEY is not set"
    edit, publish = (
        client.get(reverse(page, args=["board", 1])).content.decode()
        for page in ("guideline-edit", "guideline-publish")
    )
    label = edit.partition('<optgroup label="')[2].partition('"')[0]
    assert why in label
    assert label in publish
    assert '<button class="primary" disabled>Publish</button>' in publish
    with pytest.raises(InvalidGuideline, match=why):
        drafts.publish(version=draft, note="First.", by=admin)


def test_models_are_chosen_from_those_of_the_installation(draft, admin, serve):
    serve(OTHER_MODELS=("ollama:other", "azure:gone"))
    unlisted = replace(get_content(draft), writer_model="openai:of-before")
    drafts.save_draft(version=draft, content=unlisted, by=admin)
    draft.refresh_from_db()
    client, url = client_of(admin), reverse("guideline-edit", args=["board", 1])
    page = client.get(url).content.decode()
    writer, judge = (
        re.findall(r'value="([^"]*)"', page.partition(f'<select name="{name}_model"')[2])[:6]
        for name in ("writer", "judge")
    )
    named = ["", "offline", "openai:scripted", "ollama:other", "azure:gone"]
    assert (writer, judge[:5]) == ([*named, "openai:of-before"], named)
    assert "The installation&#x27;s (openai:scripted)" in page
    kept = client.post(url, {**fields(draft), "judge_model": "ollama:other"})
    assert kept.status_code == 302
    draft.refresh_from_db()
    assert (draft.writer_model, draft.judge_model) == ("openai:of-before", "ollama:other")
    refused = client.post(url, {**fields(draft), "judge_model": "openai:any"})
    assert "Select a valid choice. openai:any" in refused.content.decode()


def test_what_can_never_be_published_now_offers_no_button(draft, admin):
    client, active = client_of(admin), '<button class="primary">'
    url = reverse("guideline-publish", args=["board", 1])
    drafts.archive(guideline=draft.guideline, note="Over.", by=admin)
    page = client.get(url).content.decode()
    assert active not in page
    assert "take it out of the archive first" in page
    drafts.unarchive(guideline=draft.guideline, by=admin)
    drafts.publish(version=draft, note="First.", by=admin)
    assert client.get(url)["Location"] == reverse("guideline-version", args=["board", 1])
    roll_back = reverse("guideline-roll-back", args=["board", 1])
    assert active in client.get(roll_back).content.decode()
    drafts.archive(guideline=draft.guideline, note="Over.", by=admin)
    assert active not in client.get(roll_back).content.decode()


def test_what_cannot_be_published_has_no_button_that_can_be_pressed(draft, admin):
    url = reverse("guideline-publish", args=["board", 1])
    active, client = '<button class="primary">Publish</button>', client_of(admin)
    assert active in client.get(url).content.decode()
    broken = replace(get_content(draft), instructions="")
    drafts.save_draft(version=draft, content=broken, by=admin)
    page = client.get(url).content.decode()
    assert active not in page
    assert '<button class="primary" disabled>Publish</button>' in page


@pytest.mark.parametrize(
    ("model", "price"),
    [("openai:gpt-4o-mini", "$0.0"), ("openai:own-model", "unknown price")],
)
def test_the_pages_say_what_a_case_costs_before_it_is_published(
    draft, monkeypatch, settings, model, price
):
    monkeypatch.setenv("OPENAI_API_KEY", "one")
    monkeypatch.delenv("OPENAI_BASE_URL", raising=False)
    settings.LLM = {**settings.LLM, "WRITER_MODEL": model, "JUDGE_MODEL": model}
    client = client_of(factories.user("amy", "admins"))
    for name in ("guideline-version", "guideline-publish"):
        shown = client.get(reverse(name, args=["board", draft.number])).content.decode()
        (costs,) = re.findall(
            r'<section[^>]*aria-labelledby="cost">.*?</section>', shown, re.DOTALL
        )
        assert "A meeting of 2,000 words" in costs
        # A text, a criterion, the claims of twenty sentences in two calls, and the second look.
        assert "Expected: 5 calls" in " ".join(costs.split())
        assert price in costs
        assert (price == "unknown price") == ("$0.0" not in costs)


def test_the_costs_are_those_of_the_pinned_meetings(draft, admin):
    case = factories.case()
    pins.pin(draft.guideline, case, by=admin)
    shown = client_of(admin).get(reverse("guideline-publish", args=["board", draft.number]))
    assert f"{case.transcript.title}, {case.transcript.word_count} words" in shown.content.decode()


def test_a_case_costs_at_most_every_attempt_judged_twice(draft, monkeypatch, settings):
    monkeypatch.setenv("OPENAI_API_KEY", "one")
    settings.LLM = {**settings.LLM, "WRITER_MODEL": "openai:any", "JUDGE_MODEL": "openai:any"}
    once, whole = (of(draft, typical_meeting()) for of in (estimate_writing, estimate_case))
    assert whole.expected == once.expected
    assert whole.at_most.calls == draft.attempt_budget * (once.at_most.calls + 1)


def test_a_raw_wording_is_typed_with_its_options_and_published(draft, admin):
    client, url = client_of(admin), reverse("guideline-edit", args=["board", 1])
    raw = {"name": "notebook", "raw": "on", "system": "Rate it.", "user": "{summary} {{x}}"}
    raw |= {"criterion": "consistency", "top_p": "0", "top_k": "40", "seed": "0"}

    def typed(**changes):
        wording = {**raw, "max_tokens": "60", **changes}
        sent = {f"w-0-{name}": value for name, value in wording.items()}
        return client.post(url, {**fields(draft), **sent, "w-TOTAL_FORMS": 1})

    assert "give a number from 0 to 1" in typed(top_p="2").content.decode()
    assert "double the braces" in typed(user="{summary} {x}").content.decode()
    assert typed().status_code == 302
    draft.refresh_from_db()
    (stored,) = draft.wordings
    wording = get_variant("notebook", draft.wordings)
    assert (wording.filled(summary="Short.")) == ("Rate it.", "Short. {x}")
    assert (wording.criterion, stored["prompt"]) == ("consistency", "")
    assert dict(wording.sampling) == {"top_p": 0, "top_k": 40, "seed": 0, "max_tokens": 60}
    chosen = {**fields(draft), "variant": "notebook"}
    chosen |= {f"w-0-{name}": value for name, value in {**raw, "max_tokens": "60"}.items()}
    assert client.post(url, {**chosen, "w-TOTAL_FORMS": 1}).status_code == 302
    client.post(reverse("guideline-publish", args=["board", 1]), {"note": "As in our notebook."})
    draft.refresh_from_db()
    assert draft.published_at is not None
    assert (
        "{summary} {{x}}"
        in client.get(reverse("guideline-version", args=["board", 1])).content.decode()
    )


def test_a_section_is_added_on_the_page_and_shown_with_the_version(draft, admin):
    client, url = client_of(admin), reverse("guideline-edit", args=["board", 1])
    data = fields(draft)
    assert data["s-TOTAL_FORMS"] == 1
    section = {"heading": "Figures", "kind": "table", "columns": "Item\nAmount", "max_words": 80}
    data |= {f"s-0-{name}": value for name, value in section.items()}
    assert client.post(url, data).status_code == 302
    draft.refresh_from_db()
    assert draft.sections == (
        Section("Figures", "table", max_words=80, required=True, columns=("Item", "Amount")),
    )
    page = client.get(reverse("guideline-version", args=["board", 1])).content.decode()
    assert "<strong>Figures</strong>" in page
    assert "table: Item, Amount · up to 80 words" in page
    assert client.post(url, {**fields(draft), "s-0-DELETE": "on"}).status_code == 302
    draft.refresh_from_db()
    assert draft.form == []
