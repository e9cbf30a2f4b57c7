"""POST /api/v1/summaries/retry."""

import pytest
from django.contrib.auth.models import User

from accounts import tokens
from summaries.models import FailureKind, Summary
from tests.api.cases import failed
from tests.api.conftest import Api, assert_problem, body_of


def statuses(cases: list[Summary]) -> set[str]:
    return set(
        Summary.objects.filter(pk__in=[c.pk for c in cases]).values_list("status", flat=True)
    )


def test_reading_does_not_allow_it(service: User) -> None:
    case = failed("a", by=service)
    reader = Api(tokens.issue_token("reader", service, ["read"]))
    assert_problem(reader.post("summaries/retry", {}), 403, "forbidden")
    assert statuses([case]) == {"failed"}


def test_a_key_that_comes_again_gets_the_first_answer(api: Api, service: User) -> None:
    failed("a", by=service)
    first = api.post("summaries/retry", {}, headers={"Idempotency-Key": "once"})
    failed("b", by=service)
    again = api.post("summaries/retry", {}, headers={"Idempotency-Key": "once"})
    assert body_of(again) == body_of(first)


def test_the_api_retries_up_to_its_limit_and_tells_which(
    api: Api, service: User, stranger: Api
) -> None:
    cases = [failed(str(number), by=service) for number in range(3)]
    dry = body_of(api.post("summaries/retry", {"limit": 2, "dry_run": True}))
    assert (dry["matching"], dry["retried"], len(dry["ids"])) == (3, 0, 2)
    assert statuses(cases) == {"failed"}
    first = body_of(api.post("summaries/retry", {"limit": 2, "kind": FailureKind.DECLINED}))
    assert (first["matching"], first["retried"]) == (3, 2)
    assert first["ids"] == dry["ids"]
    assert body_of(stranger.post("summaries/retry", {}))["matching"] == 0
    assert body_of(api.post("summaries/retry", {}))["retried"] == 1
    assert body_of(api.post("summaries/retry", {}))["matching"] == 0
    assert statuses(cases) == {"queued"}


@pytest.mark.parametrize("body", [{"limit": 0}, {"limit": 1001}, {"kind": "odd"}, {"sinze": "x"}])
def test_the_api_refuses_what_it_does_not_know(api: Api, body: dict[str, object]) -> None:
    assert_problem(api.post("summaries/retry", body), 422, "invalid")
