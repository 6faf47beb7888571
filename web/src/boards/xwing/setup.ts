// What the page of a new match shows for X-Wing.
export { default as Setup } from "./Setup.svelte";
