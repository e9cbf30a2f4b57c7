"""No constraint of the room is without a row that breaks it."""

import pytest

from tests.delivery import test_constraints as outgoing
from tests.delivery import test_notification_constraints as told
from tests.insight import test_agreement
from tests.records import test_append_only, test_retention
from tests.summaries.test_constraints import declared_constraints


@pytest.mark.django_db
def test_every_constraint_of_the_room_is_violated_somewhere() -> None:
    modules = (test_append_only, outgoing, test_retention, test_agreement, told)
    violated = {row[0] for module in modules for row in module.VIOLATIONS}
    assert declared_constraints("reviews") <= violated
