"""No constraint of the room is without a row that breaks it."""

import pytest

from tests.reviews import test_append_only
from tests.reviews.outgoing import test_constraints
from tests.summaries.test_constraints import declared_constraints


@pytest.mark.django_db
def test_every_constraint_of_the_room_is_violated_somewhere() -> None:
    violated = {name for name, _ in [*test_append_only.VIOLATIONS, *test_constraints.VIOLATIONS]}
    assert declared_constraints("reviews") <= violated
