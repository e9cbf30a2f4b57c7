"""Drills in the states that tests begin with."""

from django.contrib.auth.models import User

from records.models import Record
from reviews import decisions, drills
from summaries.models import Drill, Summary
from summaries.status import Action
from tests.factories import scenes


def source(by: User, title: str = "Pilot steering meeting") -> Summary:
    """A case that a program handed in, a model wrote and `by` approved."""
    program = User.objects.filter(username="crm").first() or scenes.person("crm")
    case = scenes.opened_case(title, submitted_by=program)
    scenes.judged(scenes.written(case, scenes.GOOD), Action.PASS)
    decisions.approve(case, by=by, **scenes.signed(case))
    case.refresh_from_db()
    return case


def planted(of: Summary) -> Drill:
    """A drill that the pipeline has not read yet."""
    drill = drills.plant_in(of)
    assert drill is not None
    return drill


def waiting(of: Summary) -> Drill:
    """A drill that its judge passed, whose sentences are all supported."""
    drill = planted(of)
    assert drill.summary is not None
    scenes.judged(drill.summary, Action.PASS)
    return drill


def closed_by_approval(of: Summary) -> Drill:
    drill = waiting(of)
    assert drill.summary is not None
    signed = scenes.signed(drill.summary)
    decisions.approve_drill(drill.summary, by=drill.reviewer, **signed)
    drill.refresh_from_db()
    return drill


def record_of(case: Summary) -> Record:
    return case.records.get()
