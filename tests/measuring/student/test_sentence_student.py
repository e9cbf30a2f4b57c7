"""A student of sentences: what it learns from people's marks, and what it makes of a model's."""

import json
import math
import random
import re
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command
from pytest_django import Settings

from judging import evidence_check
from judging.evidence_check import evidence_beside
from judging.findings import Mark, finding_rows
from judging.judges.base import Judgement
from judging.models import EVIDENCE_CHECK, Evaluation
from measuring.apps import sentence_students
from measuring.models import StoredFolder
from measuring.student import sentence_student, sentence_training, storage
from measuring.student.model import BadStudent
from measuring.student.sentence_student import Features, SentenceStudent
from measuring.student.sentence_training import SentenceExample, train
from tests.factories import scenes
from tests.judging.judges.conftest import a_case
from tests.measuring.metaeval.data import written
from tests.measuring.student.conftest import students
from tests.measuring.test_mark_rates import approved, weak
from tests.modelserver import Received, Reply
from tests.summaries.fixtures import MODELS, Serve

__all__ = ["students"]
MODEL = MODELS["openai"]
CHECK = evidence_check.VERSIONS["sentences"]
TELLING = {"odds": 2.5, "luck": 1.0}
GUESSING = {"odds": 0.0, "luck": 1.0}

# --- Learning ---------------------------------------------------------------


def an_example(number: int, luck: random.Random, *, telling: float) -> SentenceExample:
    """The offline evidence tells a little of every sentence, the model `telling` times as much."""
    good = number % 3 > 0
    sign = 1 if good else -1
    odds = (luck.gauss(0.4 * sign, 1), luck.gauss(0.4 * telling * sign, 1))
    features = Features(odds[0], float(odds[0] < -1), odds[1])
    return SentenceExample(f"d{number // 8}", (), features, good, "data")


def trained(telling: float) -> tuple[SentenceStudent, dict[str, Any]]:
    luck = random.Random(5)
    examples = [an_example(number, luck, telling=telling) for number in range(400)]
    return train(examples, version="sentences-1", check=CHECK, model=MODEL)


def test_it_weighs_both_and_passes_at_most_one_error_in_ten() -> None:
    student, card = trained(2.0)
    sentence_student.require_better(card)
    of_both, alone = card["metrics"]["student"], card["metrics"]["offline evidence"]
    assert of_both["auc"] > card["metrics"]["model"]["auc"] > alone["auc"]
    assert of_both["passed"] <= 0.1
    assert of_both["confirmed"] > alone["confirmed"]
    sure, unsure = Features(2.0, 0.0, 4.0), Features(2.0, 0.0, -4.0)
    assert student.relation(student.probability(sure)) == "supported"
    assert student.relation(student.probability(unsure)) == "not mentioned"
    assert student.supported >= 0.5
    assert student.inferred <= student.supported


def test_one_that_is_no_better_than_the_offline_evidence_is_not_used(
    students: Path, tmp_path: Path
) -> None:
    student, card = trained(0.0)
    with pytest.raises(BadStudent, match=r"not tell right sentences .* better than the offline"):
        sentence_student.keep(student, card)
    assert not StoredFolder.objects.exists()


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"weights": [1.0, 2.0]}, r"weights.2"),
        ({"supported": 1.5}, "supported"),
        ({"scales": [1.0, 0.0, 1.0]}, r"scales.1"),
        ({"intercept": "high"}, "intercept"),
        ({"other": 1}, "other"),
    ],
)
def test_a_file_that_is_no_student_is_refused(change: dict[str, Any], problem: str) -> None:
    student, _ = trained(2.0)
    assert SentenceStudent.from_json(student.as_json()) == student
    with pytest.raises(BadStudent, match=f"{problem}: .*train the student anew"):
        SentenceStudent.from_json(json.dumps(json.loads(student.as_json()) | change))


def test_a_changed_file_is_not_what_its_card_describes(students: Path, tmp_path: Path) -> None:
    student, card = trained(2.0)
    place = tmp_path / "mine"
    sentence_student.write(student, card, place)
    changed = student.as_json().replace('"intercept": ', '"intercept": 1')
    (place / storage.MODEL).write_text(changed)
    with pytest.raises(BadStudent, match="not what its card describes"):
        sentence_student.keep_folder(place)


# --- From marked sentences, by a model --------------------------------------

_THINGS = ("pump", "licence", "report", "contract", "survey", "budget", "roof", "server")
_PEOPLE = ("Ana", "Ben", "Lena", "Marc", "Nora", "Tom", "Ida", "Karl")
_VERDICT = re.compile(r'(?<=": ")(?:yes|no|idk|title)')


def a_row(number: int) -> dict[str, Any]:
    """Each of eight people needs money for a thing. What people find wrong with every third of the
    sentences no words of it tell."""
    needs = [(_PEOPLE[at], number + 10 * at + 3, _THINGS[at]) for at in range(8)]
    sentences = []
    for at, (who, euros, thing) in enumerate(needs):
        wrong = (at + number) % 3 == 0
        text = f"{who} needs {euros} euros for the {thing}."
        sentences.append({"text": text, "errors": ["EntE"] if wrong else [], "spans": []})
    source = "\n".join(
        f"{who}: I need {euros} euros for the {thing}." for who, euros, thing in needs
    )
    row = {"doc_id": f"d{number}", "system_id": "A", "source": source, "system_output": ""}
    return {**row, "sentences": sentences}


def answering(rows: list[dict[str, Any]], odds: float, luck: float) -> Callable[[Received], Reply]:
    """Verdicts whose probabilities follow what people marked by `odds`, and luck."""
    right = {each["text"]: not each["errors"] for row in rows for each in row["sentences"]}

    def answer(request: Received) -> Reply:
        numbered = re.findall(r"^(\d+)\|(.*)$", request.messages[-1]["content"], re.MULTILINE)
        asked = list((request.schema or {})["properties"]["sentences"]["properties"])
        texts = {number: text for number, text in numbered if text in right}
        chance = random.Random(" ".join(texts.values()))
        likely = [_likely(odds * (1 if right[texts[n]] else -1), luck, chance) for n in asked]
        return _reply(dict(zip(asked, likely, strict=True)))

    return answer


def _likely(odds: float, luck: float, chance: random.Random) -> float:
    return 1 / (1 + math.exp(-chance.gauss(odds, luck)))


def _reply(likely: dict[str, float]) -> Reply:
    verdicts = {number: "yes" if share >= 0.5 else "idk" for number, share in likely.items()}
    text = json.dumps({"sentences": verdicts})
    logprobs, at = [], 0
    for match, share in zip(_VERDICT.finditer(text), likely.values(), strict=True):
        top = {"yes": math.log(share), "idk": math.log(1 - share)}
        logprobs += [_certain(text[at : match.start()]), (match[0], top[match[0]], top)]
        at = match.end()
    return Reply(text=text, logprobs=(*logprobs, _certain(text[at:])))


def _certain(text: str) -> tuple[str, float, dict[str, float]]:
    return text, -0.01, {text: -0.01}


@pytest.fixture
def in_sentences(settings: Settings) -> None:
    settings.EVIDENCE_CHECK = "sentences"


ROWS = [a_row(number) for number in range(26)]


def learned(folder: Path) -> str:
    """What the command says."""
    out, path = StringIO(), written(folder / "marked.jsonl", *ROWS)
    options = {"sentences": True, "data": path, "yes": True, "verbosity": 0}
    call_command("train_student", stdout=out, stderr=out, **options)
    return out.getvalue()


def measured(folder: Path) -> list[dict[str, Any]]:
    path, out = folder / "marked.jsonl", folder / "out"
    options = {"sentences": True, "judge": ["evidence"], "model": [MODEL], "yes": True}
    cache = folder / "marked.outcomes.sqlite3"
    call_command("metaeval", path, out=out, cache=cache, verbosity=0, **options)
    found: list[dict[str, Any]] = json.loads((out / "results.json").read_text())["sentences"]
    return found


def checked(**changes: Any) -> Judgement:
    found = evidence_beside(a_case(**changes), {"geval"}, ())
    assert found is not None
    return found


_ROW = a_row(31)
_CASE = {
    "turns": [
        {"speaker": speaker, "start": None, "end": None, "text": text}
        for speaker, _, text in (line.partition(": ") for line in _ROW["source"].splitlines())
    ],
    "text": " ".join(each["text"] for each in _ROW["sentences"]),
}


@pytest.mark.slow
@pytest.mark.django_db(transaction=True)
def test_what_it_learned_by_a_model_decides_the_marks_of_that_models_check(
    in_sentences: None, serve: Serve, students: Path, tmp_path: Path, settings: Settings
) -> None:
    server = serve(answering(ROWS, **TELLING), CACHE=False)
    said = learned(tmp_path)
    # The check is measured by itself on the same answers.
    (row,) = measured(tmp_path)
    assert (row["judge"], row["model"], row["n"]) == ("evidence", MODEL, 208)
    assert row["auc"] > 0.95
    assert len(server.requests) == len(ROWS)
    assert "use it by COUNTERSIGN_SENTENCE_STUDENTS=sentences-1" in said
    assert f"{MODEL} in {CHECK}" in said
    serve(answering([_ROW], **TELLING))
    settings.SENTENCE_STUDENTS = ()
    alone = checked(**_CASE)
    assert {each.found_by for each in alone.findings} == {MODEL}
    settings.SENTENCE_STUDENTS = ("sentences-1",)
    weighed = checked(**_CASE)
    assert {each.found_by for each in weighed.findings if each.mark} == {"student:sentences-1"}
    student = weighed.details["student"]
    assert student["name"] == "sentences-1"
    kept = [(each.start, each.end, each.relation, each.probability) for each in alone.findings]
    assert [tuple(each) for each in weighed.details["verdicts"]] == kept
    assert all(each.turns and f"{MODEL}: " in each.reason for each in weighed.findings)
    right = [not each["errors"] for each in _ROW["sentences"]]
    relations = [each.relation for each in weighed.findings]
    assert relations.count("supported") >= 2
    assert Mark.SUPPORTED not in {each.mark for each in weighed.findings}, (
        "this form quotes nothing"
    )
    passed = [
        good for good, relation in zip(right, relations, strict=True) if relation == "supported"
    ]
    assert all(passed)
    # It says nothing of the verdicts of a model, or a form, that it did not learn with.
    settings.EVIDENCE_CHECK = "claims"
    serve()
    assert {each.found_by for each in checked(**_CASE).findings if each.mark} == {MODEL}
    out = StringIO()
    call_command("prescreens", "list", stdout=out)
    assert f"student sentences-1 (of sentences, for {MODEL} in {CHECK})" in out.getvalue()
    with pytest.raises(CommandError, match="COUNTERSIGN_SENTENCE_STUDENTS names sentences-1"):
        call_command("prescreens", "remove", "sentences-1")
    # One trained elsewhere comes by its folder.
    call_command("prescreens", "fetch", "sentences-1", tmp_path / "sentences-1", stdout=out)
    settings.SENTENCE_STUDENTS = ()
    call_command("prescreens", "remove", "sentences-1")
    call_command("prescreens", "store", tmp_path / "sentences-1", stdout=out)
    assert StoredFolder.objects.get().name == "sentences-1"


@pytest.mark.slow
@pytest.mark.django_db(transaction=True)
def test_a_model_that_guesses_makes_no_student(
    in_sentences: None, serve: Serve, students: Path, tmp_path: Path
) -> None:
    server = serve(answering(ROWS, **GUESSING), CACHE=False)
    for _ in range(2):
        with pytest.raises(CommandError, match="better than the offline evidence alone"):
            learned(tmp_path)
        assert not StoredFolder.objects.exists()
        # What the model said is kept: the same command asks nothing more.
        assert len(server.requests) == len(ROWS)


@pytest.mark.slow
@pytest.mark.django_db(transaction=True)
def test_sentences_of_a_check_without_an_answer_are_not_measured(
    in_sentences: None, serve: Serve, tmp_path: Path
) -> None:
    serve(lambda _: Reply("I would rather not."), CACHE=False)
    written(tmp_path / "marked.jsonl", *ROWS[:2])
    (row,) = measured(tmp_path)
    assert (row["n"], row["unjudged"], row["unmarked"]) == (0, 16, None)


@pytest.mark.django_db
def test_what_says_nothing_of_sentences_is_refused() -> None:
    with pytest.raises(CommandError, match="--sentences: leave out --criterion, --embeddings"):
        call_command("train_student", sentences=True, criterion="fluency", embeddings="e")
    with pytest.raises(CommandError, match=r"0 labels .* are too few"):
        call_command("train_student", sentences=True, model=MODEL)
    with pytest.raises(CommandError, match="judge evidence needs a language model"):
        call_command("train_student", sentences=True, data=Path(__file__), model="offline")


# --- In use -----------------------------------------------------------------


@pytest.mark.django_db
def test_a_student_that_is_not_there_fails_the_check_and_is_warned_of(
    in_sentences: None, serve: Serve, settings: Settings
) -> None:
    server = serve(answering([_ROW], **TELLING))
    settings.SENTENCE_STUDENTS = ("gone",)
    failure = checked(**_CASE).details["failure"]
    assert "there is no student of sentences 'gone'" in failure
    assert not server.requests
    (warning,) = sentence_students(databases=["default"])
    assert "there is no student of sentences 'gone'" in warning.msg
    settings.SENTENCE_STUDENTS = ()
    assert sentence_students(databases=["default"]) == []


@pytest.mark.django_db
def test_one_that_learned_with_other_offline_evidence_weighs_nothing(
    in_sentences: None, serve: Serve, students: Path, settings: Settings
) -> None:
    student, card = trained(2.0)
    other = student.model_copy(update={"offline": "lexical-1 abc"})
    sentence_student.keep(other, card | {"sha256": other.sha256})
    settings.SENTENCE_STUDENTS = ("sentences-1",)
    serve(answering([_ROW], **TELLING))
    assert {each.found_by for each in checked(**_CASE).findings if each.mark} == {MODEL}
    (warning,) = sentence_students(databases=["default"])
    assert "sentences-1 learned with lexical-1 abc, and this release has" in warning.msg


# --- From decisions ---------------------------------------------------------


@pytest.mark.django_db
def test_decided_sentences_are_learned_with_what_the_model_itself_said() -> None:
    case = weak()
    attempt = scenes.newest(case)
    first, second, *_ = attempt.evaluations.get().findings
    Evaluation.objects.create(
        attempt=attempt,
        guideline_version=case.guideline_version,
        judge=EVIDENCE_CHECK,
        model=MODEL,
        prompt_version=CHECK,
        passed=None,
        seconds=1,
        details={"verdicts": [[first.start, first.end, "not mentioned", 0.9]]},
        found=finding_rows(
            [
                {
                    "start": second.start,
                    "end": second.end,
                    "relation": "supported",
                    "found_by": "student:sentences-1",
                    "probability": 0.9,
                }
            ]
        ),
    )
    approved(case, scenes.reviewer())
    (example,) = sentence_training.of_decisions(CHECK, MODEL)
    assert example.features.model == pytest.approx(math.log(0.1 / 0.9))
    assert (example.good, example.origin) == (True, "reviewers")
    assert not list(sentence_training.of_decisions(CHECK, "openai:other"))
