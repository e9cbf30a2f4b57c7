"""Pages of accounts: signing in, passwords, people, roles and API tokens."""

from allauth.account import views as allauth
from allauth.usersessions.views import list_usersessions
from django.urls import path, re_path
from django.views.decorators.http import require_POST

from accounts.password_links import can_send_mail
from accounts.views import account, factors, people, provider, signing_keys, tokens

# Whether letters leave the machine.
_MAIL_CONTEXT = {"extra_context": {"mails": can_send_mail}}

urlpatterns = [
    *factors.urlpatterns,
    path("sign-in", allauth.login, name="sign-in"),
    path("sign-in", allauth.login, name="account_login"),  # as allauth calls it
    path("sign-in/first/<str:key>/<str:token>", account.first_sign_in_page, name="first-sign-in"),
    path("sign-in/with/<slug:key>", provider.start_sign_in, name="provider-sign-in"),
    path("sign-in/with/<slug:key>/again", provider.confirm_at_provider, name="provider-again"),
    path("sign-in/with/<slug:key>/callback", provider.finish_sign_in, name="provider-callback"),
    path("sign-in/with/<slug:key>/logout", provider.back_channel_logout, name="provider-logout"),
    path("known", account.check_signed_in, name="known"),
    path("sign-out", require_POST(allauth.logout), name="sign-out"),
    path("sign-out", require_POST(allauth.logout), name="account_logout"),
    path("settings/", account.settings_page, name="settings"),
    path("account", account.account_page, name="account"),
    path("account/sessions", list_usersessions, name="usersessions_list"),
    path(
        "account/email",
        factors.require_recent_proof(allauth.EmailView.as_view(**_MAIL_CONTEXT)),
        name="account_email",
    ),
    path(
        "account/email/code",
        allauth.email_verification_sent,
        name="account_email_verification_sent",
    ),
    path("account/signing-keys", signing_keys.signing_keys_page, name="signing-keys"),
    path("account/signing-keys/begin", signing_keys.begin_enrollment, name="signing-key-begin"),
    path("signing-keys/<uuid:pk>/remove", signing_keys.remove_key, name="signing-key-remove"),
    path("password", allauth.password_change, name="account_change_password"),
    path(
        "password/set",
        factors.require_recent_proof(allauth.password_set),
        name="account_set_password",
    ),
    path(
        "password/forgotten",
        allauth.PasswordResetView.as_view(**_MAIL_CONTEXT),
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
    path("people/", people.people_page, name="people"),
    path("people/new", people.new_person, name="person-new"),
    path("people/<int:pk>/", people.person_page, name="person"),
    path("people/<int:pk>/grant", people.grant_role, name="person-grant"),
    path("people/<int:pk>/revoke", people.revoke_role, name="person-revoke"),
    path("people/<int:pk>/email", people.change_email, name="person-email"),
    path("people/<int:pk>/link", people.make_password_link, name="person-link"),
    path("people/<int:pk>/lost", people.remove_factors, name="person-lost"),
    path("people/<int:pk>/sessions", people.end_sessions, name="person-sessions"),
    path("people/<int:pk>/activity", people.set_activity, name="person-activity"),
    path("theme", account.choose_theme, name="theme"),
    path("language", account.choose_language, name="language"),
    path("tokens/", tokens.tokens_page, name="tokens"),
    path("tokens/<int:pk>/rotate", tokens.rotate_token, name="token-rotate"),
    path("tokens/<int:pk>/revoke", tokens.revoke_token, name="token-revoke"),
]
