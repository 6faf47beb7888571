// What players of total war choose for themselves when they sit down.
export { default as Bring } from "./Bring.svelte";
