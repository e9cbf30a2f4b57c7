"""Whether a student is measured on documents that it has learned from."""

from collections.abc import Sequence

from judging.metaeval.brought import Brought
from judging.metaeval.items import Item
from judging.metaeval.problems import first_of
from judging.metaeval.stations import Station
from judging.student.documents import digests

# Students that are named; results.json holds so many notes and no more.
_MOST_NAMED = 4


def seen_before(stations: Sequence[Station], items: Sequence[Item]) -> list[str]:
    """What is to be said of the students among the stations, one note each."""
    brought = [
        station.brought
        for station in stations
        if station.brought is not None and station.judge == "student"
    ]
    said = [note for student in brought if (note := _note(student, items))]
    return first_of(said, _MOST_NAMED)


def _note(student: Brought, items: Sequence[Item]) -> str:
    if student.learned_from is None:
        return (
            f"judge student {student.name}: whether it was trained on these documents cannot be "
            "known, for its card does not tell them; train it anew to know"
        )
    sources = {item.document: item.turns for item in items if student.criterion in item.human}
    seen = sum(not student.learned_from.isdisjoint(digests(turns)) for turns in sources.values())
    if not seen:
        return ""
    return (
        f"judge student {student.name}: it was trained on {seen} of the {len(sources)} documents "
        "that it is measured on; what it does on others these figures do not tell, so measure it "
        "on others"
    )
