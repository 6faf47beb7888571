// The wire types. `generated/` is written from Rust by `cargo xtask protocol`.
export type * from "./generated";

/** The version of the messages this client speaks. */
export const PROTOCOL = 1;
