"""`from kontor.env import kontor_v0`: the PettingZoo environment, version 0 (docs/environments.md)."""

from kontor.env.aec import env, raw_env

__all__ = ["env", "raw_env"]
