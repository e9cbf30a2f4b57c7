"""A private PostgreSQL and a private Valkey for one machine, from wheels, without root or Docker.

`services.Services` starts and stops both; `homes.read_recorded_environment` tells other processes
of the same home (a shell running `manage.py`) where they are.
"""


class ServiceError(RuntimeError):
    """A service cannot run here; the message names what is wrong and the remedy."""


# The roles of the database that a home begins with, and the names that `migrate` looks for.
APPLICATION_ROLE = "countersign_app"
READER_ROLE = "countersign_reader"
