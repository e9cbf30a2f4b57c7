"""Pages of accounts: signing in, passwords, people, roles and API tokens."""

from django.contrib.auth.views import LogoutView
from django.urls import path

from accounts.views import account, passwords, people, sign_in, tokens

urlpatterns = [
    path("sign-in", sign_in.SignIn.as_view(), name="sign-in"),
    path("sign-out", LogoutView.as_view(), name="sign-out"),
    path("account", account.account, name="account"),
    path("account/email", account.Email.as_view(), name="email"),
    path("account/email/cancel", account.cancel, name="email-cancel"),
    path("account/email/<str:token>", account.confirm, name="email-confirm"),
    path("password", account.Password.as_view(), name="password"),
    path("password/forgotten", passwords.forgotten, name="password-forgotten"),
    path("password/asked", passwords.asked, name="password-asked"),
    path("password/new/<uidb64>/<token>", passwords.New.as_view(), name="password-new"),
    path("people/", people.people, name="people"),
    path("people/new", people.new, name="person-new"),
    path("people/<int:pk>/", people.one, name="person"),
    path("people/<int:pk>/grant", people.grant, name="person-grant"),
    path("people/<int:pk>/revoke", people.revoke, name="person-revoke"),
    path("people/<int:pk>/email", passwords.email, name="person-email"),
    path("people/<int:pk>/link", passwords.link, name="person-link"),
    path("people/<int:pk>/activity", people.activity, name="person-activity"),
    path("theme", account.theme, name="theme"),
    path("tokens/", tokens.listed, name="tokens"),
    path("tokens/<int:pk>/rotate", tokens.rotate, name="token-rotate"),
    path("tokens/<int:pk>/revoke", tokens.revoke, name="token-revoke"),
]
