"""The people of a meeting: who took part or was invited, as senders, formats and employees say."""

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any

from countersign_judge.llm.normal_forms import normalize_text
from django.core.exceptions import ValidationError
from django.core.validators import validate_email
from django.utils.translation import gettext as _

MOST_PARTICIPANTS = 200
# In characters. An address has at most 254 (RFC 5321).
LIMITS = {"name": 300, "role": 200, "email": 254, "organisation": 200}


@dataclass(frozen=True)
class Participant:
    """One person; each value is one line, empty where unknown."""

    name: str
    role: str = ""
    email: str = ""
    organisation: str = ""

    def as_dict(self) -> dict[str, str]:
        return asdict(self)


_NAMES = tuple(each.name for each in fields(Participant))


class InvalidContext(Exception):
    """`value` is invalid for `field`; with the problem and the remedy."""

    def __init__(self, field: str, value: object, message: str, remedy: str) -> None:
        super().__init__(f"{field}: {message}")
        self.field, self.value, self.message, self.remedy = field, value, message, remedy


def read_participants(given: Any) -> list[Participant]:
    """From decoded JSON: a list of objects with `name` and, if known, the other members of a
    Participant. Raises InvalidContext."""
    if not isinstance(given, list) or not all(isinstance(each, dict) for each in given):
        raise InvalidContext(
            "participants",
            given,
            _("is not a list of objects"),
            _("Write it as {example}").format(
                example='[{"name": "Ana Ruiz", "email": "ana@example.org"}]'
            ),
        )
    for number, each in enumerate(given):
        for name, value in each.items():
            if name not in _NAMES:
                raise InvalidContext(
                    f"participants[{number}].{name}",
                    value,
                    _("is unknown"),
                    _("Use {names}").format(names=", ".join(_NAMES)),
                )
            if not isinstance(value, str):
                raise InvalidContext(
                    f"participants[{number}].{name}", value, _("is not a text"), _("Send a text")
                )
    participants = [Participant(**{"name": "", **each}) for each in given]
    return check_participants(participants)


def parse_lines(text: str) -> list[Participant]:
    """From a person's text with a participant a line: "Ana Ruiz; Buyer; ana@example.org; Corva".
    Raises InvalidContext."""
    lines = filter(None, map(str.strip, text.splitlines()))
    parts = ([*map(str.strip, line.split(";", 3)), "", "", ""][:4] for line in lines)
    return check_participants(Participant(*each) for each in parts)


def format_lines(people: Iterable[Participant]) -> str:
    """As `parse_lines` reads it."""
    rows = ((each.name, each.role, each.email, each.organisation) for each in people)
    return "\n".join("; ".join(row).rstrip("; ") for row in rows)


def check_participants(given: Iterable[Participant]) -> list[Participant]:
    """The same people, each value without white space around it. Raises InvalidContext."""
    cleaned = [
        Participant(**{name: _to_line(value) for name, value in each.as_dict().items()})
        for each in given
    ]
    if len(cleaned) > MOST_PARTICIPANTS:
        remedy = _("Send at most {most} of them").format(most=MOST_PARTICIPANTS)
        raise InvalidContext("participants", len(cleaned), _("are too many"), remedy)
    for number, each in enumerate(cleaned):
        for name, value in each.as_dict().items():
            if len(value) > LIMITS[name] or (name == "name" and not value):
                raise InvalidContext(
                    f"participants[{number}].{name}",
                    value,
                    _("must have 1 to {most} characters").format(most=LIMITS[name])
                    if name == "name"
                    else _("has more than {most} characters").format(most=LIMITS[name]),
                    _("Shorten it") if value else _("Give the person's name"),
                )
        if each.email and not is_email(each.email):
            raise InvalidContext(
                f"participants[{number}].email",
                each.email,
                _("is no e-mail address"),
                _("Write it as ana@example.org, or leave it out"),
            )
    return cleaned


def _to_line(text: str) -> str:
    shown = "".join(each if each.isprintable() else " " for each in normalize_text("NFC", text))
    return " ".join(shown.split())


def is_email(address: str) -> bool:
    try:
        validate_email(address)
    except ValidationError:
        return False
    return True


def keep_valid(given: Iterable[Mapping[str, str]]) -> list[Participant]:
    """Those that a file names, each once: what is too long or no address is left out, because its
    sender cannot correct it."""
    found: dict[tuple[str, str], Participant] = {}
    for each in given:
        values = {name: _to_line(each.get(name, "")) for name in _NAMES}
        values = {name: value for name, value in values.items() if len(value) <= LIMITS[name]}
        if not is_email(values.get("email", "")):
            values["email"] = ""
        values["name"] = values.get("name", "") or values["email"]
        if values["name"]:
            participant = Participant(**values)
            key = (participant.name.casefold(), participant.email.casefold())
            found.setdefault(key, participant)
    return list(found.values())[:MOST_PARTICIPANTS]
