"""The scope of the figures: a period, a guideline or one version of it, a model."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, LiteralString
from urllib.parse import urlencode

from countersign_judge.llm.types import RECORDED_PROVIDER
from django.contrib.auth.models import User
from django.core.exceptions import EmptyResultSet
from django.db import connection
from django.db.models import Exists, OuterRef, Q, QuerySet
from django.http import HttpResponse, QueryDict
from django.utils import timezone
from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop

from accounts import roles
from accounts.roles import Reach, Right
from llm.ledger import models_called
from llm.models import ModelCall
from records.models import Review
from summaries.models import Attempt, Guideline, GuidelineVersion, Summary

# In English.
PERIODS = {
    "7": gettext_noop("Last 7 days"),
    "30": gettext_noop("Last 30 days"),
    "90": gettext_noop("Last 90 days"),
    "365": gettext_noop("Last 365 days"),
    "all": gettext_noop("All time"),
}
_UNKNOWN = {
    "period": gettext_noop("There is no period “{value}” here"),
    "guideline": gettext_noop("There is no guideline “{value}” here"),
    "model": gettext_noop("There is no model “{value}” here"),
}
_DEFAULT = "30"


@dataclass(frozen=True)
class FigureScope:
    """The figures that a person may read, narrowed as the URL says.

    `guideline` is a guideline's name, or `name:number` for one of its versions. `model` is written
    as "provider:name", or "offline". `back` counts whole periods before the newest one. `problems`
    say what in the URL was not understood.
    """

    reach: Reach
    period: str = _DEFAULT
    guideline: str = ""
    model: str = ""
    back: int = 0
    problems: tuple[str, ...] = field(default=(), compare=False)

    @property
    def until(self) -> datetime:
        days = int(self.period) if self.back else 0
        return timezone.now() - timedelta(days=days * self.back)

    @property
    def since(self) -> datetime | None:
        if self.period == "all":
            return None
        return self.until - timedelta(days=int(self.period))

    @property
    def query(self) -> str:
        values = {"period": self.period, "guideline": self.guideline, "model": self.model}
        return urlencode({name: value for name, value in values.items() if value})

    @property
    def narrowed(self) -> bool:
        return bool(self.guideline or self.model or self.period != _DEFAULT)

    def recent(self, path: str) -> Q:
        found = Q(**{f"{path}__gte": self.since}) if self.since else Q()
        return found & Q(**{f"{path}__lt": self.until}) if self.back else found

    def summaries(self) -> QuerySet[Summary]:
        """Of all times: each figure applies the period itself."""
        found = Summary.objects.filter(self._under("guideline_version"))
        if self.model:
            texts = Attempt.objects.filter(summary=OuterRef("pk"), model=self.model)
            found = found.filter(Exists(texts))
        return found

    def texts(self) -> QuerySet[Attempt]:
        """Attempts written in the period."""
        under = self._under("summary__guideline_version")
        found = Attempt.objects.filter(under, self.recent("created_at"))
        return found.filter(model=self.model) if self.model else found

    def decisions(self) -> QuerySet[Review]:
        """Decisions made in the period, on any text of the cases, without recalled ones."""
        under = self._under("attempt__summary__guideline_version")
        found = Review.objects.filter(under, self.recent("created_at"), record__recall=None)
        return found.filter(attempt__model=self.model) if self.model else found

    def calls(self) -> QuerySet[ModelCall]:
        """Calls of the period; those without a case only for readers of every guideline."""
        found = ModelCall.objects.filter(self.recent("created_at"))
        if self.model:
            provider, _, name = self.model.partition(":")
            found = found.filter(provider=provider, model=name or provider)
        elif not self.guideline:
            found = found.exclude(provider=RECORDED_PROVIDER)
        if self.guideline or not self.reach.everywhere:
            of_all = Summary.objects.filter(self._under("guideline_version"))
            found = found.filter(Exists(of_all.filter(pk=OuterRef("subject"))))
        return found

    def _under(self, path: str) -> Q:
        """The condition that the guideline version at `path` is in the scope. Figures of all leave
        the examples out."""
        found = self.reach.within(f"{path}__guideline")
        name, _, number = self.guideline.partition(":")
        if name:
            found &= Q(**{f"{path}__guideline__name": name})
        else:
            examples = GuidelineVersion.objects.filter(guideline__name=Guideline.EXAMPLES)
            found &= ~Q(**{f"{path}__in": examples})
        if number:
            found &= Q(**{f"{path}__number": int(number)})
        return found

    @property
    def refusal(self) -> HttpResponse | None:
        """404 in plain words where the address asks for something unknown; else None.

        A page leaves it out and says so. A file cannot say so, and would look like what was asked.
        """
        if not self.problems:
            return None
        words = _("{problem}. Leave it out, or choose one.")
        text = "\n".join(words.format(problem=problem) for problem in self.problems)
        return HttpResponse(f"{text}\n", status=404, content_type="text/plain; charset=utf-8")


def parse_scope(query: QueryDict, user: User) -> FigureScope:
    """Unknown values in the URL fall back to the default and are named in `problems`, without a
    full stop: a page says that it left them out, a file is refused."""
    allowed = {"period": PERIODS, "guideline": list_guideline_choices(user), "model": list_models()}
    known: dict[str, Any] = {}
    problems = []
    for name, choices in allowed.items():
        value = query.get(name, "").strip()
        if value in choices:
            known[name] = value
        elif value:
            problems.append(_(_UNKNOWN[name]).format(value=value[:80]))
    return FigureScope(roles.get_reach(user, Right.SEE_FIGURES), **known, problems=tuple(problems))


def list_guideline_choices(user: User) -> dict[str, str]:
    """Value and label of every guideline in reach, each followed by its published versions."""
    found = GuidelineVersion.objects.filter(
        roles.get_reach(user, Right.SEE_FIGURES).within("guideline"), published_at__isnull=False
    )
    rows = found.order_by("guideline__title", "guideline__name", "-number").values_list(
        "guideline__name", "guideline__title", "number"
    )
    choices: dict[str, str] = {}
    for name, title, number in rows:
        choices.setdefault(name, title)
        choices[f"{name}:{number}"] = f"{title} v{number}"
    return choices


def list_models() -> list[str]:
    """The models that guidelines or the ledger name, as "provider:name"."""
    pairs = models_called()
    return sorted({name if provider == name else f"{provider}:{name}" for provider, name in pairs})


def run_over_rows(
    statement: LiteralString,
    found: QuerySet[Any, Any],
    *,
    before: Sequence[Any] = (),
    after: Sequence[Any] = (),
) -> list[tuple[Any, ...]]:
    """The rows of `statement` over those of `found`, which replace its `{rows}`. Its own parameters
    come `before` those of the rows or `after` them.

    `found` comes from `values_list`, whose columns the statement names in their order. A queryset
    that can hold nothing gives no rows, not even of a count.
    """
    try:
        sql, params = found.order_by().query.sql_with_params()
    except EmptyResultSet:
        return []
    with connection.cursor() as cursor:
        cursor.execute(statement.format(rows=sql), [*before, *params, *after])
        return list(cursor.fetchall())
