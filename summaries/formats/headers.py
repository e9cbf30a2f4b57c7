"""What the head of a transcript says of the meeting: who took part, and when.

A head is read leniently: a transcript is not refused for it.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime, timedelta, timezone
from typing import Any

from summaries.participants import Participant, keep_valid

# The members of an attendee, in the spellings of services, by what they hold.
_MEMBERS = {
    "name": ("displayName", "display_name", "name", "fullName", "user_name"),
    "email": ("email", "emailAddress", "address", "user_email", "upn"),
    "role": ("jobTitle", "job_title", "role"),
    "organisation": ("company", "organization", "organisation", "companyName"),
}
_LABEL = re.compile(
    r"[*#\s]*(?:attendees|participants|invited|teilnehmer(?:innen)?|anwesend)[*\s]*(?::\s*(?P<rest>.*))?",
    re.IGNORECASE,
)
_ADDRESSED = re.compile(r"(?P<name>[^<>()]{1,300}?)\s*[<(](?P<email>[^<>()\s]{3,254})[>)]")
_MOST_LINES = 40
# 1990 to 2100, in milliseconds since 1970.
_MILLISECONDS = range(631_152_000_000, 4_102_444_800_000)
_DATED = re.compile(
    r"(\d{4})[-/](\d\d)[-/](\d\d) (?:at )?(\d{1,2}):(\d\d) (?:GMT|UTC)([+-]\d{1,2})?(?::?(\d\d))?"
)


def read_people(*lists: Any) -> list[Participant]:
    """The attendees in decoded JSON of a service: objects, names or addresses."""
    return keep_valid(each for found in lists for each in _find_people(found))


def _find_people(found: Any) -> Iterator[dict[str, str]]:
    for each in found if isinstance(found, list) else ():
        if isinstance(each, str):
            yield from map(_split_address, each.split(","))
        elif isinstance(each, dict):
            # Some put name and address one level deeper.
            inner = [value for value in each.values() if isinstance(value, dict)]
            flat = {**{key: value for one in inner for key, value in one.items()}, **each}
            yield {
                held: value
                for held, names in _MEMBERS.items()
                if (value := next((v for n in names if isinstance(v := flat.get(n), str)), ""))
            }


def read_listed(lines: Sequence[str]) -> list[Participant]:
    """The people on a line such as "Attendees: Ana Ruiz, Ben Okafor <ben@example.org>" at the head
    of a text, or on the line below its label."""
    for at, line in enumerate(lines[:_MOST_LINES]):
        if found := _LABEL.fullmatch(line.strip()):
            below = next(filter(None, map(str.strip, lines[at + 1 : _MOST_LINES])), "")
            names = re.split("[,;]", (found["rest"] or below).strip(" *"))
            return keep_valid(map(_split_address, names))
    return []


def _split_address(text: str) -> dict[str, str]:
    bare = text.strip()
    if found := _ADDRESSED.fullmatch(bare):
        return {"name": found["name"], "email": found["email"]}
    return {"email": bare} if "@" in bare and " " not in bare else {"name": bare}


def read_moment(*values: Any) -> datetime | None:
    """The first that is a time with its offset: RFC 3339, or milliseconds since 1970."""
    for value in values:
        if isinstance(value, int | float) and not isinstance(value, bool):
            if int(value) in _MILLISECONDS:
                return datetime.fromtimestamp(value / 1000, UTC)
        elif isinstance(value, str):
            try:
                moment = datetime.fromisoformat(value)
            except ValueError:
                continue
            if moment.tzinfo is not None:
                return moment
    return None


def read_dated(lines: Iterable[str]) -> datetime | None:
    """A time with its offset from Greenwich, as in "(2026-03-01 at 14:30 GMT+1)"."""
    for line in lines:
        if found := _DATED.search(line):
            year, month, day, hour, minute, away, further = (
                int(each or 0) for each in found.groups()
            )
            behind = -1 if (found[6] or "").startswith("-") else 1
            try:
                zone = timezone(timedelta(hours=away, minutes=behind * further))
                return datetime(year, month, day, hour, minute, tzinfo=zone)
            except ValueError:
                continue
    return None
