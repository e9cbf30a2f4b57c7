"""Wrong configuration as system checks: each names the variable and the remedy."""

from typing import Any

from django.conf import settings
from django.core.checks import Error, register


@register()
def environment(**_: Any) -> list[Error]:
    return [
        Error(f"{problem.variable}: {problem.message}.", hint=f"{problem.remedy}.", id=code)
        for problem, code in (
            (problem, f"countersign.E{number:03}")
            for number, problem in enumerate(settings.CONFIGURATION_PROBLEMS, start=1)
        )
    ]
