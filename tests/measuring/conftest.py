from tests.judging.guidelines.conftest import admin, draft
from tests.summaries.fixtures import serve

__all__ = ["admin", "draft", "serve"]
