// What a new match of Starfighter starts from, for the page that makes matches.
export { default as Setup } from "./Setup.svelte";
