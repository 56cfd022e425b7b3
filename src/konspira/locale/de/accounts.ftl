# Briefe über ein Konto.
shell-account-keep = Ist das deine E-Mail-Adresse?
shell-account-keep-about = Jemand, vermutlich du, möchte ein Konto bei Konspira mit dieser Adresse führen. Wenn du es warst, drücke innerhalb eines Tages auf den Link. Wenn nicht, tu nichts: Es kommt keine weitere Mail.
shell-account-keep-press = Ja, das ist meine Adresse
shell-account-keep-foot = Diese Mail wurde einmal geschickt, weil diese Adresse bei Konspira eingetragen wurde.
shell-account-recover = Ein neues Passwort für Konspira
shell-account-recover-about = Jemand, vermutlich du, möchte ein neues Passwort für das Konto „{ $login }“. Der Link gilt einmal und eine Stunde lang. Wenn du es nicht warst, tu nichts: Das Passwort bleibt, wie es ist.
shell-account-recover-press = Neues Passwort wählen
shell-account-recover-foot = Du bekommst diese Mail, weil dein Konto bei Konspira diese Adresse hat.
shell-account-moved = Dein Konto bei Konspira hat eine andere Adresse
shell-account-moved-about = Mails zum Konto „{ $login }“ gehen von nun an an eine andere Adresse, hierher kommen keine mehr. Wenn du es nicht warst, melde dich an, ändere Passwort und Adresse und schreib dem Betreiber des Servers.
shell-account-moved-press = Konto öffnen
shell-account-moved-foot = Du bekommst diese Mail, weil dein Konto bei Konspira diese Adresse hatte.
shell-account-removed = Dein Konto bei Konspira hat keine Adresse mehr
shell-account-removed-about = Das Konto „{ $login }“ hat diese Adresse vergessen. Ohne Adresse kommt niemand per Mail zu dem Konto zurück. Wenn du es nicht warst, melde dich an, ändere das Passwort und gib die Adresse noch einmal ein.
shell-account-removed-press = Konto öffnen
shell-account-removed-foot = Du bekommst diese Mail, weil dein Konto bei Konspira diese Adresse hatte.
shell-account-password = Dein Passwort bei Konspira wurde geändert
shell-account-password-about = Das Konto „{ $login }“ hat ein neues Passwort, und alle anderen Browser sind abgemeldet. Wenn du es nicht warst, wähl unter „Passwort vergessen?“ ein neues.
shell-account-password-press = Konto öffnen
shell-account-password-foot = Du bekommst diese Mail, weil dein Konto bei Konspira diese Adresse hat.

# Was mit einem Konto schiefgehen kann.
error-browser-is-here = Das ist der Browser, an dem du sitzt. Melde dich hier einfach ab.
error-no-passkey = Du hast noch keinen Passkey. Füg zuerst einen hinzu.
error-no-such-browser = Dort bist du nicht mehr angemeldet. Lade die Seite neu.
error-no-such-passkey = Du hast keinen solchen Passkey. Lade die Seite neu.
error-passkey-needed = Dieses Konto verlangt auch einen Passkey. Nimm einen von deinen.
error-passkey-refused = Dieser Passkey wird hier nicht angenommen. Versuch es noch einmal oder nimm einen anderen Weg.
error-passkeys-not-set-up = Der Betreiber dieses Servers hat keine Passkeys vorgesehen. Frag ihn danach.
error-prove-first = Dafür braucht es zuerst dein Passwort oder einen Passkey. Gib das an und versuch es noch einmal.
error-recovery-spent = Dieser Link hat seine Arbeit getan oder ist zu alt. Lass dir einen neuen schicken.
error-too-many-passkeys = Du hast schon { $high } Passkeys. Entferne zuerst einen davon.

shell-admin-password-alone = Für das Konto { $value } genügt jetzt das Passwort allein.
shell-error-admin-not-both = Kein Konto „{ $value }“ verlangt Passwort und Passkey. Prüf den Benutzernamen.
