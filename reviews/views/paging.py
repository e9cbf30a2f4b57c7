"""One page of a list that may be very long."""

from collections.abc import Sequence
from dataclasses import dataclass
from uuid import UUID

from django.db.models import QuerySet

from reviews.worklist import MOST_COUNTED, stretch
from summaries.models import Summary
from summaries.numbers import whole_number

PAGE_SIZE = 25
_MOST = 10**7


@dataclass(frozen=True)
class Paging:
    """Page `number`, from 1 on; `pages` is how many there are, None of more than are counted."""

    number: int
    keys: list[UUID]
    has_next: bool
    pages: int | None

    @property
    def has_previous(self) -> bool:
        return self.number > 1

    @property
    def has_others(self) -> bool:
        return self.has_previous or self.has_next


def page_wanted(text: str) -> int:
    """The number in `text`; 1 for anything that is none."""
    return max(1, whole_number(text, most=_MOST) or 1)


def page_of(lists: Sequence[QuerySet[Summary]], number: int, *, counted: int) -> Paging:
    """Page `number` of `lists`, which `worklist.counted` counted; the last one for a later one."""
    pages = _pages(counted) if counted <= MOST_COUNTED else None
    if pages is not None:
        number = min(number, pages)
    keys = _keys(lists, number)
    if not keys and number > 1:
        number = _pages(sum(cases.count() for cases in lists))
        keys = _keys(lists, number)
    return Paging(number, keys[:PAGE_SIZE], len(keys) > PAGE_SIZE, pages)


def _keys(lists: Sequence[QuerySet[Summary]], number: int) -> list[UUID]:
    """Of the page, and one more where there is one."""
    return stretch(lists, (number - 1) * PAGE_SIZE, PAGE_SIZE + 1)


def _pages(count: int) -> int:
    return max(1, -(-count // PAGE_SIZE))
