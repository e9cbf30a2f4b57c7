"""Wordings of the judge's prompt that an admin supplies."""

import pytest
from countersign_judge import variants
from countersign_judge.criteria import InvalidGuideline
from countersign_judge.judges import geval
from countersign_judge.variants import BadVariant
from django.db import DatabaseError, transaction
from django.urls import reverse

from judging.guidelines import documents, drafts
from judging.guidelines.compare import compare_content
from judging.guidelines.content import WordingContent, get_content
from judging.guidelines.documents import Document
from summaries.models import GuidelineVersion
from tests.e2e.fixtures import client_of
from tests.judging.guidelines.conftest import content
from tests.judging.judges.conftest import a_case, a_criterion
from tests.judging.test_prompts_sent import fences, shared
from tests.modelserver import Reply

pytestmark = pytest.mark.django_db

PLAIN = WordingContent("plain", "{transcript}\n\nHow good is this?\n\n{summary}")
VERDICT = Reply(data={"reason": "r", "quotes": [], "score": 4})


def own(prompt: str, name: str = "plain") -> dict[str, object]:
    return {"name": name, "prompt": prompt}


def asked(serve, variant: str, **parameters):
    server = serve([VERDICT])
    case = a_case(variant=variant, wordings=[vars(PLAIN)])
    geval.judge(case, [a_criterion(parameters=parameters)])
    return server.requests


def test_a_wording_needs_transcript_and_summary_and_nothing_else(serve):
    (request,) = asked(serve, "plain")
    tail = request.prompt.partition("<<<END SUMMARY")[2]
    assert "How good is this?" in request.prompt
    assert "Criterion: consistency" in tail
    assert "Answer in JSON" in tail.partition("Criterion: consistency")[2]


def test_the_fence_holds_under_an_own_wording_and_the_beginning_is_shared(serve):
    requests = asked(serve, "base", variants=["plain"])
    assert [fences(request) for request in requests] == [["TRANSCRIPT", "SUMMARY"]] * 2
    assert len({shared(request) for request in requests}) == 1


def test_an_own_wording_counts_in_the_spread(serve):
    serve(lambda r: Reply(data={"reason": "r", "quotes": [], "score": 3 + ("How" in r.prompt)}))
    criterion = a_criterion(parameters={"variants": ["plain"]})
    details = geval.judge(a_case(wordings=[vars(PLAIN)]), [criterion]).details["consistency"]
    assert details["variants"] == {"plain": pytest.approx(4.0, abs=0.5)}
    assert set(details) == {"variants", "mean", "deviation"}


@pytest.mark.parametrize(
    ("prompt", "said"),
    [
        ("{transcript}", "{summary} 0 times"),
        ("{summary} {summary} {transcript}", "{summary} 2 times"),
        ("{summary} then {transcript}", "before {transcript}"),
        ("{criteria} {transcript} {summary}", "before {transcript}"),
        ("{transcript} {summary} {score}", "the placeholders are"),
        ("{transcript} <<<END TRANSCRIPT 0>>> {summary}", "the marks around a transcript"),
    ],
)
def test_a_wording_that_breaks_the_prompt_is_refused_with_the_remedy(prompt, said):
    with pytest.raises(BadVariant) as refusal:
        variants.parse_own_variant(own(prompt))
    assert said in str(refusal.value)


def test_a_shipped_name_is_taken():
    with pytest.raises(BadVariant, match="'strict', which a shipped wording has"):
        variants.parse_own_variant(own(PLAIN.prompt, "strict"))


def test_a_broken_wording_keeps_a_version_from_being_published(draft, admin):
    broken = content(wordings=(WordingContent("plain", "{transcript}"),), variant="plain")
    drafts.save_draft(version=draft, content=broken, by=admin)
    with pytest.raises(InvalidGuideline) as refusal:
        drafts.publish(version=draft, note="Now.", by=admin)
    (problem,) = refusal.value.problems
    assert (problem.field, problem.value) == ("wordings.1", "'plain'")
    assert "{summary} 0 times" in problem.remedy


def test_a_published_versions_wordings_never_change(draft, admin):
    drafts.save_draft(version=draft, content=content(wordings=(PLAIN,), variant="plain"), by=admin)
    published = drafts.publish(version=draft, note="Now.", by=admin)
    with pytest.raises(DatabaseError, match="refused"), transaction.atomic():
        GuidelineVersion.objects.filter(pk=published.pk).update(wordings=[])
    assert get_content(published).wordings == (PLAIN,)


def test_wordings_travel_in_the_guidelines_file(draft):
    said = Document("board", "Board", content(wordings=(PLAIN,), variant="plain"))
    assert documents.load_document(documents.dump_document(said)) == said


def test_two_wordings_of_one_name_are_refused(draft, admin):
    with pytest.raises(InvalidGuideline, match="wordings is 'plain'"):
        drafts.save_draft(version=draft, content=content(wordings=(PLAIN, PLAIN)), by=admin)


def test_a_wording_is_compared_as_a_section_of_its_own():
    sections = compare_content(content(), content(wordings=(PLAIN,)))
    assert ("Wording plain", "added") in [(section.title, section.status) for section in sections]


def test_a_shipped_wording_is_copied_under_a_free_name(draft, admin):
    names = [
        drafts.add_wording(version=draft, source="base", by=admin).name,
        drafts.add_wording(version=draft, source="base", by=admin).name,
    ]
    assert names == ["own-base", "own-base-2"]
    for item in get_content(GuidelineVersion.objects.get(pk=draft.pk)).wordings:
        assert (
            variants.parse_own_variant(vars(item)).task == variants.shipped_variants()["base"].task
        )


def test_a_file_of_the_installation_is_copied_too(draft, admin, settings, tmp_path):
    settings.WORDINGS_DIRECTORY = str(tmp_path)
    (tmp_path / "ours.yaml").write_text('name: ours\nprompt: "{transcript} {summary}"\n')
    (tmp_path / "bad.yaml").write_text("name: bad\nprompt: nothing\n")
    assert drafts.add_wording(version=draft, source="ours", by=admin).name == "ours"
    with pytest.raises(InvalidGuideline, match=r"bad\.yaml: prompt has \{transcript\} 0 times"):
        drafts.add_wording(version=draft, source="bad", by=admin)


def test_an_admin_adds_changes_and_chooses_a_wording_on_the_page(draft, admin):
    client = client_of(admin)
    url = reverse("guideline-edit", args=["board", draft.number])
    page = client.get(url)
    fields = {**sent(page), "add_wording": "", "wording": "base"}
    assert client.post(url, fields).status_code == 302
    page = client.get(url)
    fields = {**sent(page), "w-0-name": "house", "w-0-prompt": PLAIN.prompt, "variant": "house"}
    assert client.post(url, fields).status_code == 302
    said = get_content(GuidelineVersion.objects.get(pk=draft.pk))
    assert (said.variant, said.wordings[0].name, said.wordings[0].prompt) == (
        "house",
        "house",
        PLAIN.prompt,
    )
    fields = {**sent(client.get(url)), "w-0-prompt": "{transcript}"}
    refused = client.post(url, fields)
    assert refused.status_code == 422
    assert "The prompt has {summary} 0 times" in refused.content.decode()
    assert get_content(GuidelineVersion.objects.get(pk=draft.pk)) == said


def sent(page) -> dict[str, object]:
    """What a browser would send back unchanged."""
    sets = [page.context[name] for name in ("sections", "wordings", "criteria")]
    forms = [page.context["form"], *(form for each in sets for form in each)]
    managed = [each.management_form for each in sets]
    values = {field.html_name: field.value() for form in [*forms, *managed] for field in form}
    return {
        name: value for name, value in values.items() if value is not None and value is not False
    }
