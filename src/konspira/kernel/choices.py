"""The table of choices: every choice of a game has a small number and a stable name.

A family is a group of choices that differ in one argument (`order_type(banker)`); the table lists
the families one after another. Records and masks hold the numbers; people read the names.
"""

from __future__ import annotations

from collections.abc import Sequence

from konspira.kernel.errors import IllegalChoice, KernelBug, did_you_mean, whole_number


class Family:
    """Choices of one kind: `name(argument)` for each argument, or the bare name if it takes none.

    `subject` says what the argument is ("card", "seat", "count"), so that it can be put into words;
    `rule` is the rule by which such choices exist at all.
    """

    def __init__(
        self, name: str, start: int, rule: str, subject: str = "", arguments: Sequence[str] = ()
    ) -> None:
        self.name = name
        self.start = start
        self.rule = rule
        self.subject = subject
        self.arguments = list(arguments)

    @property
    def names(self) -> list[str]:
        """Return the names of all choices of this family, in order."""
        if not self.subject:
            return [self.name]
        return [f"{self.name}({argument})" for argument in self.arguments]


class ChoiceTable:
    """All choices of one game, numbered without gaps."""

    def __init__(self, families: Sequence[Family]) -> None:
        self.families = list(families)
        self.names: list[str] = []
        self._family: list[Family] = []
        for family in families:
            if family.start != len(self.names):
                raise KernelBug(
                    "choice-table",
                    f"family {family.name} says it starts at {family.start}, "
                    f"but the table has {len(self.names)} choices before it",
                )
            self.names += family.names
            self._family += [family] * len(family.names)
        self._number = {name: number for number, name in enumerate(self.names)}

    def __len__(self) -> int:
        return len(self.names)

    def name(self, option: int) -> str:
        """Return the stable name of a choice."""
        if not 0 <= option < len(self.names):
            remedy = whole_number(0, len(self.names) - 1)
            raise IllegalChoice(
                "unknown-choice",
                f"no choice has the number {option}; {remedy}",
                value=str(option),
                remedy=remedy,
            )
        return self.names[option]

    def number(self, name: str) -> int:
        """Return the number of a choice from its name as people write it; spaces do not matter."""
        found = self._number.get(name.replace(" ", ""))
        if found is None:
            remedy = did_you_mean(name, self.names)
            raise IllegalChoice(
                "unknown-choice",
                f'no choice is called "{name}"; {remedy}',
                value=name,
                remedy=remedy,
            )
        return found

    def family(self, option: int) -> Family:
        """Return the family that a choice belongs to."""
        return self._family[option]

    def argument(self, option: int) -> str:
        """Return the argument in the brackets of a choice's name, or "" if it has no brackets."""
        family = self._family[option]
        return family.arguments[option - family.start] if family.subject else ""
