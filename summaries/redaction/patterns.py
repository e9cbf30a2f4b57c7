"""Where personal data stands in a text: e-mail, phone, card and account numbers, national ids.

What has a checksum is checked by it (python-stdnum), so that an order number is not taken for a
card. Phone numbers are those that Google's libphonenumber calls valid.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum

import phonenumbers
from phonenumbers import Leniency
from stdnum import iban, luhn
from stdnum.de import idnr
from stdnum.es import dni, nie
from stdnum.fr import nir
from stdnum.it import codicefiscale
from stdnum.nl import bsn
from stdnum.pl import pesel
from stdnum.us import ssn


class Kind(StrEnum):
    """What a placeholder stands for; it is the first part of the placeholder."""

    PERSON = "PERSON"
    EMAIL = "EMAIL"
    PHONE = "PHONE"
    CARD = "CARD"
    ACCOUNT = "ACCOUNT"
    ID = "ID"
    # Text that looks like a placeholder of ours and is none.
    LITERAL = "LITERAL"


@dataclass(frozen=True, order=True)
class Span:
    """Characters `start` to `end` of a text."""

    start: int
    end: int
    kind: Kind


_EMAIL = re.compile(
    r"(?<![\w.+-])[\w.+%'-]{1,64}@(?:[^\W_](?:[\w-]{0,61}[^\W_])?\.)+[^\W\d_]{2,63}"
)
# In one piece, or in the groups that are printed on cards. Looked for at every place where digits
# begin: the number before it may be a part of the sentence. The first digit is the issuer's kind
# (ISO/IEC 7812).
_CARD = re.compile(
    r"(?<!\d)(?=([2-6](?:\d{12,18}"
    r"|\d{3}(?:([ -])\d{4}\2\d{4}\2\d{4}(?:\2\d{3})?|([ -])\d{6}\3\d{4,5})))(?!\d))"
)
_IBAN = re.compile(r"(?<![\w])[A-Z]{2}\d{2}(?: ?[A-Z0-9]){11,30}(?![\w])", re.IGNORECASE)
_NINO = re.compile(
    r"(?<!\w)(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?\d{2} ?\d{2} ?\d{2}"
    r" ?[A-D](?!\w)",
    re.IGNORECASE,
)

# National ids: a form, and the check that its issuer defines. A form without a checksum counts
# only as it is written by hand, with its separators.
_IDS: tuple[tuple[re.Pattern[str], Callable[[str], bool]], ...] = (
    (re.compile(r"(?<![\w-])\d{3}-\d{2}-\d{4}(?![\w-])"), ssn.is_valid),
    (_NINO, lambda _: True),
    (re.compile(r"(?<!\w)\d{2} ?\d{3} ?\d{3} ?\d{3}(?!\w)"), idnr.is_valid),
    (re.compile(r"(?<!\w)[12]\d{2}(?: ?\d){4,5} ?(?:\d|[AB])(?: ?\d){6,7}(?!\w)"), nir.is_valid),
    (re.compile(r"(?<!\w)\d{8}-?[A-Za-z](?!\w)"), dni.is_valid),
    (re.compile(r"(?<!\w)[XYZxyz]-?\d{7}-?[A-Za-z](?!\w)"), nie.is_valid),
    (
        re.compile(r"(?<!\w)[A-Za-z]{6}\d{2}[A-Za-z]\d{2}[A-Za-z]\d{3}[A-Za-z](?!\w)"),
        codicefiscale.is_valid,
    ),
    (re.compile(r"(?<!\w)\d{11}(?!\w)"), pesel.is_valid),
    (re.compile(r"(?<!\w)\d{9}(?!\w)"), bsn.is_valid),
)


def spans(text: str, *, region: str) -> Iterator[Span]:
    """Every candidate, in no order; they may overlap. `region` is where a number without a
    country code is dialled (ISO 3166)."""
    for match in _EMAIL.finditer(text):
        yield Span(match.start(), match.end(), Kind.EMAIL)
    yield from _accounts(text)
    for match in _CARD.finditer(text):
        if luhn.is_valid(re.sub(r"\D", "", match[1])):
            yield Span(match.start(1), match.end(1), Kind.CARD)
    for form, is_valid in _IDS:
        for match in form.finditer(text):
            if is_valid(match.group()):
                yield Span(match.start(), match.end(), Kind.ID)
    for number in phonenumbers.PhoneNumberMatcher(text, region, leniency=Leniency.VALID):
        yield Span(number.start, number.end, Kind.PHONE)


def _accounts(text: str) -> Iterator[Span]:
    """The longest valid IBAN at each place: a form with spaces may run into the next word."""
    for match in _IBAN.finditer(text):
        for end in range(match.end(), match.start() + 14, -1):
            if not text[end - 1].isspace() and iban.is_valid(text[match.start() : end]):
                yield Span(match.start(), end, Kind.ACCOUNT)
                break
