"""PettingZoo's own tests. Their modules warn of their own examples when they are imported."""

from __future__ import annotations

import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from pettingzoo.test import (
        api_test,
        max_cycles_test,
        parallel_api_test,
        parallel_seed_test,
        performance_benchmark,
        render_test,
        seed_test,
    )
    from pettingzoo.test.save_obs_test import test_save_obs as save_obs
    from pettingzoo.test.state_test import state_test

__all__ = [
    "api_test",
    "max_cycles_test",
    "parallel_api_test",
    "parallel_seed_test",
    "performance_benchmark",
    "render_test",
    "save_obs",
    "seed_test",
    "state_test",
]
