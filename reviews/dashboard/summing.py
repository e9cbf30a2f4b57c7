"""Figures that the database reckons over the rows of a queryset."""

from typing import Any, LiteralString

from django.core.exceptions import EmptyResultSet
from django.db import connection
from django.db.models import QuerySet


def rows_over(statement: LiteralString, found: QuerySet[Any, Any]) -> list[tuple[Any, ...]]:
    """What `statement` makes of the rows of `found`, which stand where it says `{rows}`.

    `found` comes from `values_list`, whose columns the statement names in their order. Of a
    queryset that can hold nothing there are no rows, not even of a count.
    """
    try:
        sql, params = found.order_by().query.sql_with_params()
    except EmptyResultSet:
        return []
    with connection.cursor() as cursor:
        cursor.execute(statement.format(rows=sql), params)
        return list(cursor.fetchall())
