"""What a route can ask for by name, as types: `house: TheHouse`, `person: ThePerson`."""

from __future__ import annotations

from typing import TypeAlias

from litestar.di import NamedDependency

from konspira.server.house import House
from konspira.server.people.guests import Person

TheHouse: TypeAlias = NamedDependency[House]
ThePerson: TypeAlias = NamedDependency[Person]  # 401 `no-person` when there is none
TheGuest: TypeAlias = NamedDependency[Person | None]  # None: a visitor without a name
