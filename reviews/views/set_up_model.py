"""The page that says how to set up a model, which models are in use, and if they answer."""

import os
import re
from collections.abc import Collection
from dataclasses import dataclass

from countersign_judge.llm.ledger import CallOutcome
from countersign_judge.llm.providers.registry import (
    load_model_provider,
    loadable_providers,
    parse_model,
)
from countersign_judge.llm.types import OFFLINE
from countersign_judge.llm.windows import Window
from django.conf import settings
from django.contrib.auth.models import User
from django.db.models import Exists, OuterRef, Q
from django.http import Http404, HttpRequest, HttpResponse
from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop
from django.views.decorators.http import require_http_methods

from accounts import roles
from accounts.models import RoleGrant
from accounts.roles import RIGHTS, Right
from llm.models import ModelCall
from llm.trying import try_model
from web.pages import get_display_name, render_page, signed_in_user

_ROLES = {
    "WRITER_MODEL": gettext_noop("Writer"),
    "JUDGE_MODEL": gettext_noop("Judge"),
    "SECOND_JUDGE_MODEL": gettext_noop("Second judge"),
}
_ANSWERED = frozenset({CallOutcome.OK, CallOutcome.TRUNCATED, CallOutcome.INVALID})


@dataclass(frozen=True)
class ModelInUse:
    """`call` is the last call to its server; None before the first. `window` is its context window;
    None for the offline engine."""

    does: str
    variable: str
    name: str
    call: ModelCall | None
    window: Window | None

    @property
    def offline(self) -> bool:
        return self.name == OFFLINE

    @property
    def answered(self) -> bool:
        return self.call is not None and self.call.outcome in _ANSWERED

    @property
    def refused(self) -> bool:
        return self.call is not None and self.call.outcome == CallOutcome.PERMANENT


@require_http_methods(["GET", "HEAD", "POST"])
def set_up_model(request: HttpRequest) -> HttpResponse:
    """Settings for users who may set up; others see whom to ask. A POST tests a `model` in use
    with one short call."""
    user = signed_in_user(request)
    if not any(
        roles.can_somewhere(user, right) for right in (Right.MANAGE_PEOPLE, Right.CHANGE_GUIDELINES)
    ):
        grants = RoleGrant.objects.filter(user=OuterRef("pk"), role__in=RIGHTS[Right.MANAGE_PEOPLE])
        admins = User.objects.filter(Q(is_superuser=True) | Exists(grants), is_active=True)
        names = ("first_name", "last_name", "username")
        asked = [get_display_name(admin) for admin in admins.order_by(*names)]
        return render_page(request, "reviews/set_up_model.html", {"asked": asked})
    trial = None
    if request.method == "POST":
        asked_for = request.POST.get("model", "")
        if asked_for == OFFLINE or asked_for not in {model.name for model in _models_in_use()}:
            raise Http404
        trial = try_model(asked_for)
    kinds = [
        (
            each.label,
            each.example,
            [(name, masked_value(name, each.secrets)) for name in each.variables],
        )
        for each in loadable_providers()
    ]
    context = {
        "models": _models_in_use(),
        "kinds": kinds,
        "trial": trial,
        "found": [each for provider in loadable_providers() for each in provider.found(os.environ)],
    }
    return render_page(request, "reviews/set_up_model.html", context)


def _models_in_use() -> list[ModelInUse]:
    found = []
    for key, does in _ROLES.items():
        if name := settings.LLM[key]:
            model = parse_model(name)
            calls = ModelCall.objects.filter(provider=model.provider, model=model.model)
            last = calls.exclude(outcome=CallOutcome.CACHED).first()
            window = (
                None if name == OFFLINE else load_model_provider(name).known_window(model.model)
            )
            found.append(ModelInUse(_(does), f"COUNTERSIGN_{key}", name, last, window))
    return found


def masked_value(variable: str, secrets: Collection[str]) -> str:
    """An environment variable's value without its secrets; "" where it is not set."""
    value = os.environ.get(variable, "")
    if value and variable in secrets:
        return _("set (hidden)")
    # A URL may have a password before its host, and a key in its query.
    return re.sub(r"(^|//)[^/]*@", r"\1", value).partition("?")[0]
