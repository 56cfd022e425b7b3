"""What compiled modules say to the compiler. Plain Python ignores it; nothing is needed to run."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    def mypyc_attr(**_: object) -> Any:
        """Speaks to the compiler only: plain Python leaves the class as it is."""
        return lambda cls: cls
