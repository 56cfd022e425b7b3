"""One engine for all laboratories: observations, masks and utilities, and adapters for libraries.

`pettingzoo` and `openspiel` are modules of this package: import the one you want. The environments
of Gymnasium are registered here. `pip install 'konspira[research]'` brings what all of them need.
"""

from __future__ import annotations

from konspira.research import needed as needed
from konspira.research.batch import Batch
from konspira.research.gym import register
from konspira.research.layouts import Expansion, choice_features, expand, layout, perfect_layout
from konspira.research.learned import Learned
from konspira.research.processes import ParallelBatch
from konspira.research.texts import information_text, observation_text
from konspira.research.utilities import bounds, returns

register()

__all__ = [
    "Batch",
    "Expansion",
    "Learned",
    "ParallelBatch",
    "bounds",
    "choice_features",
    "expand",
    "information_text",
    "layout",
    "observation_text",
    "perfect_layout",
    "returns",
]
