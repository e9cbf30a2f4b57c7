"""No constraint of the room is without a row that breaks it."""

import pytest

from tests.reviews import test_append_only, test_keeping
from tests.reviews.labels import test_trust
from tests.reviews.notifications import test_constraints as told
from tests.reviews.outgoing import test_constraints as outgoing
from tests.summaries.test_constraints import declared_constraints


@pytest.mark.django_db
def test_every_constraint_of_the_room_is_violated_somewhere() -> None:
    modules = (test_append_only, outgoing, test_keeping, test_trust, told)
    violated = {row[0] for module in modules for row in module.VIOLATIONS}
    assert declared_constraints("reviews") <= violated
