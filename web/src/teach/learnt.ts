// Which lessons were gone through in this browser.
const STORED = "escadrille-learnt";

function all(): string[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(STORED) ?? "[]");
    return Array.isArray(read) ? read.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

export function learnt(game: string, lesson: string): boolean {
  return all().includes(`${game}/${lesson}`);
}

export function rememberLearnt(game: string, lesson: string): void {
  try {
    localStorage.setItem(STORED, JSON.stringify([...new Set([...all(), `${game}/${lesson}`])]));
  } catch {
    // Private windows may refuse; it will be offered again.
  }
}
