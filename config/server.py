"""The web server: `python -m config.server --host 127.0.0.1 --port 8000`.

waitress as it ships. Its event loop reads whole requests and sends the answers, so a slow client
holds a connection and no thread. It closes a connection that was silent for CHANNEL_SECONDS and
one that is over the limit waits; a client that sends a byte now and then keeps its connection.
"""

import argparse
import logging
import signal
import sys
import tempfile

import waitress
from django.conf import settings

from config import queues
from config.log_key import warn_of_key
from config.wsgi import application

# With their files below 1,024, which most systems let a process open.
MAX_CONNECTIONS = 500
CHANNEL_SECONDS = 60


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m config.server", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--threads", type=int, default=queues.WEB_THREADS)
    options = parser.parse_args()
    warn_of_key()
    spool = settings.COUNTERSIGN_HOME / "spool"
    spool.mkdir(mode=0o700, parents=True, exist_ok=True)
    # Large bodies and answers wait there in unnamed files; /tmp is often in memory.
    tempfile.tempdir = str(spool)
    # It logs whenever all threads are busy, which is no fault.
    logging.getLogger("waitress.queue").setLevel(logging.ERROR)
    # Raises in the event loop, which then gives the threads five seconds to finish.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    waitress.serve(
        application,
        host=options.host,
        port=options.port,
        threads=options.threads,
        backlog=1024,
        connection_limit=MAX_CONNECTIONS,
        channel_timeout=CHANNEL_SECONDS,
        asyncore_use_poll=True,  # select() ends at 1,024 files
        max_request_header_size=32_768,
        # Views have smaller limits of their own.
        max_request_body_size=max(settings.MAX_BYTES.stream, settings.MAX_BYTES.recording) + 1,
        inbuf_overflow=65_536,
        outbuf_overflow=262_144,
        # A thread with more than this to send waits for the client to take some.
        outbuf_high_watermark=settings.MAX_BYTES.stream,
        # The application judges what proxies say (COUNTERSIGN_BEHIND_PROXY).
        clear_untrusted_proxy_headers=False,
        log_socket_errors=False,
        ident=None,
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
