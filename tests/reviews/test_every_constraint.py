"""No constraint of the room is without a row that breaks it."""

import pytest

from tests.reviews import test_append_only, test_keeping
from tests.reviews.outgoing import test_constraints
from tests.summaries.test_constraints import declared_constraints


@pytest.mark.django_db
def test_every_constraint_of_the_room_is_violated_somewhere() -> None:
    rows = [*test_append_only.VIOLATIONS, *test_constraints.VIOLATIONS, *test_keeping.VIOLATIONS]
    violated = {row[0] for row in rows}
    assert declared_constraints("reviews") <= violated
