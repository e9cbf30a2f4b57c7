"""Pages of accounts: signing in, passwords, people, roles and API tokens."""

from django.urls import path

from accounts.views import account, factors, people, provider, signing_keys, tokens

urlpatterns = [
    *factors.urlpatterns,
    path("sign-in", account.SignIn.as_view(), name="sign-in"),
    path("sign-in", account.SignIn.as_view(), name="account_login"),  # as allauth calls it
    path("sign-in/first/<str:key>/<str:token>", account.first_sign_in_page, name="first-sign-in"),
    path("sign-in/with/<slug:key>", provider.start, name="provider-sign-in"),
    path("sign-in/with/<slug:key>/again", provider.again, name="provider-again"),
    path("sign-in/with/<slug:key>/callback", provider.callback, name="provider-callback"),
    path("sign-in/with/<slug:key>/logout", provider.back_channel_logout, name="provider-logout"),
    path("sign-out", provider.sign_out, name="sign-out"),
    path("account", account.account, name="account"),
    path("account/providers", factors.proved(provider.links), name="provider-links"),
    path("account/sessions/end", account.end_sessions, name="sessions-end"),
    path("account/email", account.OwnEmail.as_view(), name="email"),
    path("account/email/cancel", account.cancel, name="email-cancel"),
    path("account/email/<str:token>", account.confirm, name="email-confirm"),
    path("account/signing-keys", signing_keys.listed, name="signing-keys"),
    path("account/signing-keys/begin", signing_keys.begin, name="signing-key-begin"),
    path("signing-keys/<uuid:pk>/remove", signing_keys.remove, name="signing-key-remove"),
    path("password", account.OwnPassword.as_view(), name="password"),
    path("password/forgotten", account.password_forgotten, name="password-forgotten"),
    path("password/asked", account.password_asked, name="password-asked"),
    path("password/new/<uidb64>/<token>", account.NewPassword.as_view(), name="password-new"),
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
