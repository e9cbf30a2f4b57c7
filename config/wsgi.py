"""WSGI entry point, for a server other than `config.server`."""

import os

import django
from django.core.wsgi import get_wsgi_application

from config.static_files import collect_static_files

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
django.setup()
collect_static_files()
application = get_wsgi_application()
