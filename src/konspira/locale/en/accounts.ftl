# Letters about an account.
shell-account-keep = Is this your e-mail address?
shell-account-keep-about = Somebody, probably you, wants to keep an account at Konspira with this address. If it was you, press the link within a day. If not, do nothing: no more mail comes.
shell-account-keep-press = Yes, this is my address
shell-account-keep-foot = This mail was sent once, because this address was entered at Konspira.
shell-account-recover = A new password for Konspira
shell-account-recover-about = Somebody, probably you, wants a new password for the account “{ $login }”. The link works once, and for one hour. If it was not you, do nothing: the password stays as it is.
shell-account-recover-press = Choose a new password
shell-account-recover-foot = You get this mail because your account at Konspira has this address.
shell-account-moved = Your account at Konspira has another address
shell-account-moved-about = From now on mails about the account “{ $login }” go to another address, and none come here. If it was not you, sign in, change the password and the address, and write to the host of the server.
shell-account-moved-press = Open the account
shell-account-moved-foot = You get this mail because your account at Konspira had this address.
shell-account-removed = Your account at Konspira has no address any more
shell-account-removed-about = The account “{ $login }” has forgotten this address. Without one, nobody can come back to the account by mail. If it was not you, sign in, change the password and enter the address again.
shell-account-removed-press = Open the account
shell-account-removed-foot = You get this mail because your account at Konspira had this address.
shell-account-password = Your password at Konspira was changed
shell-account-password-about = The account “{ $login }” has a new password, and all other browsers are signed out. If it was not you, choose a new password under “Forgotten your password?”.
shell-account-password-press = Open the account
shell-account-password-foot = You get this mail because your account at Konspira has this address.

# What can go wrong with an account.
error-browser-is-here = This is the browser you sit at. Sign out here instead.
error-no-passkey = You have no passkey yet. Add one first.
error-no-such-browser = You are not signed in there any more. Load the page again.
error-no-such-passkey = You have no such passkey. Load the page again.
error-passkey-needed = This account asks for a passkey too. Use one of yours.
error-passkey-refused = This passkey is not accepted here. Try again, or take another way.
error-passkeys-not-set-up = The host of this server has not set up passkeys. Ask the host.
error-prove-first = This needs your password or a passkey first. Give it and try again.
error-recovery-spent = This link has done its work or is too old. Ask for another one.
error-too-many-passkeys = You have { $high } passkeys already. Remove one of them first.

shell-admin-password-alone = The account { $value } signs in with its password alone now.
shell-error-admin-not-both = No account “{ $value }” asks for a password and a passkey. Check the login.
