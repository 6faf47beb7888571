// Whose turn it is, told to somebody who looks elsewhere: by the tab's title and icon, and, if they want it, by a
// notification.
import { t } from "../i18n/lang.svelte";
import { settings } from "../settings/settings.svelte";

const ICON = "/favicon.svg";
const ICON_TURN = "/favicon-turn.svg";

/** Whether this browser can tell of anything outside its window. */
export function canNotify(): boolean {
  return typeof Notification !== "undefined";
}

/** Asks the browser for it, which asks whoever sits before it. Only a click may lead here. */
export async function mayNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  if (Notification.permission === "default") await Notification.requestPermission().catch(() => "denied");
  return Notification.permission === "granted";
}

function icon(href: string): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (link && link.getAttribute("href") !== href) link.setAttribute("href", href);
}

/** The title of a tab: a mark, what is played, the site. */
export function titled(what: string | null, mine: boolean): string {
  const title = what ? `${what} · Escadrille` : "Escadrille";
  return mine ? `● ${t("web-your-turn")} · ${title}` : title;
}

/** What a match page tells of, whenever it changes. */
export interface Turn {
  /** What is played, in words. */
  what: string | null;
  /** Whether somebody is waited for here. */
  mine: boolean;
  /** The decision that waits: each is told once. */
  decision: number | null;
  /** Where the notification leads. */
  path: string;
}

let told: string | null = null;

/** Shows whose turn it is; a notification is for whoever is away. */
export function tell({ what, mine, decision, path }: Turn): void {
  document.title = titled(what, mine);
  icon(mine ? ICON_TURN : ICON);
  const key = mine ? `${path} ${decision}` : null;
  if (key === null || key === told) {
    told = key;
    return;
  }
  told = key;
  if (document.visibilityState === "visible" && document.hasFocus()) return;
  if (settings.notify && canNotify() && Notification.permission === "granted") notify(what, path);
}

function notify(what: string | null, path: string): void {
  try {
    // One per match: the newest takes the place of the one before.
    const note = new Notification(t("web-your-turn"), { body: what ?? "Escadrille", tag: path, icon: "/icon-192.png" });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Phones want a service worker to show one; the title and the icon tell it there.
  }
}

/** Another page: nothing waits there. */
export function quiet(what: string | null = null): void {
  told = null;
  document.title = titled(what, false);
  icon(ICON);
}
