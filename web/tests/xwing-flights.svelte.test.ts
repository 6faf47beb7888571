// Ships on the drawn table move when they fly, once, and never because something else is asked or seen.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Table from "../src/boards/xwing/board/Table.svelte";
import type { Scene } from "../src/boards/xwing/board/scene";
import { BoardState } from "../src/boards/xwing/board/tools.svelte";
import { Cards, type Content } from "../src/boards/xwing/content";
import { noOverlays } from "../src/boards/xwing/overlays";
import type { Pose, Ruleset, ShipView, View } from "../src/boards/xwing/view";

const CONTENT = {
  arcs: { small: 8000, medium: 8000, large: 8000 }, seasons: [], pilots: [], upgrades: [], damage: [], conditions: [], devices: [], obstacles: [], quick_builds: [],
  ships: [{ id: "t65xwing", name: { en: "X-wing", fr: "X-wing" }, size: "Small", factions: ["Rebel"], weapons: [], turret: null, threshold: 1, agility: 2, hull: 4, shields: 2, actions: [], dial: [], text: null }],
} as unknown as Content;

const pose = (x: number, y: number): Pose => ({ x: x * 1000, y: y * 1000, heading: 0 });
const ship = (id: number, at: Pose): ShipView => ({
  id, seat: id % 2, number: id, pilot: "p", ship: "t65xwing", status: "Playing", pose: at, initiative: 3, agility: 2, hull: 4,
  shields: [2, 2], force: [0, 0], charges: [0, 0], threat: 2, tokens: [], locks: [], upgrades: [], damage: [], critical: [], face_down: 0,
  hidden: "hidden", conditions: [], dial: null, turret: null, carrier: null, done: [false, false], executed: null,
});
const RULESET: Ruleset = {
  forbidden_dial: "white_two_straight", obstacles: "each", start_on_obstacle: "ignored", tokens_per_step: "any", rerolls: "once",
  mutual_destruction: "no_winner", idle_costs: "refused", weapon_changes: "mandatory", reinforce: "entirely", threat: "at_most",
  mines_beyond: "go_off", both_goals: "survivor", second_academy: "replaced", damage_decks: "own",
};
const table = (poses: Pose[]): View => ({
  mode: "starter", ruleset: RULESET, area: [900_000, 900_000], round: 1, phase: "Activation", first: 0, ships: poses.map((at, id) => ship(id, at)),
  obstacles: [], supply: [], devices: [], markers: [], threat: [0, [0, 0]], decks: [33, 33], discards: [[], []], attack: null,
  replacements: [], deliveries: [], arrivals: [], asked: [], outcome: null,
});
const flew = (ship: number, from: Pose, to: Pose) =>
  [{ words: { key: "" }, rule: "", event: { Public: { Flew: { ship, maneuver: "2FW", from, to, full: true } } } }] as never;

describe("the drawn table", () => {
  /** Everything that was set in motion, by its first place, with what cancels it. */
  const moved: { from: string; cancel: () => void }[] = [];
  const [home, away, other] = [pose(300, 100), pose(300, 260), pose(600, 800)];
  let view = $state.raw<View>(table([home, other]));
  let board: BoardState;
  let mounted: object;

  beforeEach(() => {
    moved.length = 0;
    view = table([home, other]);
    board = new BoardState();
    vi.useFakeTimers();
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
    vi.stubGlobal("ResizeObserver", class { observe(): void {} unobserve(): void {} disconnect(): void {} });
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(800);
    vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(800);
    Element.prototype.animate = function (this: Element, frames: Keyframe[]) {
      const motion = { from: String(frames[0]?.transform ?? ""), cancel: vi.fn() };
      if (/^translate\(/.test(motion.from)) moved.push(motion);
      return motion;
    } as never;
    const scene: Scene = {
      game: "xwing2e", get view() { return view; }, seat: 0, cards: new Cards(CONTENT), overlays: noOverlays(), board, seatName: () => ({ key: "xwing-seat-one" }),
      look: () => Promise.reject(new Error("nobody to ask")),
    };
    mounted = mount(Table, { target: document.body, props: { scene } });
    flushSync();
  });
  afterEach(async () => {
    await unmount(mounted);
    document.body.replaceChildren();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("moves a ship and its plate once, when it flies, and no other", () => {
    view = table([away, other]);
    board.hear(flew(0, home, away), false);
    flushSync();
    const begun = moved.map(({ from }) => from);
    expect(begun).toHaveLength(2);
    expect(begun.every((from) => from.includes("translate(300px, 800px)"))).toBe(true);

    // Something else is asked, chosen, shot at: views come, and nobody flies again.
    for (let i = 0; i < 3; i++) {
      view = { ...view, ships: view.ships.map((one) => ({ ...one })), area: [...view.area], asked: [[0, "Ready"]] };
      flushSync();
      vi.advanceTimersByTime(300);
    }
    expect(moved).toHaveLength(2);
    vi.advanceTimersByTime(5000);
    flushSync();
    expect(board.stage.flights.size).toBe(0);
    view = table([away, other]);
    flushSync();
    expect(moved).toHaveLength(2);
  });

  it("flies a second time from where the first ended", () => {
    board.hear(flew(0, home, away), false);
    flushSync();
    vi.advanceTimersByTime(3000);
    const next = pose(300, 420);
    board.hear(flew(0, away, next), false);
    flushSync();
    expect(moved.slice(2).every(({ from }) => from.includes("translate(300px, 640px)"))).toBe(true);
    expect(moved).toHaveLength(4);
  });

  it("stops what flies when another moment is shown", () => {
    board.hear(flew(0, home, away), false);
    flushSync();
    board.hear([], true);
    flushSync();
    expect(board.stage.flights.size).toBe(0);
    expect(moved.every(({ cancel }) => vi.mocked(cancel).mock.calls.length > 0)).toBe(true);
  });
});
