"""Judgements are kept under their judge's VERSION, so what a judge asks may only change with it."""

import json
from collections.abc import Callable
from hashlib import sha256

import pytest
from countersign_judge.judges import get_method, geval, mqag, qag

from tests.judging.judges.conftest import a_case, a_criterion
from tests.judging.judges.test_mqag import SIGNER
from tests.judging.judges.test_mqag import script as distributions
from tests.judging.judges.test_qag import Answers
from tests.modelserver import Received, Reply
from tests.modelserver.scenario import filled
from tests.summaries.fixtures import Serve

pytestmark = pytest.mark.django_db(transaction=True)


def likely(request: Received) -> Reply:
    data = filled(request.schema or {}, {"score": 4, "reason": "Scripted."})
    return Reply(data=data, distribution={"4": 0.7, "5": 0.3})


def asked(requests: list[Received]) -> str:
    """A digest over the bodies of all requests, in an order of its own."""
    bodies = sorted(json.dumps(request.body, sort_keys=True) for request in requests)
    return sha256("\n".join(bodies).encode()).hexdigest()[:16]


@pytest.mark.parametrize(
    ("method", "mode", "script", "noted"),
    [
        ("geval", "auto", likely, "geval-13 7be4b0c66d361403"),
        ("geval", "samples", likely, "geval-13 ac09fb9ecd6ab70f"),
        ("qag", "auto", Answers(), "qag-11 7ab0590157c2be3c"),
        (
            "mqag",
            "auto",
            distributions(SIGNER, transcript={"Ben": 1.0}, summary={"Lena": 1.0}),
            "mqag-11 897f67fff3271e61",
        ),
    ],
)
def test_a_judge_that_asks_something_else_has_another_version(
    serve: Serve, method: str, mode: str, script: Callable[[Received], Reply], noted: str
) -> None:
    """Fails after a change to a prompt, schema, temperature, seed or number of samples: raise the
    VERSION, or `metaeval` goes on with answers to the former question; then note both here."""
    server = serve(script, CACHE=False)
    get_method(method).run(a_case(score_mode=mode), [a_criterion(method=method)])
    modules = {"geval": geval, "qag": qag, "mqag": mqag}
    assert f"{modules[method].VERSION} {asked(server.requests)}" == noted
