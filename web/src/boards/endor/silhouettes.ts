// Our own top-down silhouettes in a box of 24 by 24, nose up, a few strokes each.
import type { Kind } from "./view";

export interface Silhouette {
  /** The body: filled for Rebels, outlined for the Empire. */
  body: string;
  /** Lines inside or around it. */
  lines: string;
}

export const SILHOUETTES: Record<Exclude<Kind, "marker">, Silhouette> = {
  // A needle nose and four wings with a gun at each tip.
  x: {
    body:
      "M12 .8 13.3 9.5 14.2 13 21 11.4V15.2L14.4 17.6 14 21.6 12.9 22.6H11.1L10 21.6 9.6 17.6 3 15.2V11.4L9.8 13 10.7 9.5Z",
    lines: "M21.9 5.6V17.6M2.1 5.6V17.6",
  },
  // A cabin held between two long engines.
  y: {
    body:
      "M12 1 14.8 4.4 14.3 8.6 13.2 13.2H18V9.4L19.3 8 20.6 9.4V20.4H18V15.6H6V20.4H3.4V9.4L4.7 8 6 9.4V13.2H10.8L9.7 8.6 9.2 4.4Z",
    lines: "M4.7 20.4V23.2M19.3 20.4V23.2",
  },
  // A long blade with the cabin at its head and two foils across.
  b: {
    body:
      "M12 .8 14.9 3 14.9 6 13.3 8.2 13.4 12.4H20.6V15.2H13.6L13.9 20 12 23.2 10.1 20 10.4 15.2H3.4V12.4H10.6L10.7 8.2 9.1 6 9.1 3Z",
    lines: "M2.6 9.6V18M21.4 9.6V18",
  },
  // A ball between two panels.
  tie: {
    body: "M12 7.4A4.6 4.6 0 1 1 12 16.6 4.6 4.6 0 1 1 12 7.4Z",
    lines: "M7.4 12H3.4M16.6 12H20.6M3.4 3.4V20.6M20.6 3.4V20.6M12 10.2A1.8 1.8 0 1 1 12 13.8 1.8 1.8 0 1 1 12 10.2Z",
  },
  // A dish with two prongs, the cabin off to one side.
  falcon: {
    body:
      "M9.8 1 11.3 1 11.6 6.6H12.4L12.7 1 14.2 1 15.8 7.2 18.6 9 21.6 5.8 23 8.6 20.4 12.4A8.7 8.7 0 1 1 8.2 7.2Z",
    lines: "",
  },
  // A very long dagger.
  executor: {
    body: "M12 .6 21.4 21.4 16.4 20.4 12 23 7.6 20.4 2.6 21.4Z",
    lines: "M12 6.4V16.4M9.6 15.4H14.4V18.2H9.6Z",
  },
};

/** Whose ship a kind is. */
export function isRebel(kind: Kind): boolean {
  return kind !== "tie" && kind !== "executor";
}
