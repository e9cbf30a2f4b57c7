"""How long the page of a meeting of 1,500 words takes on a slow line, and what it weighs.

`python bench/slow_line.py [--kbit 400] [--latency 100] [--runs 5]`

Starts a private PostgreSQL, Redis and the web server as `make run` starts it, and opens the page in
a Chromium without a cache whose line DevTools slows down (`Network.emulateNetworkConditions`): once
from a host of the network, for which browsers take gzip over plain HTTP, once from this machine,
for which they take Brotli too, as they do over TLS. Ready is the end of
DOMContentLoaded: the page is laid out with its styles, and every script of it has run. The weight
is of HTML, styles, scripts and icon with their headers, as the browser counted them.
"""

import argparse
import os
import secrets
import statistics
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

# ruff: noqa: PLC0415 - Django's models can be imported once its settings are there
ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
WORDS, EACH = 1_500, 15
_HOSTS = {"gzip, as over plain HTTP": "desk.test", "Brotli, as over TLS": "127.0.0.1"}
_TO_US = "--host-resolver-rules=MAP desk.test 127.0.0.1"
_READY = "performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd"


def main() -> None:
    from bench.desk_speed import _services, _set_up, judged_case
    from bench.ingest_throughput import web
    from bench.scroll import chromium, session_cookie

    options = _arguments()
    with _services(None) as services:
        os.environ.update(services)
        os.environ["DJANGO_SETTINGS_MODULE"] = "config.settings"
        os.environ["DJANGO_SECRET_KEY"] = secrets.token_urlsafe(50)
        os.environ["COUNTERSIGN_ALLOWED_HOSTS"] = ",".join(_HOSTS.values())
        _set_up()
        # Playwright's sync API runs a loop in this thread, which Django takes for an async caller.
        os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "true"
        path = f"/summaries/{judged_case('short', 'Twelve minutes', _talk())}/"
        cookie = session_cookie()
        print("| line | requests | kB | ready, median | slowest |")
        print("| --- | --- | --- | --- | --- |")
        with web() as (port, _), chromium(_TO_US) as browser:
            for name, host in _HOSTS.items():
                address = f"http://{host}:{port}{path}"
                runs = [_opened(browser, address, cookie, options) for _ in range(options.runs)]
                _print(name, runs)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kbit", type=int, default=400, help="a second, both ways")
    parser.add_argument("--latency", type=int, default=100, help="ms of each request")
    parser.add_argument("--runs", type=int, default=5)
    return parser.parse_args()


def _talk() -> list[dict[str, Any]]:
    """Turns of words that hardly repeat: those of our own documentation."""
    words = " ".join(path.read_text() for path in sorted((ROOT / "docs").glob("*.md"))).split()
    return [
        {"speaker": f"Speaker {at % 5}", "text": " ".join(words[at * EACH : (at + 1) * EACH])}
        for at in range(WORDS // EACH)
    ]


def _opened(
    browser: Browser, address: str, cookie: str, options: argparse.Namespace
) -> tuple[int, int, float]:
    """Requests, bytes on the wire, and seconds until the page is ready."""
    context = browser.new_context()
    context.add_cookies([{"name": "sessionid", "value": cookie, "url": address}])
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    speed = options.kbit * 1000 / 8
    line.send(
        "Network.emulateNetworkConditions",
        {
            "offline": False,
            "latency": options.latency,
            "downloadThroughput": speed,
            "uploadThroughput": speed,
        },
    )
    weights: list[int] = []
    line.on("Network.loadingFinished", lambda told: weights.append(int(told["encodedDataLength"])))
    page.goto(address, wait_until="load")
    ready = page.evaluate(_READY) / 1000
    context.close()
    return len(weights), sum(weights), ready


def _print(name: str, runs: list[tuple[int, int, float]]) -> None:
    count, weight, _ = runs[0]
    times = [ready for _, _, ready in runs]
    print(
        f"| {name} | {count} | {weight / 1000:.1f} "
        f"| {statistics.median(times):.2f} s | {max(times):.2f} s |",
        flush=True,
    )


if __name__ == "__main__":
    main()
