"""After "Send back": the writer starts from the text on screen, and the page shows what came."""

import pytest
from countersign_judge.prompts import fence_text
from django.urls import reverse

from reviews import decisions
from summaries import services as writing
from summaries.models import Summary
from summaries.status import Action, Status
from tests.e2e.fixtures import client_of
from tests.factories import scenes
from tests.modelserver import Scenario
from tests.summaries.fixtures import Serve

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def a_model(serve):
    """Rewriting and judging a person's text need one."""
    serve()


def page(user, case: Summary, **query: int):
    return client_of(user).get(reverse("summary", args=[case.pk]), query)


def flat(answer) -> str:
    return " ".join(answer.content.decode().split())


def send_back(user, case: Summary, comment: str = "Say who trains the nurses.", **query: int):
    """As the page that is on screen sends it."""
    signed = page(user, case, **query).context["forms"]["send_back"].initial
    data = {**signed, "category": "omission", "comment": comment}
    answer = client_of(user).post(reverse("send-back", args=[case.pk]), data)
    assert answer.status_code == 302
    case.refresh_from_db()
    return case.attempts.get(number=signed["number"]).text


def prompt_for(serve: Serve, case: Summary) -> str:
    server = serve(Scenario(writer=["The nurses are trained by the ward."]))
    writing.write_next_attempt(case.pk)
    (request,) = server.requests
    return request.prompt


def edited(case: Summary, by, text: str) -> Summary:
    decisions.edit(case, by=by, number=1, seen=1, text=text, judge=False)
    return case


@pytest.mark.parametrize(
    ("name", "query"),
    [("newest", {}), ("edited", {}), ("exhausted", {}), ("chosen", {"attempt": 1})],
)
def test_the_writer_starts_from_the_text_on_screen_with_the_comment(serve, rosa, name, query):
    case = {
        "newest": scenes.revised_once,
        "edited": lambda: edited(scenes.in_review(), rosa, "Rosa's own wording of it."),
        "exhausted": scenes.exhausted,
        "chosen": scenes.revised_once,
    }[name]()
    shown = page(rosa, case, **query).context["detail"].shown.attempt.text
    assert send_back(rosa, case, **query) == shown
    prompt = prompt_for(serve, case)
    assert fence_text("SUMMARY", shown) in prompt
    assert "Something is missing: Say who trains the nurses." in prompt
    for other in case.attempts.exclude(text=shown).exclude(number=scenes.newest(case).number):
        assert fence_text("SUMMARY", other.text) not in prompt


def test_while_it_is_rewritten_the_page_shows_the_comment_and_not_what_was_sent_back(rosa):
    case = scenes.exhausted()
    send_back(rosa, case)
    answer = page(rosa, case)
    assert answer.context["detail"].shown is None
    html = flat(answer)
    assert "approved 48,000 euros" not in html[html.index('aria-label="Summary"') :]
    assert "Attempt 2 is being rewritten" in html
    assert "You asked:" in html
    assert "Something is missing: Say who trains the nurses." in html


def test_a_rewriting_that_falls_short_too_is_shown_and_not_the_better_one_sent_back(rosa):
    case = scenes.exhausted()
    send_back(rosa, case)
    text = "The pilot starts on 4 May. The ward trains the nurses."
    case = scenes.judged(scenes.written(case, text), Action.EXHAUST, {"consistency": 1.4})
    answer = page(rosa, case)
    html = flat(answer)
    assert answer.context["detail"].shown.attempt.text == text
    assert "You asked:" in html
    assert "Attempt 4 is the rewrite" in html
    assert "<mark>" in html
    assert "<ins>" in html
    assert "the judge is not satisfied" in html
    assert "Consistency 1.4 of 5" in html
    row = flat(client_of(rosa).get("/"))
    assert '<span class="chip state-check">Consistency 1.4</span>' in row


def test_the_comment_of_somebody_else_stands_under_their_name(rosa):
    case = scenes.in_review()
    send_back(rosa, case)
    case = scenes.judged(scenes.written(case, "New."), Action.PASS)
    html = flat(page(scenes.reviewer("rolf", "Rolf Berg"), case))
    assert "Rosa Keller asked:" in html


def test_a_decided_case_pins_nothing(rosa):
    case = scenes.in_review()
    send_back(rosa, case)
    case = scenes.judged(scenes.written(case, "New."), Action.PASS)
    decisions.approve(case, by=rosa, comment="I know it.", **scenes.signed(case))
    assert "asked:" not in flat(page(rosa, case))


def test_an_author_starts_from_the_text_that_came_back(rosa):
    adam = scenes.author()
    case = scenes.judged(scenes.opened_case(author=adam, text=scenes.GOOD), Action.PASS)
    decisions.edit(case, by=rosa, number=1, seen=1, text="Rosa's wording.", judge=False)
    decisions.send_back(case, by=rosa, number=1, seen=2, comment="Rather your own words.")
    case.refresh_from_db()
    assert case.status == Status.RETURNED
    answer = client_of(adam).get(reverse("revise", args=[case.pk]))
    assert answer.context["form"].initial["text"] == scenes.GOOD
    assert "Rather your own words." in answer.content.decode()
    data = {**answer.context["form"].initial, "text": scenes.GOOD + " And more."}
    assert client_of(adam).post(reverse("resubmit", args=[case.pk]), data).status_code == 302
    assert scenes.newest(case).based_on == case.attempts.get(number=1)
