"""The tables of the database. A change here needs a migration in `migrations/versions` and a new HEAD."""

from __future__ import annotations

from sqlalchemy import Column, Index, Integer, MetaData, String, Table, Text

HEAD = "0001"  # the newest migration

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("name", String(80), nullable=False),
)
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("phase", String(16), nullable=False),
    Column("names", Text, nullable=False),  # JSON: of the people and bots, by seat
    Column("acting", Text, nullable=False),  # JSON: people whose turn it is
    Column("updated", String(32), nullable=False),
)
events = Table(
    "events",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("n", Integer, primary_key=True),  # two writers can never both add the n-th event
    Column("kind", String(16), nullable=False),
    Column("body", Text, nullable=False),
    Column("at", String(32), nullable=False),
)
members = Table(
    "members",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("table_id", String(32), primary_key=True),
)
links = Table(
    "links",
    metadata,
    Column("digest", String(64), primary_key=True),  # of the private link's token
    Column("table_id", String(32), nullable=False),
    Column("person", String(64), nullable=False),
    Column("until", Integer, nullable=False),
)
Index("members_by_table", members.c.table_id)
