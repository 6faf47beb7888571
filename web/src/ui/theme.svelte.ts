// Dark or light: what the system prefers, until somebody chooses.
export type Theme = "dark" | "light";
const STORED = "escadrille-theme";
const prefers = matchMedia("(prefers-color-scheme: light)");

function wanted(): Theme {
  const stored = localStorage.getItem(STORED);
  if (stored === "dark" || stored === "light") return stored;
  return prefers.matches ? "light" : "dark";
}

const state = $state<{ theme: Theme }>({ theme: wanted() });

function show(): void {
  state.theme = wanted();
  document.documentElement.dataset.theme = state.theme;
}

show();
prefers.addEventListener("change", show);

export function theme(): Theme {
  return state.theme;
}

export function turn(): void {
  localStorage.setItem(STORED, state.theme === "dark" ? "light" : "dark");
  show();
}
