"""What a method counted is laid out whatever its shape, and is never markup."""

from django.template.loader import render_to_string


def shown(value: object) -> str:
    return render_to_string("reviews/_breakdown.html", {"value": value, "label": "QAG"})


def test_claims_stand_in_a_table_with_a_column_for_every_key() -> None:
    page = shown({"claims": [{"claim": "A", "verdict": "no"}, {"claim": "B", "turn": 4}]})
    assert "<dt>Claims</dt>" in page
    for heading in ("Claim", "Verdict", "Turn"):
        assert f'<th scope="col">{heading}</th>' in page
    assert "<td>no</td>" in page
    assert "<td>–</td>" in page


def test_numbers_and_answers_are_written_for_people() -> None:
    page = shown({"alignment": 2 / 3, "strict_mode": False, "truths": ["One.", "Two."]})
    assert "0.667" in page
    assert "<dd>no</dd>" in page.replace("\n", "")
    assert "<li>One.</li>" in page


def test_what_a_model_wrote_is_escaped() -> None:
    assert "<script>" not in shown({"claims": [{"claim": "<script>alert(1)</script>"}]})
