"""Django with the product's settings, for a script whose imports reach a model: import this first.

A test that imports such a script has Django set up already; setting it up again changes nothing.
"""

import os

import django

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
django.setup()
