"""JSON that is kept as text comes back as it went in."""

import math

import pytest
from django.db import connection
from django.db.models import Value
from hypothesis import given
from hypothesis import strategies as st

from llm.columns import PackedListField, json_of_list, packed_list, plain_json
from summaries.models import Transcript
from tests.factories import scenes

# What PostgreSQL keeps as text, in which half of a pair of surrogates has no place.
TEXTS = st.text(st.characters(codec="utf-8"), max_size=20)
PLAIN = TEXTS | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.booleans()
VALUES = st.recursive(
    PLAIN | st.none(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXTS, inner, max_size=4),
    max_leaves=12,
)


@given(st.lists(VALUES))
def test_a_list_that_was_packed_comes_back_as_it_was(value):
    stored = packed_list(value)
    assert PackedListField().from_db_value(stored, Value(stored), connection) == value
    assert json_of_list(plain_json(value).encode()) == json_of_list(stored)


@pytest.mark.parametrize("value", [math.nan, math.inf])
def test_what_is_no_json_is_refused(value):
    with pytest.raises(ValueError, match="JSON compliant"):
        plain_json({"score": value})


@pytest.mark.django_db
def test_turns_are_kept_without_white_space_and_without_escapes():
    said = [{"speaker": "Zoë", "start": None, "end": 1.5, "text": "Grüße, 東京."}]
    transcript = scenes.opened_case("Bau").transcript
    Transcript.objects.create(
        source="cli",
        external_id="1",
        title="Bau",
        format="json",
        turns=said,
        word_count=2,
        sha256="0" * 64,
        submission_sha256="0" * 64,
    )
    with connection.cursor() as cursor:
        cursor.execute("SELECT turns FROM summaries_transcript WHERE external_id = '1'")
        stored = cursor.fetchone()[0]
        cursor.execute("SELECT turns FROM summaries_transcript WHERE id = %s", [transcript.pk])
        came_in = cursor.fetchone()[0]
    written = '[{"end":1.5,"speaker":"Zoë","start":null,"text":"Grüße, 東京."}]'
    assert json_of_list(stored).decode() == written
    assert Transcript.objects.get(external_id="1").turns == said
    assert came_in == packed_list(Transcript.objects.get(pk=transcript.pk).turns)
