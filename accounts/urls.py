"""Pages of accounts: signing in, passwords, people, roles and API tokens."""

from allauth.account import views as allauth
from allauth.usersessions.views import list_usersessions
from django.urls import path, re_path
from django.views.decorators.http import require_POST

from accounts.password_links import mails
from accounts.views import account, factors, people, provider, signing_keys, tokens

# Whether letters leave the machine.
_MAILS = {"extra_context": {"mails": mails}}

urlpatterns = [
    *factors.urlpatterns,
    path("sign-in", allauth.login, name="sign-in"),
    path("sign-in", allauth.login, name="account_login"),  # as allauth calls it
    path("sign-in/first/<str:key>/<str:token>", account.first_sign_in_page, name="first-sign-in"),
    path("sign-in/with/<slug:key>", provider.start, name="provider-sign-in"),
    path("sign-in/with/<slug:key>/again", provider.again, name="provider-again"),
    path("sign-in/with/<slug:key>/callback", provider.callback, name="provider-callback"),
    path("sign-in/with/<slug:key>/logout", provider.back_channel_logout, name="provider-logout"),
    path("known", account.known, name="known"),
    path("sign-out", require_POST(allauth.logout), name="sign-out"),
    path("sign-out", require_POST(allauth.logout), name="account_logout"),
    path("account", account.account, name="account"),
    path("account/sessions", list_usersessions, name="usersessions_list"),
    path(
        "account/email",
        factors.proved(allauth.EmailView.as_view(**_MAILS)),
        name="account_email",
    ),
    path(
        "account/email/code",
        allauth.email_verification_sent,
        name="account_email_verification_sent",
    ),
    path("account/signing-keys", signing_keys.listed, name="signing-keys"),
    path("account/signing-keys/begin", signing_keys.begin, name="signing-key-begin"),
    path("signing-keys/<uuid:pk>/remove", signing_keys.remove, name="signing-key-remove"),
    path("password", allauth.password_change, name="account_change_password"),
    path("password/set", factors.proved(allauth.password_set), name="account_set_password"),
    path(
        "password/forgotten",
        allauth.PasswordResetView.as_view(**_MAILS),
        name="account_reset_password",
    ),
    path("password/asked", allauth.password_reset_done, name="account_reset_password_done"),
    re_path(
        r"^password/new/(?P<uidb36>[0-9A-Za-z]+)-(?P<key>.+)$",
        allauth.password_reset_from_key,
        name="account_reset_password_from_key",
    ),
    path(
        "password/done",
        allauth.password_reset_from_key_done,
        name="account_reset_password_from_key_done",
    ),
    path("people/", people.people, name="people"),
    path("people/new", people.new, name="person-new"),
    path("people/<int:pk>/", people.one, name="person"),
    path("people/<int:pk>/grant", people.grant, name="person-grant"),
    path("people/<int:pk>/revoke", people.revoke, name="person-revoke"),
    path("people/<int:pk>/email", people.change_email, name="person-email"),
    path("people/<int:pk>/link", people.make_password_link, name="person-link"),
    path("people/<int:pk>/lost", people.remove_factors, name="person-lost"),
    path("people/<int:pk>/sessions", people.end_sessions, name="person-sessions"),
    path("people/<int:pk>/activity", people.activity, name="person-activity"),
    path("theme", account.theme, name="theme"),
    path("language", account.choose_language, name="language"),
    path("tokens/", tokens.listed, name="tokens"),
    path("tokens/<int:pk>/rotate", tokens.rotate, name="token-rotate"),
    path("tokens/<int:pk>/revoke", tokens.revoke, name="token-revoke"),
]
