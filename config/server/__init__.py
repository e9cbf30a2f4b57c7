"""The web server: waitress with limits on time, size and number for every connection.

Event loops read whole requests, to disk where they are large, before an application thread is
spent on them, and send the answers, so that slow clients occupy no thread. `python -m
config.server` runs it in several processes.
"""
