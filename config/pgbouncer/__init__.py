"""Django's backend of PostgreSQL for a DATABASE_URL that leads to PgBouncer in transaction mode.

A statement outside a transaction may run on another server connection than the one before it.
"""
