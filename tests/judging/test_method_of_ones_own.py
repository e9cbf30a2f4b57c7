"""A judge method from another package: one module and an entry point, and the product has it."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from countersign_judge.judges import check_parameters, judge_methods
from countersign_judge.judges.base import BadParameter
from django.core.management import call_command
from django.db.models.functions import Now

from judging.choices import method_choices
from judging.estimates import estimate_attempt
from judging.forms import CriterionForm
from judging.guidelines import documents
from judging.guidelines.content import get_content
from judging.guidelines.documents import Document, dump_document, load_document
from llm.models import ModelCall
from records.models import Record
from summaries.models import GuidelineVersion
from summaries.status import Status
from tests.factories.cases import case, user, version
from tests.judging.judges.conftest import a_criterion
from tests.measuring.metaeval.data import pairs_file
from tests.modelserver import Received, Reply, Scenario
from tests.modelserver.scenario import filled
from tests.packages import installed
from tests.summaries.fixtures import MODELS, Serve, serve
from tests.test_pipeline import GOOD, approve, work

__all__ = ["serve"]

pytestmark = pytest.mark.django_db(transaction=True)
MODULE = "tests.judging.toy_judge"


@pytest.fixture(autouse=True)
def _known_afresh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.syspath_prepend(tmp_path)
    for known in (judge_methods, documents._validator):
        known.cache_clear()
    yield
    for known in (judge_methods, documents._validator):
        known.cache_clear()


@pytest.fixture
def toy(tmp_path: Path) -> None:
    installed(tmp_path, "toy-judge", "countersign.judges", f"toy = {MODULE}:METHOD")


def answers(request: Received) -> Reply:
    if request.role == "writer":
        return Reply(data={"summary": GOOD})
    if request.is_of_evidence:
        return Scenario()(request)
    return Reply(data=filled(request.schema or {}, {"score": 5, "reason": "So."}))


@pytest.mark.usefixtures("toy")
def test_a_guideline_judges_with_it(serve: Serve) -> None:
    serve(answers, ALLOW_ATOMIC=False)
    made = version("consistency", publish=False)
    made.criteria.update(method="toy", parameters={"question": "Is it short?"})
    GuidelineVersion.objects.filter(pk=made.pk).update(published_at=Now())
    summary = work(case(made))
    assert summary.status == Status.IN_REVIEW
    (attempt,) = summary.attempts.all()
    (score,) = attempt.evaluations.get(judge="toy").scores.all()
    assert (score.value, score.reason) == (5, "Is it short?")
    assert estimate_attempt(made, attempt).expected.calls == 3
    record = approve(summary, user("rita", "reviewers"))
    kept = json.loads(Record.objects.get(pk=record.pk).snapshot)
    assert "toy" in json.dumps(kept)


@pytest.mark.usefixtures("toy")
def test_judge_and_metaeval_have_it(serve: Serve, tmp_path: Path) -> None:
    serve(answers, CACHE=False)
    model = MODELS["openai"]
    pairs = tmp_path / "pairs.jsonl"
    pairs.write_text(json.dumps({"source": "Ana: The pump is late.", "summary": "It is late."}))
    scores = tmp_path / "scores.csv"
    call_command(
        "judge", pairs, judge="toy", model=model, criterion=["consistency"], out=scores, yes=True
    )
    assert ",5" in scores.read_text()
    out = tmp_path / "out"
    call_command("metaeval", pairs_file(tmp_path), judge=["toy"], model=[model], out=out, yes=True)
    assert {row["judge"] for row in json.loads((out / "results.json").read_text())} == {"toy"}
    assert ModelCall.objects.count() == 1 + 2 * 9


@pytest.mark.usefixtures("toy")
def test_pages_files_and_refusals_know_it() -> None:
    assert "Toy question" in str(CriterionForm(choices=method_choices(""))["method"])
    made = version("consistency", publish=False)
    made.criteria.update(method="toy")
    made.refresh_from_db()
    text = dump_document(Document("calls", "Calls", get_content(made)))
    assert load_document(text).content.criteria[0].method == "toy"
    with pytest.raises(BadParameter, match="toy has no parameter 'colour'; it has question"):
        check_parameters(a_criterion(method="toy", parameters={"colour": "red"}))


def test_a_method_that_was_uninstalled_is_named() -> None:
    with pytest.raises(BadParameter, match="method is 'toy'; choose one of geval, qag"):
        check_parameters(a_criterion(method="toy"))


def test_a_name_that_is_taken_is_refused(tmp_path: Path) -> None:
    again = "mine = countersign_judge.judges.geval:METHOD"
    installed(tmp_path, "toy-judge", "countersign.judges", again)
    with pytest.raises(ValueError, match="is called 'geval', and another method is"):
        judge_methods()


def test_an_entry_point_that_is_no_method_is_refused(tmp_path: Path) -> None:
    installed(tmp_path, "toy-judge", "countersign.judges", f"toy = {MODULE}:judge")
    with pytest.raises(ValueError, match="is function; name a JudgeMethod"):
        judge_methods()
