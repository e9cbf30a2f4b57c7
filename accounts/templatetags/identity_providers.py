"""Identity providers, for the sign-in page and the footer of an approval."""

from django import template

from accounts import providers

register = template.Library()
register.simple_tag(providers.configured_providers, name="identity_providers")
register.simple_tag(providers.is_only_way_in, name="only_way_in")
register.simple_tag(providers.find_linked_providers, name="providers_of")
