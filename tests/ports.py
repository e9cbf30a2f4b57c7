"""A TCP port of 127.0.0.1 for a server that a test starts, and starts again."""

import random
import socket

# Below the range out of which the system gives ports to outgoing connections: a port from there may
# be taken by anybody's connection while the server that had it is down.
FIRST, LAST = 20_000, 30_000


def free_port() -> int:
    for port in random.sample(range(FIRST, LAST), 100):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) != 0:
                return port
    raise OSError(f"a hundred ports between {FIRST} and {LAST} are all taken")
