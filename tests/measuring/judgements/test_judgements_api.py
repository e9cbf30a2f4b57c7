"""POST /judgements: pairs that a program sends are scored by a worker and forgotten in time."""

from datetime import timedelta
from functools import partial
from statistics import fmean, stdev
from typing import Any

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from accounts import tokens
from config.environment import HourlyLimits
from delivery.models import Delivery, EventKind
from delivery.webhooks import deliveries, endpoints
from judging.guidelines.defaults import ensure_default_guideline
from llm.models import ModelCall
from measuring.judgements import batches
from measuring.models import JudgementBatch, JudgementItem
from summaries import leases
from summaries.models import JobStatus
from tests.api.conftest import Api, api, assert_problem, body_of, make_user, service, stranger
from tests.factories.cases import model_call
from tests.factories.cases import version as a_version
from tests.modelserver import Reply

__all__ = ["api", "make_user", "service", "stranger"]

pytestmark = pytest.mark.django_db(transaction=True)
SOURCE = "Ana: The pump failed on Monday.\nBen: We ship the fixed valve on Friday."
ITEMS: list[dict[str, Any]] = [
    {"id": "a", "source": SOURCE, "summary": "The pump failed on Monday."},
    {"id": "b", "source": SOURCE, "summary": "The valve ships on Sunday."},
    {"turns": [{"speaker": "Ana", "text": "It rains."}], "summary": "It rains."},
]
LEXICAL = {"judge": "lexical", "criteria": ["consistency"], "items": ITEMS}
GEVAL = {"judge": "geval", "criteria": ["consistency", "fluency"], "items": ITEMS}
ANSWER = Reply(data={"reason": "Scripted.", "quotes": ["The pump failed"], "score": 4})


def sent(api: Api, body=LEXICAL, **headers: str):
    response = api.post("judgements", body, headers=headers)
    assert response.status_code == 202, response.content
    return body_of(response)


def results(api: Api, judgements, **query: str):
    asked = "&".join(f"{name}={value}" for name, value in query.items())
    return body_of(api.get(f"{judgements['links']['results']}?{asked}"))


@pytest.fixture
def with_model(settings, serve):
    def start(replies):
        return serve(replies, MAX_TRIES=1, JUDGE_MODEL="openai:scripted")

    return start


def test_pairs_are_taken_judged_and_read_page_by_page(api):
    accepted = sent(api)
    assert (accepted["status"], accepted["total"], accepted["done"]) == ("queued", 3, 0)
    assert accepted["estimate"]["at_most"]["calls"] == 0
    batches.run_batch(accepted["id"])
    done = body_of(api.get(accepted["links"]["self"]))
    assert (done["status"], done["done"], done["cost"]) == ("done", 3, 0)
    first = results(api, done, limit="2")
    rest = body_of(api.get(first["next"]))
    found = [*first["items"], *rest["items"]]
    assert [item["id"] for item in found] == ["a", "b", ""]
    right, wrong, _ = (item["scores"]["consistency"]["value"] for item in found)
    assert right > wrong
    assert found[1]["findings"][0]["text"] == "The valve ships on Sunday."
    average = done["averages"]["consistency"]
    values = [item["scores"]["consistency"]["value"] for item in found]
    assert average["mean"] == pytest.approx(sum(values) / 3)
    assert (average["scored"], average["unscored"]) == (3, 0)
    assert rest["next"] is None


def test_the_answer_says_what_it_takes_before_anything_is_asked(api, with_model):
    server = with_model([ANSWER])
    accepted = sent(api, GEVAL)
    assert accepted["estimate"]["expected"]["calls"] == 6
    assert accepted["estimate"]["expected"]["prompt_tokens"] > 0
    assert (accepted["model"], server.requests) == ("openai:scripted", [])
    batches.run_batch(accepted["id"])
    (first, *_) = results(api, accepted)["items"]
    assert first["scores"]["fluency"]["reason"] == "Scripted."
    assert first["scores"]["fluency"]["quotes"][0]["turn"] == 0
    done = body_of(api.get(accepted["links"]["self"]))
    assert done["prompt_tokens"] == sum(
        item["prompt_tokens"] for item in results(api, accepted)["items"]
    )


def test_pairs_that_are_alike_are_judged_once(api, with_model):
    server = with_model([ANSWER])
    accepted = sent(api, {**GEVAL, "criteria": ["fluency"], "items": [ITEMS[0]] * 5})
    batches.run_batch(accepted["id"])
    assert body_of(api.get(accepted["links"]["self"]))["done"] == 5
    assert len(server.requests) == 1


def test_a_published_guideline_that_the_owner_may_read_says_how_to_judge(make_user):
    name = ensure_default_guideline().name
    reader = Api(tokens.issue_token("r", make_user("rita", "reviewers"), ["ingest", "read"]))
    accepted = sent(reader, {"guideline": name, "items": ITEMS})
    assert (accepted["guideline"]["name"], accepted["guideline"]["version"]) == (name, 1)
    batches.run_batch(accepted["id"])
    scores = results(reader, accepted)["items"][0]["scores"]
    assert set(scores) == {"consistency", "relevance"}, "words found say nothing of the others"
    assert set(accepted["criteria"]) > set(scores)


def test_a_guideline_of_others_and_a_draft_are_alike_not_there(api, make_user):
    body = {"guideline": ensure_default_guideline().name, "items": ITEMS}
    foreign = assert_problem(api.post("judgements", body), 422, "invalid")
    reader = Api(tokens.issue_token("r", make_user("rita", "reviewers"), ["ingest", "read"]))
    missing = assert_problem(reader.post("judgements", {**body, "version": 9}), 422, "invalid")
    assert foreign["errors"] == missing["errors"]
    assert not JudgementBatch.objects.exists()


def test_only_who_sent_them_reads_and_deletes_them(api, stranger):
    accepted = sent(api)
    for path in (accepted["links"]["self"], accepted["links"]["results"]):
        assert_problem(stranger.get(path), 404, "not-found")
    assert_problem(stranger.ask("DELETE", accepted["links"]["self"]), 404, "not-found")
    assert body_of(stranger.get("judgements"))["items"] == []
    assert [item["id"] for item in body_of(api.get("judgements"))["items"]] == [accepted["id"]]


def test_a_list_takes_as_many_queries_however_long_it_is(api):
    first = sent(api)
    batches.run_batch(first["id"])
    with CaptureQueriesContext(connection) as one:
        api.get("judgements")
    other = sent(api, {**LEXICAL, "criteria": ["consistency", "relevance"], "items": ITEMS[:1]})
    batches.run_batch(other["id"])
    sent(api)
    with CaptureQueriesContext(connection) as three:
        listed = body_of(api.get("judgements"))["items"]
    assert len(three) == len(one)
    assert [[*each["averages"]] for each in listed] == [each["criteria"] for each in listed]
    none, one_pair, three_pairs = (each["averages"] for each in listed)
    assert none["consistency"] == {"mean": None, "deviation": None, "scored": 0, "unscored": 0}
    assert (one_pair["relevance"]["scored"], one_pair["relevance"]["deviation"]) == (1, None)
    values = [item["scores"]["consistency"]["value"] for item in results(api, first)["items"]]
    assert three_pairs["consistency"]["mean"] == pytest.approx(fmean(values))
    assert three_pairs["consistency"]["deviation"] == pytest.approx(stdev(values))


def test_a_token_that_only_reads_sends_nothing(service):
    reading = Api(tokens.issue_token("reading", service, ["read"]))
    assert_problem(reading.post("judgements", LEXICAL), 403, "forbidden")


def test_a_repeated_request_is_done_once(api):
    key = {"Idempotency-Key": "monday"}
    first, again = sent(api, **key), sent(api, **key)
    assert first == again
    assert JudgementBatch.objects.count() == 1


@pytest.mark.parametrize(
    ("change", "field", "message"),
    [
        ({"judge": "nobody"}, "judge", "judge is 'nobody'"),
        ({"judge": "geval"}, "judge", "judge geval needs a language model"),
        ({"judge": "student:./../secret"}, "judge", "judge student is named by a path"),
        ({"judge": "student:/etc"}, "judge", "judge student is named by a path"),
        ({"variant": "/etc/notebook.yaml"}, "variant", "variant is a file"),
        ({"variant": "notebook.yml"}, "variant", "variant is a file"),
        ({"criteria": ["tone"]}, "criteria", "criterion is 'tone'"),
        ({"guideline": "general"}, "body", "a guideline says by which judge"),
        ({"top_p": 0.5}, "top_p", "which is for geval, and the judge is lexical"),
        ({"judge": "geval", "top_p": 1.5}, "top_p", "less than or equal to 1"),
        ({"version": 2}, "body", "version is of a guideline"),
        ({"items": []}, "items", "at least 1 item"),
        ({"items": [{**ITEMS[0], "turns": []}]}, "items[0].turns", "at least 1 item"),
        ({"items": [{"summary": "x"}]}, "items[0]", "source and turns are both missing"),
        ({"items": ITEMS * 334}, "items", "at most 1000 items"),
    ],
)
def test_what_cannot_be_judged_is_refused_with_the_place(api, change, field, message):
    problem = assert_problem(api.post("judgements", {**LEXICAL, **change}), 422, "invalid")
    (fault,) = problem["errors"]
    assert fault["field"] == field
    assert message in fault["message"]


def test_nobody_sends_without_end(api, settings):
    settings.HOURLY_LIMITS = HourlyLimits(judgements=2)
    sent(api)
    sent(api)
    response = api.post("judgements", LEXICAL)
    assert_problem(response, 429, "too-many-requests")
    assert 3500 < int(response.headers["Retry-After"]) <= 3600


# --- Work -------------------------------------------------------------------


def test_a_server_that_is_down_makes_them_wait_and_costs_nothing_that_was_done(api, with_model):
    with_model(lambda request: Reply.error(503) if "Sunday" in request.prompt else ANSWER)
    accepted = sent(api, GEVAL)
    batches.run_batch(accepted["id"])
    resting = body_of(api.get(accepted["links"]["self"]))
    assert (resting["status"], resting["done"]) == ("queued", 2)
    assert "503" in resting["waiting_for"]
    server = with_model([ANSWER])
    JudgementBatch.objects.update(not_before=None)
    batches.run_batch(accepted["id"])
    assert body_of(api.get(accepted["links"]["self"]))["status"] == "done"
    assert len(server.requests) == 2


def test_a_wrong_key_makes_them_rest_and_names_the_variable(api, with_model):
    with_model([Reply.error(401, "wrong key")])
    accepted = sent(api, GEVAL)
    batches.run_batch(accepted["id"])
    resting = body_of(api.get(accepted["links"]["self"]))
    assert resting["status"] == "queued"
    assert "Set OPENAI_API_KEY" in resting["waiting_for"]


def test_a_pair_without_a_score_says_why_and_counts_as_none(api, with_model):
    def no_sunday(request):
        return Reply(refusal="I will not.") if "Sunday" in request.prompt else ANSWER

    with_model(no_sunday)
    accepted = sent(api, {**GEVAL, "items": [*ITEMS[:2], {**ITEMS[0], "summary": "It failed."}]})
    batches.run_batch(accepted["id"])
    assert results(api, accepted)["items"][1]["unscored"] == "refused by the model"
    average = body_of(api.get(accepted["links"]["self"]))["averages"]["fluency"]
    assert (average["mean"], average["scored"], average["unscored"]) == (4, 2, 1)


def test_a_worker_gives_its_thread_back_and_the_next_goes_on(api, monkeypatch):
    accepted = sent(api)
    monkeypatch.setattr(batches, "SLICE_SECONDS", -1.0)
    for done in (1, 2):
        batches.run_batch(accepted["id"])
        resting = body_of(api.get(accepted["links"]["self"]))
        assert (resting["status"], resting["done"]) == ("queued", done)
    monkeypatch.undo()
    batches.run_batch(accepted["id"])
    assert body_of(api.get(accepted["links"]["self"]))["status"] == "done"


def test_who_lost_the_lease_keeps_nothing(api, monkeypatch):
    accepted = sent(api)

    def lose(batch, lose_it):
        leases.release(JudgementBatch.objects.filter(pk=batch.pk))
        lose_it(batch)

    monkeypatch.setattr(batches, "_judge_slice", partial(lose, lose_it=batches._judge_slice))
    batches.run_batch(accepted["id"])
    assert not JudgementItem.objects.filter(outcome__isnull=False).exists()
    assert JudgementBatch.objects.get().status == JobStatus.RUNNING


# --- The end ----------------------------------------------------------------


def test_a_webhook_hears_that_they_are_done_and_nobody_else_does(api, service, make_user):
    hears, _ = endpoints.register_endpoint(
        by=service, name="mine", url="https://crm.example.org/x", kinds=[EventKind.JUDGED]
    )
    endpoints.register_endpoint(
        by=make_user("lena", "lead"),
        name="others",
        url="https://crm.example.org/y",
        kinds=EventKind.values,
    )
    accepted = sent(api)
    batches.run_batch(accepted["id"])
    deliveries.make_deliveries()
    delivery = Delivery.objects.get()
    assert delivery.endpoint == hears
    assert '"type":"judgements.finished"' in delivery.payload
    assert accepted["id"] in delivery.payload
    assert '"status":"done"' in delivery.payload
    assert "pump" not in delivery.payload


def test_pairs_go_after_some_days_with_what_errors_quote_of_them(api, settings):
    accepted = sent(api)
    batches.run_batch(accepted["id"])
    item = JudgementItem.objects.first()
    assert item
    call = model_call(purpose="judge", subject=item.pk, outcome="invalid", error="no JSON: pump")
    assert batches.forget_old_batches() == 0
    until = timezone.now() - timedelta(days=settings.RETENTION_DAYS.judgements, seconds=1)
    JudgementBatch.objects.update(created_at=until)
    assert batches.forget_old_batches() == 1
    assert_problem(api.get(accepted["links"]["self"]), 404, "not-found")
    assert not JudgementItem.objects.exists()
    assert "pump" not in ModelCall.objects.get(pk=call.pk).error


def test_whoever_sent_them_deletes_them_at_once(api):
    accepted = sent(api)
    assert api.ask("DELETE", accepted["links"]["self"]).status_code == 204
    batches.run_batch(accepted["id"])
    assert not JudgementItem.objects.exists()


def test_a_score_on_made_up_quotes_counts_as_none_and_is_shown(api, with_model):
    with_model([Reply(data={"reason": "Good.", "quotes": ["Nobody said this."], "score": 5})])
    accepted = sent(api, {**GEVAL, "criteria": ["consistency"], "items": ITEMS[:1]})
    batches.run_batch(accepted["id"])
    (result,) = results(api, accepted)["items"]
    assert (result["scores"], result["unscored"]) == ({}, "made-up quotes")
    assert "“Nobody said this.”" in result["reason"]
    average = body_of(api.get(accepted["links"]["self"]))["averages"]["consistency"]
    assert (average["mean"], average["scored"], average["unscored"]) == (None, 0, 1)


# --- Raw wordings and sampling ----------------------------------------------

RAW = {
    "name": "notebook",
    "raw": True,
    "system": "Rate it.",
    "user": "{transcript}\n\nShort: {summary}\n{{text}} (1-5):",
    "top_p": 0.5,
    "max_tokens": 40,
}


def test_a_guidelines_raw_wording_is_sent_as_it_is(make_user, with_model):
    server = with_model([Reply(data={"score": 3})])
    version = a_version("fluency", wordings=[RAW], variant="notebook")
    reader = Api(tokens.issue_token("r", make_user("rita", "reviewers"), ["ingest", "read"]))
    accepted = sent(reader, {"guideline": version.guideline.name, "items": ITEMS[:1]})
    batches.run_batch(accepted["id"])
    score = results(reader, accepted)["items"][0]["scores"]["fluency"]
    assert (score["value"], score["answer"], score["reason"], score["quotes"]) == (3, 3, "", [])
    request = next(each for each in server.requests if "Rate it." in each.prompt)
    assert [message["content"] for message in request.messages] == [
        "Rate it.",
        f"{SOURCE}\n\nShort: The pump failed on Monday.\n{{text}} (1-5):",
    ]
    assert (request.body["top_p"], request.body["max_tokens"]) == (0.5, 40)


def test_a_request_says_how_to_sample_and_reads_it_back(api, with_model):
    server = with_model([ANSWER])
    sampling = {"top_p": 0.0, "seed": 0, "max_tokens": 2000}
    accepted = sent(api, {**GEVAL, **sampling, "items": ITEMS[:1]})
    assert accepted["scoring"].items() >= {**sampling, "top_k": None}.items()
    batches.run_batch(accepted["id"])
    for request in server.requests:
        assert request.body.items() >= sampling.items()
    score = results(api, accepted)["items"][0]["scores"]["fluency"]
    assert (score["answer"], score["probability_below"]) == (4, 0)
