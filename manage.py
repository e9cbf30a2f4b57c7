#!/usr/bin/env python
"""Django's command line for Countersign."""

import atexit
import gc
import os
import sys

from django.core.management import execute_from_command_line


def main() -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    # What is made at the start stays: looking through it again and again takes a fifth of the time.
    gc.set_threshold(100_000)
    # Nor is it looked through before the process ends, which would take half a second.
    atexit.register(gc.freeze)
    execute_from_command_line(sys.argv)


if __name__ == "__main__":
    main()
