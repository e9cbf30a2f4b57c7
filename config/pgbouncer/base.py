"""The module in which Django looks for the backend `config.pgbouncer`."""

from typing import Any

from django.db.backends.postgresql import base


class DatabaseWrapper(base.DatabaseWrapper):
    def chunked_cursor(self) -> Any:
        """A cursor of the server within a transaction alone; outside one the rows of a query are
        all fetched at once, because no later statement would find its cursor."""
        return super().chunked_cursor() if self.in_atomic_block else self.cursor()
