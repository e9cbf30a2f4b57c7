from tests.faults.stage import stage

__all__ = ["stage"]
