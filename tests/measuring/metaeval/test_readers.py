import json
import re
import sys

import pytest
from countersign_judge.metaeval.items import BadData
from countersign_judge.metaeval.readers import read_dataset
from countersign_judge.metaeval.recorded import read_answers
from pandas import DataFrame

from tests.measuring.metaeval.data import PAIRS, pairs_file, written

EXPERTS = [
    {"coherence": 4, "consistency": 5, "fluency": 5, "relevance": 3},
    {"coherence": 2, "consistency": 5, "fluency": 4, "relevance": 4},
]
SUMMEVAL = {
    "id": "dm-1",
    "model_id": "M8",
    "decoded": "The bridge is closed.",
    "text": "The bridge is closed. It rains.",
    "expert_annotations": EXPERTS,
    "turker_annotations": [{"coherence": 1}],
}
CHAT = {
    "id": "77",
    "dialogue": "| Ana: Are you coming? | Ben: Yes: at six | Ana: Good",
    "summary": "Ben comes at six.",
    "annotations": EXPERTS,
    "model_id": "C",
}


def read(path, text, **options):
    path.write_text(text, newline="")
    return read_dataset(path, **options)


def votes(*answers):
    return [{"worker_id": at, "response": answer} for at, answer in enumerate(answers)]


QAGS = {
    "article": "The bridge is closed. It rains.",
    "summary_sentences": [
        {"sentence": "The bridge is closed.", "responses": votes("yes", "yes", "no")},
        {"sentence": "It snows.", "responses": votes("no", "no", "yes")},
        {"sentence": "It rains.", "responses": votes("yes", "no")},
    ],
}


def test_the_form_of_the_authors_of_g_eval_is_found(tmp_path):
    found = read_dataset(pairs_file(tmp_path))
    assert (found.form, len(found.items), found.documents) == ("geval", 9, 3)
    assert found.dimensions == ("consistency", "fluency")
    first = found.items[0]
    assert (first.document, first.system) == ("bridge", "A")
    assert first.summary == PAIRS[0]["system_output"]
    assert len(first.turns) == 3
    assert {turn["speaker"] for turn in first.turns} == {""}


def test_the_experts_of_summeval_are_averaged_and_the_crowd_is_left_out(tmp_path):
    found = read_dataset(written(tmp_path / "aligned.jsonl", SUMMEVAL))
    assert found.form == "summeval"
    assert found.items[0].human == {
        "coherence": 3,
        "consistency": 5,
        "fluency": 4.5,
        "relevance": 3.5,
    }


def test_summeval_without_its_stories_says_how_to_mend_that(tmp_path):
    path = written(tmp_path / "aligned.jsonl", {**SUMMEVAL, "text": None} | {"text": ""})
    with pytest.raises(BadData, match="line 1, text: '' is not text"):
        read_dataset(path)
    alone = {name: value for name, value in SUMMEVAL.items() if name != "text"}
    with pytest.raises(BadData, match="line 1, text: the article is not there; pair"):
        read_dataset(written(path, alone))


def test_a_chat_of_dialsummeval_keeps_its_speakers(tmp_path):
    found = read_dataset(written(tmp_path / "human_judgment.jsonl", CHAT))
    assert found.form == "dialsummeval"
    turns = found.items[0].turns
    assert [(turn["speaker"], turn["text"]) for turn in turns] == [
        ("Ana", "Are you coming?"),
        ("Ben", "Yes: at six"),
        ("Ana", "Good"),
    ]
    assert found.items[0].system == "C"


def test_a_chat_with_empty_turns_and_bars_within_them_loses_nobody(tmp_path):
    chat = "Hannah: Hey\r|Amanda: Lemme check|||Hannah: <file_gif>|Amanda: a | b, who knows|Sure"
    found = read_dataset(written(tmp_path / "c.jsonl", {**CHAT, "dialogue": chat, "summary": ""}))
    assert [(turn["speaker"], turn["text"]) for turn in found.items[0].turns] == [
        ("Hannah", "Hey"),
        ("Amanda", "Lemme check"),
        ("Hannah", "<file_gif>"),
        ("Amanda", "a b, who knows Sure"),
    ]
    assert found.items[0].summary == ""


def test_a_chat_may_have_a_number_for_its_id_and_no_model(tmp_path):
    chat = {name: value for name, value in CHAT.items() if name != "model_id"} | {"id": 77}
    found = read_dataset(written(tmp_path / "c.jsonl", chat))
    assert (found.items[0].document, found.items[0].system) == ("77", "")


def test_annotations_may_be_capitalised_written_as_text_or_missing(tmp_path):
    given = [{"Coherence": "4", "Fluency": float("nan")}, {"Coherence": 2.0, "Fluency": None}]
    found = read_dataset(written(tmp_path / "c.jsonl", {**CHAT, "annotations": given}))
    assert found.items[0].human == {"coherence": 3}


@pytest.mark.parametrize("score", ["inf", "1_0", "4 of 5", "", True, float("inf")])
def test_what_is_no_score_is_none_in_any_form(tmp_path, score):
    with pytest.raises(BadData, match=r"annotations\[1\].fluency: .* is not a number"):
        read_dataset(written(tmp_path / "c.jsonl", {**CHAT, "annotations": [{"fluency": score}]}))


def test_votes_of_qags_become_the_share_of_sentences_on_our_scale(tmp_path):
    found = read_dataset(written(tmp_path / "mturk.jsonl", QAGS))
    assert found.form == "qags"
    # Borne out, not borne out, evenly split: half of them.
    assert found.items[0].human == {"consistency": 3}
    assert found.items[0].summary == "The bridge is closed. It snows. It rains."


@pytest.mark.parametrize(
    ("responses", "problem"),
    [
        (
            "yes",
            r"line 2, summary_sentences\[1\].responses: 'yes' is not a list of responses; give",
        ),
        (votes("maybe"), r"line 2, summary_sentences\[1\].responses: 'maybe' is neither yes nor"),
    ],
)
def test_a_vote_that_is_none_is_named(tmp_path, responses, problem):
    bad = {**QAGS, "summary_sentences": [{"sentence": "It rains.", "responses": responses}]}
    with pytest.raises(BadData, match=problem):
        read_dataset(written(tmp_path / "mturk.jsonl", QAGS, bad))


def test_a_table_is_read_through_its_column_map(tmp_path):
    path = tmp_path / "ratings.csv"
    path.write_text(
        "Case;Text;Short;Rater 1;Rater 2\n"
        '1;"It rains.\nIt pours.";It rains.;80;60\n'
        "1;It rains.;It snows.;;0\n"
        "2;It rains.;Rain.;;\n"
    )
    columns = {
        "doc_id": "Case",
        "source": "Text",
        "system_output": "Short",
        "consistency": "Rater 1+Rater 2",
    }
    found = read_dataset(path, columns=columns, scale=(0, 100))
    assert found.form == "csv"
    assert [item.human for item in found.items] == [
        {"consistency": pytest.approx(3.8)},
        {"consistency": 1},
        {},
    ]


def test_a_table_with_our_own_names_needs_no_map(tmp_path):
    path = tmp_path / "ratings.csv"
    path.write_text("doc_id,system_id,source,system_output,fluency\n1,A,It rains.,Rain.,4\n")
    assert read_dataset(path).items[0].human == {"fluency": 4}


@pytest.mark.parametrize(
    ("table", "problem"),
    [
        ("", "is empty"),
        ("doc_id,source,fluency\n1,It rains.,4\n", "no column 'system_output' for system_output"),
        (
            "doc_id,source,system_output,fluency\n1,It rains.,Rain.,four\n2,So.,So.,4\n",
            "line 2, fluency: 'four'",
        ),
        ("doc_id,source,system_output,fluency\n1,It rains.,Rain.,7\n", "line 2, fluency: 7 is not"),
        ("doc_id,source,system_output,fluency\n1,,Rain.,4\n", "line 2, source: '' is not text"),
    ],
)
def test_a_bad_table_names_line_and_column(tmp_path, table, problem):
    path = tmp_path / "ratings.csv"
    path.write_text(table)
    with pytest.raises(BadData, match=problem):
        read_dataset(path)


HEAD = "doc_id,source,system_output,fluency"


@pytest.mark.parametrize(
    "lines",
    [
        [HEAD, "1,It rains.,Rain.,3.5", ",,,", "", "2,It rains.,Rain.,NA"],
        [
            "\ufeffdoc_id ; source;system_output;fluency",
            "1;It rains.;Rain.;3,5",
            "2;It rains.;Rain.;",
        ],
        [
            "sep=;",
            "doc_id;source;system_output;fluency",
            "1;It rains.;Rain.;3,5",
            "2;It rains.;Rain.",
        ],
        [
            "doc_id\tsource\tsystem_output\tfluency",
            "1\tIt rains.\tRain.\t3,5",
            "2\tIt rains.\tRain.\tNaN",
        ],
        [f"{HEAD},rater", "1,It rains.,Rain.,3.5,Ana", "2,It rains.,Rain.,n/a,Bo"],
    ],
    ids=["R", "Excel", "Excel with sep", "tabs", "remarks"],
)
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_tables_come_as_spreadsheets_write_them(tmp_path, lines, end):
    found = read(tmp_path / "ratings.csv", end.join([*lines, ""]))
    assert [(item.document, item.human) for item in found.items] == [
        ("1", {"fluency": 3.5}),
        ("2", {}),
    ]


def test_texts_of_a_table_are_taken_as_they_stand(tmp_path):
    text = "doc_id;source;system_output;fluency\n1,5;It rains.;3,5;4\n"
    (item,) = read(tmp_path / "ratings.csv", text).items
    assert (item.document, item.summary) == ("1,5", "3,5")


def test_a_bad_cell_is_named_with_the_line_on_which_its_row_begins(tmp_path):
    text = f'{HEAD}\n1,"It rains.\nIt pours.",Rain.,4\n2,"It rains.\nIt pours.",Rain.,four\n'
    with pytest.raises(BadData, match="line 4, fluency: 'four' is not a number; write one like"):
        read(tmp_path / "ratings.csv", text)


def test_every_bad_row_is_named_with_the_line_it_begins_on(tmp_path):
    path = tmp_path / "pairs.json"
    bad = [PAIRS[0], {**PAIRS[1], "source": 7}, {**PAIRS[2], "scores": {"fluency": "good"}}]
    path.write_text(json.dumps(bad, indent=1))
    with pytest.raises(BadData) as caught:
        read_dataset(path)
    first, second = caught.value.problems
    lines = path.read_text().split("\n")
    line = re.search(r", line (\d+), ", first)
    assert line
    assert lines[int(line[1]) - 1].strip() == "{"
    assert "source: 7 is not text" in first
    assert "scores[1].fluency: 'good' is not a number" in second


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[]", "is empty"),
        ("[1]", "line 1: 1 is not a JSON object"),
        ('[{"a": 1},\n {"a"}]', "line 2, column 6: not JSON"),
        ('{"a": 1}\n{"a"', "line 2, column 5: not JSON"),
        ('{"a": 1}', "has the fields a, which is none of the known forms"),
    ],
)
def test_what_is_no_data_is_refused_with_its_place(tmp_path, text, problem):
    path = tmp_path / "pairs.json"
    path.write_text(text)
    with pytest.raises(BadData, match=problem):
        read_dataset(path)


@pytest.mark.parametrize("indent", [None, 1])
@pytest.mark.parametrize("form", [None, "geval"])
@pytest.mark.parametrize(
    ("wrapped", "told"),
    [
        ({"data": PAIRS}, "line 1: an object, whose rows stand under 'data'; give that array as"),
        ({"version": 1, "rows": PAIRS, "tags": ["a"]}, "rows stand under 'rows'; give that array"),
        ({"train": PAIRS, "test": PAIRS}, "under 'train' and 'test'; give one of these arrays as"),
        ({"result": {"data": PAIRS}}, "stand under 'result', 'data'; give that array as the whole"),
    ],
)
def test_an_array_within_an_object_is_wanted_by_itself(tmp_path, indent, form, wrapped, told):
    path = tmp_path / "pairs.json"
    path.write_text(json.dumps(wrapped, indent=indent))
    with pytest.raises(BadData, match=told):
        read_dataset(path, form=form)


@pytest.mark.parametrize("answers", [{"answers": [{"response": "Score: 4"}]}])
def test_recorded_answers_within_an_object_are_wanted_by_themselves(tmp_path, answers):
    path = tmp_path / "recorded.json"
    path.write_text(json.dumps(answers, indent=1))
    with pytest.raises(BadData, match="rows stand under 'answers'; give that array as the whole"):
        read_answers(path)


@pytest.mark.parametrize("indent", [None, 1])
def test_one_row_over_several_lines_is_a_row(tmp_path, indent):
    path = tmp_path / "pairs.json"
    path.write_text(f"\n{json.dumps(PAIRS[0], indent=indent)}\n")
    (item,) = read_dataset(path).items
    assert item.document == "bridge"


def test_an_explicit_form_is_taken_at_its_word(tmp_path):
    with pytest.raises(BadData, match="line 2, dialogue: None is not text"):
        read_dataset(pairs_file(tmp_path), form="dialsummeval")


def test_a_null_score_is_a_missing_one(tmp_path):
    pair = {**PAIRS[0], "scores": {"fluency": 4, "consistency": None}}
    assert read_dataset(written(tmp_path / "p.jsonl", pair)).items[0].human == {"fluency": 4}


def test_a_file_that_is_not_there_is_named(tmp_path):
    with pytest.raises(BadData, match=r"missing\.json: cannot be read"):
        read_dataset(tmp_path / "missing.json")


@pytest.mark.parametrize("broken", ["\0", "\ud800"])
def test_what_is_no_character_is_named_with_its_line_and_field(tmp_path, broken):
    path = written(tmp_path / "p.jsonl", PAIRS[0], {**PAIRS[1], "system_output": f"a{broken}b"})
    with pytest.raises(BadData, match=r"line 2, system_output: .* contains a NUL or half"):
        read_dataset(path)


def test_of_two_columns_of_one_name_none_is_lost_unsaid(tmp_path):
    table = "doc_id,source,system_output,fluency,fluency\n1,It rains.,It rains.,4,5\n"
    with pytest.raises(BadData, match="has 2 columns 'fluency'; name them apart"):
        read(tmp_path / "t.csv", table)


def test_json_lines_of_any_form_are_read_by_the_names_of_their_columns(tmp_path):
    rows = [
        {"case": 1, "text": "It rains.", "short": "Rain.", "votes": {"right": 4, "left": 5}},
        {"case": 2, "text": "It snows.", "short": "Snow.", "votes": {"right": None, "left": 2}},
    ]
    path = written(tmp_path / "votes.jsonl", *rows)
    columns = {"doc_id": "case", "source": "text", "system_output": "short"}
    found = read_dataset(path, columns={**columns, "consistency": "votes.right+votes.left"})
    assert [item.document for item in found.items] == ["1", "2"]
    assert [item.human for item in found.items] == [{"consistency": 4.5}, {"consistency": 2}]
    with pytest.raises(BadData, match="has no column 'body' for source; its columns are case"):
        read_dataset(path, columns={**columns, "source": "body", "consistency": "votes.left"})


def test_json_lines_with_our_own_names_need_no_map(tmp_path):
    rows = [
        {**{name: PAIRS[at][name] for name in ("doc_id", "source", "system_output")}, "fluency": at}
        for at in (1, 2)
    ]
    found = read_dataset(written(tmp_path / "flat.jsonl", *rows))
    assert [item.human for item in found.items] == [{"fluency": 1}, {"fluency": 2}]


def test_scores_from_0_to_1_are_taken_for_such_and_this_is_said(tmp_path):
    path = tmp_path / "shares.csv"
    path.write_text("doc_id,source,system_output,fluency\n1,It rains.,Rain.,0.25\n2,A.,B.,1\n")
    found = read_dataset(path)
    assert [item.human["fluency"] for item in found.items] == [2.0, 5.0]
    assert "all lie from 0 to 1" in found.notes[0]
    with pytest.raises(BadData, match=r"0\.25 is not from 1 to 5"):
        read_dataset(path, scale=(1, 5))
    path.write_text(path.read_text() + "3,C.,D.,3\n")
    with pytest.raises(BadData, match=r"fluency: 0\.25 is not from 1 to 5"):
        read_dataset(path)


def test_parquet_is_a_table_of_columns_or_a_published_form(tmp_path):
    pytest.importorskip("pyarrow")
    flat = [{**PAIRS[at], **PAIRS[at]["scores"], "note": "x"} for at in range(3)]
    for row in flat:
        del row["scores"]
    flat[2]["fluency"] = None
    for name, rows in (("flat", flat), ("geval", PAIRS)):
        DataFrame(rows).to_parquet(tmp_path / f"{name}.parquet")
    table = read_dataset(tmp_path / "flat.parquet")
    assert table.items[0].human == {"consistency": 5, "fluency": 5}
    assert table.items[2].human == {"consistency": 1.5}
    assert "columns left out, for they hold no number: note" in table.notes
    assert (
        read_dataset(tmp_path / "geval.parquet").items == read_dataset(pairs_file(tmp_path)).items
    )
    named = read_dataset(tmp_path / "geval.parquet", columns={"taste": "scores.fluency"})
    assert named.dimensions == ("taste",)


def test_without_the_library_of_parquet_a_file_is_refused_with_the_remedy(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(BadData, match=r"Parquet needs pyarrow, .* `pip install pyarrow`"):
        read_dataset(tmp_path / "x.parquet")
