from tests.faults.stage import stage
from tests.faults.web import port, start

__all__ = ["port", "stage", "start"]
