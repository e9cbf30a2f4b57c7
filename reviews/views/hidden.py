"""What of a case was hidden from external models."""

from summaries.models import Summary
from summaries.redaction.patterns import Kind
from summaries.redaction.veils import masked
from summaries.sealed import SealBroken

_WORDS = {
    Kind.PERSON: ("person", "people"),
    Kind.EMAIL: ("e-mail address", "e-mail addresses"),
    Kind.PHONE: ("phone number", "phone numbers"),
    Kind.CARD: ("card number", "card numbers"),
    Kind.ACCOUNT: ("account number", "account numbers"),
    Kind.ID: ("national id", "national ids"),
}


def hidden_in_words(summary: Summary) -> str:
    """Such as "4 people and 1 e-mail address"; empty where nothing was hidden."""
    try:
        masks = masked(summary)
    except SealBroken as error:
        return str(error)
    counts = masks.counts() if masks else {}
    parts = [
        f"{counts[kind]} {one if counts[kind] == 1 else many}"
        for kind, (one, many) in _WORDS.items()
        if counts.get(kind)
    ]
    return " and ".join(filter(None, [", ".join(parts[:-1]), *parts[-1:]]))
