// Written by `cargo xtask protocol` from what the game serialises. Do not edit.
import type { Facts } from "./types";

export const FACTS: Facts = {
  "core_goals": [
    3,
    2
  ],
  "faces": {
    "Attack": [
      "Crit",
      "Hit",
      "Hit",
      "Hit",
      "Focus",
      "Focus",
      "Blank",
      "Blank"
    ],
    "Defense": [
      "Evade",
      "Evade",
      "Evade",
      "Focus",
      "Focus",
      "Blank",
      "Blank",
      "Blank"
    ]
  },
  "half": {
    "Large": 40000,
    "Medium": 30000,
    "Small": 20000
  },
  "threats": 2
};
