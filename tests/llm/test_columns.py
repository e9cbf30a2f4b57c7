"""JSON that is kept as text is JSON."""

import math

import pytest

from llm.columns import plain_json


@pytest.mark.parametrize("value", [math.nan, math.inf])
def test_what_is_no_json_is_refused(value):
    with pytest.raises(ValueError, match="JSON compliant"):
        plain_json({"score": value})
