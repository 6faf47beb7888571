// The battle before the first order.
import type { PlaceView, Policies, View } from "../src/boards/endor/view";

const none: PlaceView = { x: 0, y: 0, b: 0, tie: 0, falcon: false, executor: false };

const ships: Record<string, Partial<PlaceView>> = {
  F1: { y: 4 }, F2: { x: 5 }, F3: { b: 3 }, F4: { y: 4 }, F5: { b: 3 }, F6: { x: 5 },
  O1: { b: 3 }, O2: { y: 4 }, O3: { x: 5 }, O4: { b: 3 }, O5: {}, O6: { tie: 4 }, O7: { tie: 4 },
  O8: { executor: true }, O9: {},
  M1: { x: 5, falcon: true }, M2: { b: 3 }, M3: { y: 4 }, M4: {}, M5: { tie: 4 }, M6: { tie: 4 }, M7: {},
  I1: {}, I2: {}, I3: {}, I4: { tie: 4 }, I5: { tie: 4 }, I6: { tie: 4 },
};

function place(name: string): PlaceView {
  return { ...none, ...ships[name], ...(name.startsWith("F") ? { face_up: true } : {}) };
}

function many(count: number, value: number): number[] {
  return Array.from({ length: count }, () => value);
}

const policies: Policies = {
  reshuffle: "when_needed", decline: "allowed", marker_fire: "allowed", dice: "whole_type", attack_from: "destination",
  marker_bonus: "none", death_star_bonus: "one", shield_end: "last_space", ambush: "next_uncovered", lone_emperor: "strikes",
  redemption: "needs_luke", redemption_bonus: "five", empire_victory: "whole_fleet", first_seat: "rebel_1",
};

export const START: View = {
  players: 2,
  policies,
  round: 1,
  places: Object.fromEntries(Object.keys(ships).map((name) => [name, place(name)])),
  falcon: { at: "M1", hits: 0, track: 6 },
  executor: { at: "O8", hits: 0, track: 8 },
  reserve: 28,
  shield: {
    up: true,
    team: 0,
    track: [...many(9, 2), ...many(13, 3), ...many(4, 4), ...many(2, 5)],
    troopers: [],
    supply: 9,
  },
  duel: {
    luke_hits: 0, luke_track: 12, luke: true, vader_hits: 0, vader_track: 13, vader: true, red: 3, emperor: true,
  },
  seats: {
    rebel: { seat: 0, side: "Rebel", hand_count: 6, hand: "hidden", pile: [] },
    empire: { seat: 1, side: "Empire", hand_count: 6, hand: "hidden", pile: [] },
  },
  decks: { rebel: 24, empire: 24 },
  discards: { rebel: [], empire: [] },
  revealed: null,
  order: null,
  asked: [],
  outcome: null,
};
