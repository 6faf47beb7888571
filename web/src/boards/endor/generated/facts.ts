// Written by `cargo xtask protocol` from what the game serialises. Do not edit.
import type { Facts } from "./types";

export const FACTS: Facts = {
  "deployed": 4,
  "to_hit": {
    "b": 5,
    "executor": 5,
    "falcon": 5,
    "marker": 5,
    "tie": 3,
    "x": 3,
    "y": 4
  }
};
