// Keys that do the same as the mouse. They stay out of the way of text fields and dialogs.

/** Whether a key press belongs to something else on the page. */
export function taken(event: KeyboardEvent): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey) return true;
  const at = event.target as HTMLElement | null;
  return at?.closest("input, textarea, select, [contenteditable], dialog[open]") != null;
}

/** The position a digit stands for: 1 to 9, then 0 for the tenth. */
export function digit(event: KeyboardEvent): number | null {
  if (!/^[0-9]$/.test(event.key)) return null;
  return event.key === "0" ? 9 : Number(event.key) - 1;
}

/** Moves the focus among the choices of a prompt. Returns whether it did. */
export function roam(event: KeyboardEvent, within: HTMLElement | undefined): boolean {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step || !within) return false;
  const all = [...within.querySelectorAll<HTMLElement>("[data-choice]:not(:disabled)")];
  if (all.length === 0) return false;
  const at = all.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (step > 0 ? 0 : all.length - 1) : (at + step + all.length) % all.length;
  all[next]?.focus();
  return true;
}

/** The key each choice is picked with: its own, where choices have keys of their own, or else its number in the list. */
export function keysOf(options: readonly { key?: string; barred?: unknown }[]): (string | null)[] {
  const own = options.some((option) => option.key !== undefined);
  let at = 0;
  return options.map((option) => {
    if (option.barred) return null;
    if (own) return option.key ?? null;
    return at++ < 10 ? String(at % 10) : null;
  });
}

/** The choice that a key picks. */
export function pickedBy<O extends { key?: string; barred?: unknown }>(options: readonly O[], key: string): O | undefined {
  return options[keysOf(options).indexOf(key.toLowerCase())];
}
