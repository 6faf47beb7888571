// The summary of a match as a picture to share: drawn here, 1200 by 630, which is what previews of links have.
import type { Analysis } from "../protocol";
import { type Box, accuracy, band, inOrder, line, nearest, place, rounds, under } from "./figures";

export const WIDTH = 1200;
export const HEIGHT = 630;

/** What is written on it, in the language of the page. */
export interface Said {
  title: string;
  result: string;
  sides: [string, string];
  /** Under the curve: accuracy and luck of each side. */
  notes: [string, string];
  site: string;
}

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const short = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);
const BOX: Box = { left: 72, top: 200, width: 1056, height: 260 };

/** Stars that are the same for the same match. */
function stars(seed: string): string {
  let state = [...seed].reduce((sum, sign) => (Math.imul(sum, 31) + sign.charCodeAt(0)) >>> 0, 7);
  const next = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
  return Array.from({ length: 90 }, () => {
    const [x, y, size] = [next() * WIDTH, next() * HEIGHT, 0.6 + next() * 1.6];
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${size.toFixed(1)}" fill="#e8edf6" opacity="${(0.15 + next() * 0.4).toFixed(2)}"/>`;
  }).join("");
}

/** The picture, as SVG that needs nothing else. */
export function picture(analysis: Analysis, said: Said, seed: string): string {
  const { points } = analysis;
  const last = points.at(-1)?.at ?? 0;
  const text = (x: number, y: number, size: number, fill: string, words: string, anchor = "start") =>
    `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" text-anchor="${anchor}">${escape(words)}</text>`;
  const marks = rounds(points).map((point) => {
    const { x } = place(point, last, BOX);
    return `<path d="M${x.toFixed(1)} ${BOX.top}v${BOX.height}" stroke="#5a6f96" stroke-dasharray="3 6"/>`;
  });
  const moments = inOrder(analysis).map((moment) => {
    const { x, y } = place({ at: moment.at, chance: points[nearest(points, moment.at)]?.chance ?? 0.5 }, last, BOX);
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="8" fill="#ff7b72" stroke="#0a101e" stroke-width="2"/>`;
  });
  const middle = BOX.top + BOX.height / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="system-ui, 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', sans-serif">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#0a101e"/>`,
    stars(seed),
    // Our own sign: three chevrons in formation.
    `<g fill="none" stroke="#f4c552" stroke-width="5"><path d="M72 92l22-40 22 40"/><path d="M104 116l16-29 16 29" opacity=".7"/><path d="M52 116l16-29 16 29" opacity=".7"/></g>`,
    text(160, 84, 40, "#e8edf6", short(said.title, 44)),
    text(160, 122, 28, "#f4c552", short(said.result, 62)),
    text(BOX.left, 182, 26, "#a5dd8e", short(said.sides[0], 60)),
    `<rect x="${BOX.left}" y="${BOX.top}" width="${BOX.width}" height="${BOX.height}" fill="#1b2340"/>`,
    `<path d="${under(points, BOX)}" fill="#2c4a3a"/>`,
    `<path d="${band(points, BOX)}" fill="#e8edf6" opacity=".14"/>`,
    `<path d="M${BOX.left} ${middle}h${BOX.width}" stroke="#5a6f96"/>`,
    ...marks,
    `<path d="${line(points, BOX)}" fill="none" stroke="#e8edf6" stroke-width="4" stroke-linejoin="round"/>`,
    ...moments,
    text(BOX.left, 496, 26, "#b3bcff", short(said.sides[1], 60)),
    text(BOX.left, 552, 24, "#a5dd8e", short(said.notes[0], 90)),
    text(BOX.left, 588, 24, "#b3bcff", short(said.notes[1], 90)),
    text(WIDTH - 72, 588, 22, "#a7b5cc", said.site, "end"),
    "</svg>",
  ].join("");
}

/** The picture as a file that everything can show. */
export async function png(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}

/** One line of what a side owes to itself: its accuracy, if anything was looked at. */
export function accuracyOf(analysis: Analysis, side: number): number | null {
  const tally = analysis.sides[side];
  return tally ? accuracy(tally) : null;
}
