"""A guideline admin's pages on which a version is tried on stored texts: previews and backtests."""

import csv
import re
from io import StringIO
from typing import Any

import pytest
from django.core.management import CommandError, call_command
from django.urls import reverse
from django.utils import timezone

from judging import tryouts
from judging.guidelines.defaults import ensure_default_guideline
from judging.models import TriedText, TryOut
from reviews import decisions
from summaries import services as writing
from summaries.models import Attempt, GuidelineVersion, Origin
from tests.e2e.fixtures import client_of
from tests.factories import scenes, workshop
from tests.factories.cases import give

pytestmark = pytest.mark.django_db


@pytest.fixture
def admin():
    return scenes.person("ada", "guideline_admin", name="Ada Lind")


@pytest.fixture
def decided(admin):
    """One case of the default guideline that stood, one that did not; the draft of the board."""
    rosa = scenes.reviewer()
    scenes.approved(rosa, "Stood")
    decisions.reject(
        scenes.in_review("Fell"), by=rosa, number=1, seen=1, comment="Not what was said."
    )
    return workshop.drafted_guideline(admin)


def path(version) -> str:
    return reverse("guideline-try", args=[version.guideline.name, version.number])


def choice(**changes) -> dict[str, Any]:
    name = ensure_default_guideline().name
    return {"count": 20, "guideline": name, "judge_model": "", "variant": "", **changes}


def asked(client, version, **changes) -> Any:
    """The answer to whoever looks at what it takes, and agrees."""
    seen = client.get(path(version), choice(**changes)).content.decode()
    agreed = re.findall(r'name="agreed" value="([^"]*)"', seen)
    return client.post(path(version), {**choice(**changes), "agreed": "".join(agreed)})


def text_of(answer) -> str:
    return " ".join(answer.content.decode().split())


def test_what_it_takes_is_said_before_it_runs(decided, admin):
    client = client_of(admin)
    shown = text_of(client.get(path(decided), choice()))
    assert "2 decided cases" in shown
    assert "0 calls, 0 tokens, $0" in shown
    assert "1 of them was approved unchanged, 1 changed or rejected." in shown
    assert not TryOut.objects.exists()


def test_it_runs_and_stands_beside_publish(decided, admin):
    client = client_of(admin)
    answer = asked(client, decided)
    backtest = TryOut.objects.get()
    assert answer.status_code == 302
    assert answer["Location"] == reverse("tryout", args=[backtest.pk])
    assert "0 of 2 judged" in text_of(client.get(answer["Location"]))
    tryouts.run_try_out(backtest.pk)
    assert "All 2 are judged." in text_of(client.get(answer["Location"]))
    publish = reverse("guideline-publish", args=[decided.guideline.name, decided.number])
    shown = text_of(client.get(publish))
    assert f'href="{answer["Location"]}"' in shown
    assert "At the time" in shown


def test_all_runs_of_a_version_are_one_table_beside_what_it_can_run_on(decided, admin):
    client = client_of(admin)
    asked(client, decided)
    preview = previewed(client, decided)
    for run in TryOut.objects.all():
        tryouts.run_try_out(run.pk)
    shown = text_of(client.get(path(decided)))
    before, table = shown.split('<h2 id="runs">')
    assert "At the time: " in table
    assert f'href="{reverse("tryout", args=[preview.pk])}"' in table
    assert f'href="{reverse("tryout", args=[TryOut.objects.get(kind="decided").pk])}"' in table
    for choices in ("Pinned meetings", "Decided cases", "One stored text"):
        assert choices in before


@pytest.mark.parametrize("agreed", ["", "x", "0:0:0", "::"])
def test_nothing_runs_that_nobody_has_seen_the_cost_of(decided, admin, agreed):
    answer = client_of(admin).post(path(decided), {**choice(), "agreed": agreed})
    assert "Not started" in text_of(answer)
    assert "2 decided cases" in text_of(answer)
    assert not TryOut.objects.exists()


def test_a_draft_that_was_edited_since_is_looked_at_again(decided, admin):
    client = client_of(admin)
    seen = client.get(path(decided), choice()).content.decode()
    (agreed,) = re.findall(r'name="agreed" value="([^"]*)"', seen)
    decided.instructions = "Write at length."
    decided.save()
    answer = client.post(path(decided), {**choice(), "agreed": agreed})
    assert "Not started" in text_of(answer)
    assert not TryOut.objects.exists()
    assert agreed not in answer.content.decode()


def test_a_bad_choice_is_named(decided, admin):
    answer = client_of(admin).get(path(decided), choice(count=7, variant="none"))
    assert answer.status_code == 422
    assert "Decided cases: Select a valid choice. 7" in text_of(answer)


def test_a_model_that_the_installation_does_not_name_is_refused_with_its_value(decided, admin):
    answer = client_of(admin).post(path(decided), choice(judge_model="openai:gpt-5"))
    assert answer.status_code == 422
    assert "Select a valid choice. openai:gpt-5" in text_of(answer)


def test_without_a_decision_there_is_nothing_to_try(admin):
    draft = workshop.drafted_guideline(admin)
    shown = text_of(client_of(admin).get(path(draft), choice()))
    assert "No case of this guideline has been decided yet." in shown


def test_it_is_given_up_on_its_page(decided, admin):
    client = client_of(admin)
    asked(client, decided)
    (backtest,) = TryOut.objects.all()
    client.post(reverse("tryout-cancel", args=[backtest.pk]))
    shown = text_of(client.get(reverse("tryout", args=[backtest.pk])))
    assert "Cancelled by Ada Lind." in shown


@pytest.fixture
def long_list(decided, admin):
    """A backtest in which 30 of 60 verdicts changed, and 27 texts have none."""
    asked(client_of(admin), decided)
    backtest = TryOut.objects.get()
    tryouts.run_try_out(backtest.pk)
    first = backtest.texts.all()[0]
    title = "=HYPERLINK(0)"
    case = scenes.in_review(title)
    done = {
        "done_at": first.done_at,
        "decided": {"people": "kept", "good": True, "passed": True},
    }
    backtest.texts.all().delete()
    for at in range(87):
        again = writing.add_attempt(
            case, text=f"Text {at}.", origin=Origin.MODEL, based_on=None, model="offline"
        )
        result = {**first.result, "passed": at % 2 == 0}
        ended = {"result": result} if at < 60 else {"failure": f"no answer {at}"}
        backtest.texts.create(position=at, attempt=again, **done, **ended)
    return backtest


def test_a_long_list_of_changed_verdicts_comes_in_pages(long_list, admin):
    client, address = client_of(admin), reverse("tryout", args=[long_list.pk])
    first, last = text_of(client.get(address)), text_of(client.get(address, {"page": 9}))
    assert "30 verdicts changed" in first
    assert "Page 1 of 2" in first
    assert "Page 2 of 2" in last
    assert [shown.count(">against people<") for shown in (first, last)] == [25, 5]
    assert "And 2 more, in the" in first
    live = client.get(reverse("tryout-live", args=[long_list.pk]), {"page": 2})
    assert "Page 2 of 2" in text_of(live)


def test_all_texts_are_a_table_that_no_spreadsheet_calculates(long_list, admin):
    answer = client_of(admin).get(reverse("tryout-table", args=[long_list.pk]))
    assert answer["Content-Type"] == "text/csv; charset=utf-8"
    rows = list(csv.DictReader(StringIO(answer.content.decode("utf-8-sig"))))
    assert len(rows) == 87
    assert {row["title"] for row in rows} == {"'=HYPERLINK(0)"}
    assert (rows[1]["passed_then"], rows[1]["passes_now"], rows[1]["changed"]) == (
        "True",
        "False",
        "True",
    )
    assert (rows[86]["passes_now"], rows[86]["failure"]) == ("", "no answer 86")
    assert float(rows[0]["score: consistency"]) >= 1


def test_who_cannot_read_the_cases_sees_no_titles(decided, admin):
    asked(client_of(admin), decided)
    (backtest,) = TryOut.objects.all()
    board = give(scenes.person("bo"), "lead", guideline=decided.guideline)
    answer = client_of(board).get(reverse("tryout", args=[backtest.pk]))
    assert answer.status_code == 403
    table = client_of(board).get(reverse("tryout-table", args=[backtest.pk]))
    assert table.status_code == 403


def give_verdict(texts, **figures: Any) -> None:
    for text in texts:
        text.result = {**text.result, **figures}
        text.save()


@pytest.fixture
def stricter(decided, admin):
    """The draft with a backtest that blocks both texts, which the judge had passed."""
    backtest = workshop.backtested(decided, admin)
    give_verdict(backtest.texts.all(), passed=False)
    return backtest


def test_a_backtest_opens_with_a_sentence(stricter, admin):
    shown = text_of(client_of(admin).get(reverse("tryout", args=[stricter.pk])))
    sentence = "1 approved summary would be blocked, 1 bad one caught."
    assert sentence in shown
    assert shown.index(sentence) < shown.index("Changed verdicts")
    assert 'aria-current="step"' in shown


def publish(client, version, **sent) -> Any:
    url = reverse("guideline-publish", args=[version.guideline.name, version.number])
    return client.post(url, {"note": "Stricter.", **sent})


def test_going_back_to_what_blocks_more_is_asked_about_too(stricter, admin):
    client, strict = client_of(admin), stricter.version
    now = {"published_at": timezone.now(), "published_by": admin}
    GuidelineVersion.objects.filter(pk=strict.pk).update(**now)
    strict.guideline.versions.create(number=strict.number + 1, instructions="Less.", **now)
    url = reverse("guideline-roll-back", args=[strict.guideline.name, strict.number])
    shown = text_of(client.post(url, {"note": "Back."}))
    assert "This version blocks 2 of 2 decided summaries (100.0 %)" in shown
    assert "Roll back anyway" in shown
    before = strict.guideline.versions.count()
    (confirmed,) = re.findall(r'name="confirmed" value="([^"]*)"', shown)
    assert client.post(url, {"note": "Back.", "confirmed": confirmed}).status_code == 302
    assert strict.guideline.versions.count() == before + 1


def test_publishing_what_blocks_more_is_asked_about_with_both_shares(stricter, admin):
    client, version = client_of(admin), stricter.version
    shown = text_of(publish(client, version))
    assert "This version blocks 2 of 2 decided summaries (100.0 %)" in shown
    assert "when people saw them it was 0 (0.0 %)" in shown
    version.refresh_from_db()
    assert version.published_at is None
    assert publish(client, version, confirmed="yes").status_code == 200
    (confirmed,) = re.findall(r'name="confirmed" value="([^"]*)"', shown)
    assert publish(client, version, confirmed=confirmed).status_code == 302
    version.refresh_from_db()
    assert version.published_at is not None


def test_the_version_in_force_is_the_measure_where_it_was_backtested(stricter, admin):
    current = stricter.version.guideline.current
    before = workshop.backtested(current, admin)
    give_verdict(before.texts.filter(position=0), passed=False)
    give_verdict(before.texts.filter(position=1), passed=True)
    shown = text_of(publish(client_of(admin), stricter.version))
    assert "Board meetings v1 blocks 1 (50.0 %)" in shown
    give_verdict(before.texts.all(), passed=False)
    assert publish(client_of(admin), stricter.version).status_code == 302


def test_the_command_line_asks_too(stricter):
    arguments = ["guideline", "publish", "board", "--note", "Stricter."]
    with pytest.raises(CommandError, match=r"100.0 %.* add --confirmed"):
        call_command(*arguments)
    call_command(*arguments, "--confirmed")
    stricter.version.refresh_from_db()
    assert stricter.version.published_at is not None


def test_it_speaks_german(stricter, admin):
    give_verdict(stricter.texts.all(), passed=False, prompt_tokens=1_200)
    address = reverse("tryout", args=[stricter.pk])
    shown = text_of(client_of(admin).get(address, headers={"accept-language": "de"}))
    assert "1 freigegebene Zusammenfassung würde aufgehalten, 1 schlechte erkannt." in shown
    assert "2.400 Token, 0,0000 $." in shown
    doubts = {"note": "Stricter."}
    publish = reverse("guideline-publish", args=[stricter.version.guideline.name, 2])
    refused = text_of(client_of(admin).post(publish, doubts, headers={"accept-language": "de"}))
    assert "Diese Version hält 2 von 2 entschiedenen Zusammenfassungen auf (100,0 %)" in refused


def previewed(client, version) -> TryOut:
    attempt = Attempt.objects.latest("created_at")
    seen = client.get(path(version), {"attempt": attempt.pk})
    assert "The case does not change." in text_of(seen)
    (agreed,) = re.findall(r'name="agreed" value="([^"]*)"', seen.content.decode())
    client.post(path(version), {"attempt": attempt.pk, "agreed": agreed})
    return TryOut.objects.get(kind="stored")


def test_one_stored_text_is_judged_and_listed_among_the_previews(decided, admin):
    client = client_of(admin)
    preview = previewed(client, decided)
    address = reverse("tryout", args=[preview.pk])
    assert "The scores appear here" in text_of(client.get(address))
    tryouts.run_try_out(preview.pk)
    shown = text_of(client.get(address))
    assert "the pass rule</strong> at the first judgement" in shown
    assert preview.only.attempt is not None
    assert preview.only.attempt.text[:30] in shown
    assert f'href="{address}"' in text_of(client.get(path(decided)))


def test_the_address_of_before_leads_to_the_page_with_what_was_chosen(decided, admin):
    client, query = client_of(admin), "?count=20&guideline=general"
    answer = client.get(f"/guidelines/board/2/tryout{query}")
    assert answer["Location"] == f"{path(decided)}{query}"


def test_a_preview_is_given_up_on_its_page(decided, admin):
    client = client_of(admin)
    preview = previewed(client, decided)
    address = reverse("tryout", args=[preview.pk])
    client.post(reverse("tryout-cancel", args=[preview.pk]))
    assert "No score.</strong> Cancelled by Ada Lind." in text_of(client.get(address))
    tryouts.run_try_out(preview.pk)
    assert preview.only.done_at is None


def test_a_text_that_one_may_not_read_is_neither_chosen_nor_shown(decided, admin):
    preview = previewed(client_of(admin), decided)
    guest = client_of(give(scenes.person("gus"), "guideline_admin", guideline=decided.guideline))
    chosen = {"attempt": str(preview.only.attempt_id)}
    assert guest.get(path(decided), chosen).status_code == 422
    assert guest.get(reverse("tryout", args=[preview.pk])).status_code == 403


def test_what_an_author_tried_is_on_no_page_of_guidelines(decided, admin):
    plan, attempt = tryouts.TryOutPlan(decided), Attempt.objects.latest("created_at")
    typed = [TriedText(attempt=attempt, text="Mine.")]
    made = tryouts.store_try_out(TryOut.Kind.TYPED, plan, typed, by=admin, summary=attempt.summary)
    assert client_of(admin).get(reverse("tryout", args=[made.pk])).status_code == 404
