"""The wiring of the product."""

import sys

if sys.platform == "win32":
    sys.exit(
        "Countersign does not run on Windows itself. Install the Windows Subsystem for Linux "
        "(wsl --install) and run it there."
    )
