// What players of X-Wing choose for themselves when they sit down.
export { default as Bring } from "./Bring.svelte";
