"""Sends a transcript, waits for the decision, and fetches the record. Set COUNTERSIGN_URL and
COUNTERSIGN_TOKEN; with COUNTERSIGN_SECRET it listens on port 9000 for the webhook instead."""

import os
from http.server import BaseHTTPRequestHandler, HTTPServer

from countersign import Client, event_of

client = Client(os.environ["COUNTERSIGN_URL"], os.environ["COUNTERSIGN_TOKEN"])


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        event = event_of(os.environ["COUNTERSIGN_SECRET"], dict(self.headers), body)
        self.send_response(204)
        self.end_headers()
        if event["type"] == "summary.approved":
            print(client.record(event["data"]["record"]["link"])["text"])


talk = "Ana: The pump failed on Monday.\nBen: We ship the fixed valve on Friday."
sent = client.send(source="example", external_id="call-1", title="Pump", text=talk)
if os.environ.get("COUNTERSIGN_SECRET"):
    HTTPServer(("", 9000), Receiver).serve_forever()
summary = client.wait(sent, until="decided", seconds=3600)
print(summary["status"])
if summary["links"]["record"]:
    record = client.record(summary["links"]["record"])
    print(record["number"], record["text"], client.snapshot(record)["approval"]["reviewer"])
