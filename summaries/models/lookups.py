"""Conditions that constraints of several models share."""

from django.db.models import Q


def is_sha256(field: str) -> Q:
    """The column holds 64 lower-case hexadecimal digits."""
    return Q(**{f"{field}__regex": r"^[0-9a-f]{64}$"})


def together(*fields: str) -> Q:
    """All of the nullable columns are set, or none is."""
    return Q(**{f"{field}__isnull": True for field in fields}) | Q(
        **{f"{field}__isnull": False for field in fields}
    )
