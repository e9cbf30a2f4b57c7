"""Every form as it is published, what people get wrong in it, and rows that stand there twice."""

import json
from typing import Any

import pytest
from countersign_judge.metaeval.items import BadData
from countersign_judge.metaeval.readers import read_dataset
from countersign_judge.metaeval.recorded import read_answers
from django.core.management import call_command

from tests.measuring.metaeval.data import PAIRS, written

EXPERT = {"coherence": 4, "consistency": 5, "fluency": 5, "relevance": 3}
SUMMEVAL: dict[str, Any] = {
    "id": "dm-test-8764fb95bfad8ee849274873a92fb8d6b400eee2",
    "decoded": "the bridge is closed .",
    "expert_annotations": [EXPERT, {**EXPERT, "fluency": 4}, EXPERT],
    "turker_annotations": [dict.fromkeys(EXPERT, 1)] * 5,
    "references": ["The bridge was closed on Monday.", "Ferry instead of bridge."],
    "model_id": "M11",
    "filepath": "cnndm/dailymail/stories/8764fb95.story",
    "text": "The bridge is closed. It rains.",
}
# As the repository of DialSummEval describes it: no field names the model.
CHAT: dict[str, Any] = {
    "id": "13829420",
    "dialogue": "Ana: Are you coming?|Ben: Yes, at six|Ana: Good",
    "summary": "Ben comes at six.",
    "annotations": [EXPERT, {**EXPERT, "coherence": 1}, EXPERT],
}
QAGS: dict[str, Any] = {
    "article": "The bridge is closed. It rains.",
    "summary_sentences": [
        {
            "sentence": "The bridge is closed.",
            "responses": [{"worker_id": str(at), "response": "yes"} for at in range(3)],
        },
        {
            "sentence": "It snows.",
            "responses": [{"worker_id": str(at), "response": "no"} for at in range(3)],
        },
    ],
}
GEVAL: dict[str, Any] = {
    "doc_id": "dm-1",
    "system_id": "M8",
    "source": "The bridge is closed. It rains.",
    "reference": "Bridge closed.",
    "system_output": "The bridge is closed.",
    "scores": {**EXPERT, "overall": 4.25},
}
HEAD = "doc_id;system_id;source;system_output;fluency"


def read(path, text):
    path.write_bytes(text.encode())
    return read_dataset(path)


def test_each_published_form_is_found_and_read(tmp_path):
    read_as = {
        "geval": (GEVAL, {**EXPERT, "overall": 4.25}),
        "summeval": (SUMMEVAL, {**EXPERT, "fluency": pytest.approx(14 / 3)}),
        "dialsummeval": (CHAT, {**EXPERT, "coherence": 3}),
        "qags": (QAGS, {"consistency": 3}),
    }
    for form, (row, human) in read_as.items():
        found = read_dataset(written(tmp_path / f"{form}.jsonl", row))
        assert (found.form, found.items[0].human, found.notes) == (form, human, ())


def test_a_table_as_a_german_spreadsheet_writes_it_is_read(tmp_path):
    text = (
        "\ufeffFall;System;Text;Kurz;Note A;Note B\r\n"
        '1;"A";"Es regnet.\r\nEs ""schüttet"".";"Es regnet.";4,5;3,5\r\n'
    )
    path = tmp_path / "noten.csv"
    path.write_bytes(text.encode())
    columns = {
        "doc_id": "Fall",
        "system_id": "System",
        "source": "Text",
        "system_output": "Kurz",
        "fluency": "Note A+Note B",
    }
    (item,) = read_dataset(path, columns=columns).items
    assert (item.system, item.human) == ("A", {"fluency": 4})
    assert "".join(turn["text"] for turn in item.turns) == 'Es regnet.Es "schüttet".'


def test_a_figure_that_was_cut_into_tokens_is_joined(tmp_path):
    source = "Prices fell by 7 . 8 per cent on july 1 , 1969 . It cost $ 1 , 236 , 000 ."
    whole = ["Prices fell by 7.8 per cent on july 1 , 1969 .", "It cost $ 1,236,000 ."]
    (item,) = read_dataset(written(tmp_path / "geval.jsonl", {**GEVAL, "source": source})).items
    assert [turn["text"] for turn in item.turns] == whole
    (item,) = read_dataset(written(tmp_path / "qags.jsonl", {**QAGS, "article": source})).items
    assert [turn["text"] for turn in item.turns] == whole


def nested(row: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return {**row, **changes}


@pytest.mark.parametrize(
    ("row", "place", "problem"),
    [
        (
            nested(GEVAL, scores={"fluency": "good"}),
            "item 2 (doc_id 'dm-1', system_id 'M8'), line 2, scores[1].fluency",
            "'good' is not a number; write one like 3.5",
        ),
        (
            nested(GEVAL, scores={"fluency": 7}),
            "item 2 (doc_id 'dm-1', system_id 'M8'), line 2, scores[1].fluency",
            "7 is not from 1 to 5; correct it, or name the scale",
        ),
        (
            nested(GEVAL, scores=[4, 5]),
            "item 2 (doc_id 'dm-1', system_id 'M8'), line 2, scores",
            "[4, 5] is not an object; give one",
        ),
        (
            nested(GEVAL, source=None),
            "item 2 (doc_id 'dm-1', system_id 'M8'), line 2, source",
            "None is not text; give a string",
        ),
        (
            {name: value for name, value in GEVAL.items() if name != "system_id"},
            "item 2 (doc_id 'dm-1'), line 2, system_id",
            "None is not text; give a string",
        ),
        (
            {name: value for name, value in SUMMEVAL.items() if name != "text"},
            f"item 2 (id '{SUMMEVAL['id']}', model_id 'M11'), line 2, text",
            "the article is not there; pair the annotations with their stories first",
        ),
        (
            nested(SUMMEVAL, expert_annotations=[]),
            f"item 2 (id '{SUMMEVAL['id']}', model_id 'M11'), line 2, expert_annotations",
            "[] is not a list of objects, or an empty one; give one",
        ),
        (
            nested(CHAT, annotations=EXPERT),
            "item 2 (id '13829420'), line 2, annotations",
            "is not a list of objects, or an empty one; give one",
        ),
        (
            nested(QAGS, summary_sentences=[{"sentence": "It rains."}]),
            "item 2, line 2, summary_sentences[1].responses",
            "nothing is not a list of responses; give one, [] without votes",
        ),
        (
            nested(
                QAGS, summary_sentences=[{"sentence": "It rains.", "responses": ["yes", "maybe"]}]
            ),
            "item 2, line 2, summary_sentences[1].responses",
            "'maybe' is neither yes nor no; write one of them",
        ),
    ],
)
def test_a_mistake_is_told_with_file_item_field_value_and_remedy(tmp_path, row, place, problem):
    good = {**next(form for form in (GEVAL, SUMMEVAL, CHAT, QAGS) if form.keys() >= row.keys())}
    names = ("system_id", "model_id", "id")
    other = {name: "0" for name in names if name in good and name != "doc_id"}
    path = written(tmp_path / "scored.jsonl", {**good, **other}, row)
    with pytest.raises(BadData) as caught:
        read_dataset(path)
    (said,) = caught.value.problems
    assert str(caught.value).startswith(f"{path}: {place}: ")
    assert said.endswith(problem)


def test_items_of_an_array_on_one_line_are_told_apart(tmp_path):
    rows = [PAIRS[0], {**PAIRS[1], "source": 7}, PAIRS[2], {**PAIRS[3], "scores": None}]
    path = tmp_path / "pairs.json"
    path.write_text(json.dumps(rows))
    with pytest.raises(BadData) as caught:
        read_dataset(path)
    assert [problem.split(", line")[0] for problem in caught.value.problems] == [
        "item 2 (doc_id 'bridge', system_id 'B')",
        "item 4 (doc_id 'harvest', system_id 'A')",
    ]
    with pytest.raises(BadData, match=r"item 2, line 1: 7 is not a JSON object; give a JSON"):
        read(path, json.dumps([PAIRS[0], 7]))


HEADED = HEAD.replace(";", ",")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (f"[{json.dumps(GEVAL)}]\n[{json.dumps(GEVAL)}]", "line 1: the file goes on after its arr"),
        (f"{json.dumps(GEVAL)} {json.dumps(GEVAL)}", "line 1: goes on after its object; give a"),
        (
            json.dumps(GEVAL, indent=1) * 2,
            "line 14: goes on after its object; give a JSON array, or one",
        ),
        ('{"doc_id": "1", "doc_id": "2"}', "line 1: an object has 'doc_id' twice; name it once"),
        ("[" * 100_000, "line 1: lists or objects nest too deep; give"),
        ('{"a":' * 100_000, "line 1: lists or objects nest too deep; give"),
        (json.dumps({**GEVAL, "scores": {"fluency": 10**400}}), "fluency: inf is not a number"),
        (json.dumps(GEVAL).replace("4.25", "4" * 5000), "overall: inf is not a number; write"),
        (json.dumps({**GEVAL, "scores": {" ": 4}}), "4 is a score of nothing; name its dimension"),
        (
            f"{HEADED}\n1,A,It rains, and pours,Rain.,4\n",
            "item 1, line 2: has 6 cells, and there are 5 columns; put texts that hold ',' between",
        ),
        (f"{HEADED}\n1,A,It rains,Rain.,05.Apr\n", r"no column of numbers.*fluency has '05.Apr'"),
        (f'{HEADED}\n1,A,It rains,Rain.,"4,5"\n', r"fluency has '4,5'\); write scores like 3.5"),
        (HEADED.title() + "\n1,A,It rains,Rain.,4\n", "name the one with --columns doc_id=COLUMN"),
    ],
)
def test_what_would_be_lost_or_break_the_reader_is_refused(tmp_path, text, problem):
    with pytest.raises(BadData, match=problem):
        read(tmp_path / "scored", text)


def test_a_column_without_a_number_is_left_out_and_named(tmp_path):
    found = read(tmp_path / "t.csv", f"{HEADED},accuracy,rater\n1,A,It rains,Rain.,4,4/5,Bo\n")
    assert found.dimensions == ("fluency",)
    assert found.notes == ("columns left out, for they hold no number: accuracy, rater",)


def test_empty_cells_behind_the_last_column_are_a_spreadsheets_own(tmp_path):
    (item,) = read(tmp_path / "t.csv", f"{HEADED}\n1,A,It rains,Rain.,4,,\n").items
    assert item.human == {"fluency": 4}


def test_a_row_of_a_table_is_named_by_its_own_columns(tmp_path):
    with pytest.raises(BadData, match=r"item 2 \(doc_id '7', system_id 'B'\), line 3, fluency"):
        read(tmp_path / "t.csv", f"{HEAD}\n7;A;It rains.;Rain.;4\n7;B;It rains.;Rain.;four\n")


def test_recorded_answers_are_named_as_well(tmp_path):
    answer = {"doc_id": "1", "model": "m", "dimension": "fluency", "response": "4"}
    path = written(tmp_path / "r.jsonl", answer, {**answer, "model": 3})
    with pytest.raises(BadData, match=r"item 2 \(doc_id '1', model 3\), line 2, model: 3 is not"):
        read_answers(path)
    with pytest.raises(BadData, match=r"is judged by m for fluency in item 1 .*, line 1 already"):
        read_answers(written(path, answer, answer))


def test_a_row_that_says_what_an_earlier_one_says_counts_once(tmp_path):
    found = read_dataset(written(tmp_path / "p.jsonl", PAIRS[0], PAIRS[1], PAIRS[0]))
    assert len(found.items) == 2
    (note,) = found.notes
    assert note == (
        "rows that repeat an earlier row, and count once: 1 "
        "(item 3 (doc_id 'bridge', system_id 'A'), line 3)"
    )


def test_a_system_that_is_scored_twice_in_two_ways_is_refused(tmp_path):
    again = {**PAIRS[0], "scores": {"consistency": 2}}
    with pytest.raises(BadData) as caught:
        read_dataset(written(tmp_path / "p.jsonl", PAIRS[0], PAIRS[1], again))
    assert caught.value.problems == [
        "item 3 (doc_id 'bridge', system_id 'A'), line 3, system_id: 'A' on 'bridge' is scored in "
        "item 1 (doc_id 'bridge', system_id 'A'), line 1 already (consistency is 5 there and 2 "
        "here, fluency is 5 there and missing here, of 1 to 5); keep one row a summary, with the "
        "mean of its raters or a column for each"
    ]


def test_a_system_that_wrote_two_texts_on_one_document_is_refused(tmp_path):
    other = {**PAIRS[0], "system_output": "The bridge is open."}
    with pytest.raises(BadData, match=r"'A' on 'bridge' has another text in item 1 .*; name the"):
        read_dataset(written(tmp_path / "p.jsonl", PAIRS[0], other))


def test_systems_without_names_may_have_written_the_same_and_each_counts(tmp_path):
    lower = {**CHAT, "annotations": [{"coherence": 1}]}
    found = read_dataset(written(tmp_path / "h.jsonl", CHAT, CHAT, lower))
    assert len(found.items) == 3
    (note,) = found.notes
    assert note == (
        "rows that repeat the text of an earlier row of their document, and count each: 2 "
        "(item 2 (id '13829420'), line 2; item 3 (id '13829420'), line 3)"
    )


def test_two_systems_of_one_text_both_count_and_are_noted(tmp_path):
    found = read_dataset(written(tmp_path / "p.jsonl", PAIRS[0], {**PAIRS[0], "system_id": "Z"}))
    assert len(found.items) == 2
    assert "item 2 (doc_id 'bridge', system_id 'Z'), line 2" in found.notes[0]


@pytest.mark.parametrize("responses", [[], None])
def test_a_summary_on_whose_sentence_nobody_voted_has_no_human_score(tmp_path, responses):
    unvoted = {
        **QAGS,
        "summary_sentences": [
            *QAGS["summary_sentences"],
            {"sentence": "It hails.", "responses": responses},
        ],
    }
    found = read_dataset(written(tmp_path / "mturk.jsonl", QAGS, unvoted))
    assert [item.human for item in found.items] == [{"consistency": 3}, {}]
    assert found.notes == (
        "item 2, line 2, summary_sentences[3].responses: the sentence has no vote, so that the "
        "summary has no human score",
    )


@pytest.mark.slow
def test_what_counts_otherwise_is_said_by_command_results_and_report(tmp_path, capsys):
    path = written(tmp_path / "p.jsonl", *PAIRS, PAIRS[0])
    out = tmp_path / "out"
    call_command("metaeval", str(path), judge=["lexical"], out=out, verbosity=0)
    note = "rows that repeat an earlier row, and count once: 1"
    assert note in capsys.readouterr().err
    (first, *_) = json.loads((out / "results.json").read_text())
    assert first["data"]["items"] == 9
    assert note in first["data"]["notes"][0]
    assert note in (out / "report.html").read_text()
