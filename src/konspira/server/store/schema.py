"""The tables of the database. The log is the truth about a game; everything else can be rebuilt."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    text,
    true,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("login", String(32), unique=True),  # folded to lower case; null: a guest
    Column("password", Text),  # argon2, never the password itself
    Column("epoch", Integer, nullable=False, default=0),  # raised to sign out everywhere
    Column("preferences", JSON, nullable=False, default=dict),
    Column("created", Float, nullable=False),
    # When a guest was last here, to the day.
    Column("seen", Float, nullable=False, index=True, server_default=text("0")),
    # Does signing in with the password ask for a passkey too?
    Column("second", Boolean, nullable=False, default=False, server_default=false()),
)

# From when to when the clocks of somebody's slow games stood, or stand.
holidays = Table(
    "holidays",
    metadata,
    Column("id", String(32), primary_key=True),
    Column(
        "person",
        String(32),
        ForeignKey("people.id", ondelete="CASCADE"),
        nullable=False,
        index=True,
    ),
    Column("since", Float, nullable=False),
    Column("until", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),  # the version of the rules
    Column("pack", String(64), nullable=False),  # the hash of the content
    Column("options", JSON, nullable=False),
    Column("host", String(32), ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("visibility", String(10), nullable=False),
    Column("spectators", String(10), nullable=False),
    Column("pace", String(10), nullable=False),
    Column("control", JSON),  # the times of the host's own clock; null: those of the pace
    # What happens when somebody's time is over: bot, choice or end.
    Column("time_out", String(10), nullable=False, default="bot", server_default="bot"),
    Column("status", String(10), nullable=False),
    Column("secret", LargeBinary, nullable=False),  # of the shuffle; opened at the end
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("finished", Float),
    Column("ended", String(10)),  # played, resigned, agreed, stopped, capped
    Column("rematch", String(64), unique=True),  # the table where play goes on
    # What follows from the log, kept for lists and for the process that takes over:
    Column("asked", JSON, nullable=False, default=list),  # the seats that have to choose
    Column("waiting", JSON, nullable=False, default=list),  # those everybody knows of
    Column("clock", JSON),  # reserve and running time of each seat
    Column("due", Float, index=True),  # when the server itself has to act
    Column("changed", Float, nullable=False),  # when a spectator last saw something happen
    Column("result", JSON),
    # A series of games: where this one stands in it, and how it goes on.
    Column("series", JSON),
    Column("goes_on", Boolean, nullable=False, default=False, server_default=false()),
    Column("sequel", String(64), unique=True),  # the table of the next part
    # Over, but not open yet: the next part begins with something that is hidden here.
    Column("sealed", Boolean, nullable=False, default=False, server_default=false()),
    # May people ask for hints although they play against people?
    Column("hints", Boolean, nullable=False, default=False, server_default=false()),
    # How much of the log those who only watch may know; null: all. See tables.py.
    Column("held", Integer),
    Column("stirred", Float),  # when people who play last saw something, if that was later
    # From where it was made; forgotten when it is over. For limits, and for the host.
    Column("address", String(64), index=True),
    Column("chapter", Integer),  # the round, turn or stage as everybody knows it; null: not known
    # For onlookers: how many minutes later they see what happens, and may they read the chat?
    Column("delay", Integer, nullable=False, default=0, server_default=text("0")),
    Column("overheard", Boolean, nullable=False, default=False, server_default=false()),
    # It follows a table whose end onlookers do not know yet: until then no list has it.
    Column("veiled", Float),
    Index("ix_tables_status_changed", "status", "changed"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(32), ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("name", String(24), nullable=False),
    Column("bot", String(40)),  # the level of the bot that plays here
    Column("came", Boolean, nullable=False, default=False),  # has the person sat down?
    Column("salt", LargeBinary),  # the seat's part in the shuffle
    # Has the person agreed that onlookers see all cards?
    Column("agrees", Boolean, nullable=False, default=False, server_default=false()),
)

log = Table(
    "log",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    # Two processes that answer the same question write the same ply: one of them fails.
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),  # see play.py
    Column("seat", Integer, nullable=False),
    Column("option", Integer, nullable=False),
    Column("at", Float, nullable=False),
)

# What a player of a slow game answers beforehand; see tables/ahead.py.
plans = Table(
    "plans",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # in the order of the log
    Column("seat", Integer, nullable=False),
    Column("plan", JSON, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("made", Integer, primary_key=True, autoincrement=False),  # number of choices before it
    Column("position", LargeBinary, nullable=False),
    Column("told", LargeBinary, nullable=False),  # the events since the snapshot before
    Column("learned", Integer, nullable=False),
)

# What is durable and not in the tables above yet; see journal.py.
fresh = Table(
    "fresh",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("batches", LargeBinary, nullable=False),
)

lines = Table(
    "lines",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(24), nullable=False),
    Column("seat", Integer),
    Column("person", String(32), ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("name", String(24), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

# What followed from the log after some of its entries, for those who see it later; see behind.py.
showings = Table(
    "showings",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("plies", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("row", JSON, nullable=False),
)

# What onlookers say to each other.
asides = Table(
    "asides",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", String(32), ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("name", String(24), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

# Games that are over, judged choice by choice; see reviews.py.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("choices", LargeBinary, nullable=False),  # what is judged so far
    Column("judged", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("made", Boolean, nullable=False),
    Column("maker", String(32), nullable=False),  # the process that works on it ...
    Column("touched", Float, nullable=False, index=True),  # ... and when it last did
)

# Whom the host of the server has barred, and what the server is told to do: operations/orders.py.
bars = Table(
    "bars",
    metadata,
    Column("kind", String(10), primary_key=True),  # guest, account or address
    Column("value", String(64), primary_key=True),
    Column("reason", Text, nullable=False, default=""),
    Column("since", Float, nullable=False),
)

orders = Table(
    "orders",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(64), nullable=False),  # which table is to end
    Column("at", Float, nullable=False),
)

# Finished games of which nobody is known here any more; see retention.py.
records = Table(
    "records",
    metadata,
    Column("table_id", String(64), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("finished", Float, nullable=False),
    Column("open", Boolean, nullable=False),  # may everybody read it?
    Column("record", LargeBinary, nullable=False),  # JSON, packed by zlib
)

# Work that one of several processes does for all; see retention.py.
leases = Table(
    "leases",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("holder", String(32), nullable=False),
    Column("until", Float, nullable=False),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(32), primary_key=True),  # what signs cookies, shared by all processes
    Column("value", LargeBinary, nullable=False),
    Column("created", BigInteger, nullable=False),
)

# -- alerts (see server/alerts) --------------------------------------------------------------------

# What a person wants to be told, and how; no row: nothing was asked for yet.
alert_rules = Table(
    "alert_rules",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("rules", JSON, nullable=False),  # see alerts/rules.py
    Column("slow_only", Boolean, nullable=False, default=True),  # as the rules say
    Column("offered", Boolean, nullable=False, default=False),  # was the one offer answered?
)

# The e-mail address of a person, for alerts and to come back to an account (see server/accounts).
# Nothing is sent to one that is not confirmed but the question.
addresses = Table(
    "addresses",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("language", String(2), nullable=False),
    Column("asked", Float, nullable=False),
    Column("confirmed", Float),
    Column("bounced", Float),  # refused for good
    Column("serial", Integer, nullable=False, default=0),  # links of an earlier one are spent
    # Do alerts go there? Its reader has said so, or has ended them.
    Column("alerts", Boolean, nullable=False, default=True, server_default=true()),
    Column("wanted", String(254)),  # takes its place as soon as its reader confirms it
)

# Browsers that take web push.
devices = Table(
    "devices",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("endpoint", String(1024), nullable=False, unique=True),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("name", String(80), nullable=False),
    Column("language", String(2), nullable=False),
    Column("since", Float, nullable=False),
    Column("last", Float),  # when a message last arrived at the push service
    Column("silent", Float),  # since when the push service refuses it
)

# Addresses of programs that want to be told: of a person, or of a table.
hooks = Table(
    "hooks",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), index=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), unique=True),
    Column("url", String(1024), nullable=False),
    Column("secret", String(64), nullable=False),  # signs what is sent
    Column("language", String(2), nullable=False),
    Column("since", Float, nullable=False),
    Column("failed", Integer, nullable=False, default=0),  # in a row
)

# What happened that somebody may want to be told; written in the transaction that causes it.
alerts = Table(
    "alerts",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), index=True),  # null: the table
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer),
    Column("kind", String(10), nullable=False),
    Column("facts", JSON, nullable=False),  # nothing that the reader may not know
    Column("at", Float, nullable=False),
    Column("after", Float, nullable=False),  # not to be sent before
    Column("state", String(8), nullable=False),  # new, planned, gone
    Index("ix_alerts_state_after", "state", "after"),
)

# One alert on its way over one channel to one place, and afterwards the record of it.
deliveries = Table(
    "deliveries",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("alert_id", ForeignKey("alerts.id", ondelete="CASCADE"), index=True),  # null: a test
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), index=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), index=True),
    Column("channel", String(8), nullable=False),  # push, mail, hook
    Column("target", String(32), nullable=False),  # which device or hook; of mail the person
    Column("kind", String(10), nullable=False),
    Column("facts", JSON, nullable=False),
    Column("state", String(8), nullable=False),  # waiting, sending, sent, failed, kept, gone
    Column("after", Float, nullable=False),
    Column("until", Float),  # of its lease, while it is being sent
    Column("message", String(32)),  # what it went out as; several share one in a digest
    Column("tries", Integer, nullable=False, default=0),
    Column("held", String(16)),  # why it did not go out at once
    Column("result", String(200)),  # why it was not sent, or what the other side said
    Column("seconds", Float),  # how long sending took
    Column("at", Float, nullable=False),  # when it was caused; then when it was done
    Index("ix_deliveries_state_after", "state", "after"),
)

# When somebody last looked at a table, for "not while I am looking".
glances = Table(
    "glances",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Float, nullable=False),
)

# Tables about which somebody wants to hear nothing.
mutes = Table(
    "mutes",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    # Does the person's next choice at the table end it?
    Column("until_choice", Boolean, nullable=False, default=False, server_default=false()),
)

# -- accounts that one keeps (see server/people and server/accounts) -------------------------------

# Browsers where somebody with an account is signed in. One that is ended stays void for ever.
sessions = Table(
    "sessions",
    metadata,
    Column("id", String(32), primary_key=True),  # as in the cookie
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", String(80), nullable=False),  # browser and system, as it calls itself
    Column("since", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("proven", Float),  # when the person last gave the password or a passkey here
    Column("ended", Float),
)

# Links in mails with which somebody sets a new password.
recoveries = Table(
    "recoveries",
    metadata,
    Column("digest", String(64), primary_key=True),  # of the token; the token stands in the mail
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("made", Float, nullable=False),
    Column("until", Float, nullable=False, index=True),
)

# Keys of people, of which only the public half is here.
passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("credential", String(1400), nullable=False, unique=True),  # as browsers call it
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),  # as its device counts them; 0: it does not
    Column("name", String(80), nullable=False),
    Column("since", Float, nullable=False),
    Column("used", Float),
)

# What a passkey is asked to sign, once, in the browser that asked.
challenges = Table(
    "challenges",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("holder", String(64), nullable=False),  # the digest of a cookie
    Column("purpose", String(10), nullable=False),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), index=True),
    Column("until", Float, nullable=False, index=True),
)

# Mails that anybody can cause by asking, for a day: keyed digests of who asked, and for which
# mailbox. See accounts/mailings.py.
mailings = Table(
    "mailings",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("key", String(64), nullable=False, index=True),
    Column("at", Float, nullable=False, index=True),
)
