from tests.summaries.fixtures import serve

__all__ = ["serve"]
