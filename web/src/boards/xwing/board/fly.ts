// Moves drawings of a ship along its way, through the Web Animations API: what the view says is where it ends.
import { fly, slide } from "./motion";
import { type Frame, round, type Spot } from "./frame";
import type { Flight } from "./stage.svelte";

/** The places of a flight with their times, from 0 to 1. */
function waypoints(flight: Flight, frame: Frame, half: number): { spot: Spot; offset: number }[] {
  const points: { spot: Spot; offset: number }[] = [];
  for (const leg of flight.legs) {
    const way = leg.maneuver
      ? fly(frame, leg.maneuver, leg.from, leg.to, half)
      : slide(frame.spot(leg.from), frame.spot(leg.to));
    // The nose goes on from where it was, so that no leg spins the ship round.
    const before = points[points.length - 1]?.spot.degrees ?? way[0]?.degrees ?? 0;
    const turns = Math.round((before - (way[0]?.degrees ?? 0)) / 360) * 360;
    way.forEach((spot, i) => {
      const offset = (leg.start + leg.time * when(i / (way.length - 1))) / flight.total;
      points.push({ spot: { ...spot, degrees: spot.degrees + turns }, offset: Math.min(1, offset) });
    });
  }
  return points;
}

/** When a part of the way is done: ships gather speed and slow down, so the first and last parts take longer. */
function when(part: number): number {
  return 0.5 - Math.sin(Math.asin(1 - 2 * part) / 3);
}

/** Sets a drawing in motion; returns what stops it. */
export function animate(node: SVGGElement, flight: Flight, frame: Frame, half: number, turned: boolean): () => void {
  const points = waypoints(flight, frame, half);
  const first = points[0];
  if (!first || !node.animate) return () => {};
  const keyframe = ({ spot, offset }: { spot: Spot; offset: number }) => ({
    transform:
      `translate(${round(spot.x)}px, ${round(spot.y)}px)` + (turned ? ` rotate(${round(spot.degrees)}deg)` : ""),
    offset,
  });
  // Before its own time it stays where it was.
  const frames = [...(first.offset > 0 ? [keyframe({ ...first, offset: 0 })] : []), ...points.map(keyframe)];
  const running = node.animate(frames, { duration: flight.total, easing: "linear" });
  return () => running.cancel();
}
