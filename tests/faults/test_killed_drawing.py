"""An uploaded measurement on real workers, one of which is killed while it draws."""

from base64 import b64decode

import pytest
from countersign_judge.metaeval.figures import FIGURES

from measuring import stored
from measuring.models import Drawing, DrawnFigure, MetaRun
from tests.factories import cases as factories
from tests.faults.stage import Stage, drop_everything_queued
from tests.measuring.metaeval.data import rows

pytestmark = [pytest.mark.nightly, pytest.mark.slow]

# So many that a picture takes a while.
DIMENSIONS = 12


def test_a_killed_workers_measurement_goes_on_with_the_picture_that_was_lost(stage: Stage) -> None:
    many = [{**rows()[0], "dimension": f"dimension {number}"} for number in range(DIMENSIONS)]
    ada = factories.user("ada", "admins")
    stage.beat()
    worker = stage.worker(threads=2)
    asked = stored.request_drawing(title="Spring", rows=many, by=ada)
    stage.until(lambda: DrawnFigure.objects.count() == 1)
    stage.kill(worker)
    drop_everything_queued()
    first = DrawnFigure.objects.get()
    ready = bytes(first.png)
    assert not MetaRun.objects.exists()

    stage.worker(threads=2)
    stage.until(lambda: MetaRun.objects.filter(pk=asked.pk).exists())
    run = MetaRun.objects.get()
    assert set(run.figures) == set(FIGURES)
    assert b64decode(run.figures[first.name]) == ready
    assert (run.results, run.stored_by) == (many, ada)
    assert not Drawing.objects.exists()
