"""An answer that repeats the form which a prompt shows is no answer."""

import pytest
from countersign_judge.judges import geval
from countersign_judge.judges.base import Unscored

from tests.judging.judges.conftest import a_case, a_criterion
from tests.modelserver import Reply
from tests.summaries.fixtures import Serve


@pytest.mark.django_db
def test_an_answer_that_repeats_the_form_is_asked_for_again(serve: Serve) -> None:
    form = {"reason": "string", "quotes": ["string"], "score": 3}
    server = serve([Reply(data=form), Reply(data={**form, "reason": "Clear.", "quotes": []})])
    (score,) = geval.judge(a_case(), [a_criterion()]).scores
    assert (score.value, score.reason) == (3, "Clear.")
    assert "it repeats the form of the answer" in server.requests[1].prompt


@pytest.mark.django_db
def test_one_that_always_repeats_the_form_gives_no_score(serve: Serve) -> None:
    serve([Reply(data={"reason": "String.", "quotes": [], "score": 3})])
    with pytest.raises(Unscored, match="it repeats the form of the answer"):
        geval.judge(a_case(), [a_criterion()])
