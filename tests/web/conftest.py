from tests.api.conftest import api, leading, make_user, reviewing, service, stranger, submitted

__all__ = ["api", "leading", "make_user", "reviewing", "service", "stranger", "submitted"]
