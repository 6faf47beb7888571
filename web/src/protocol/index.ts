// The wire types. `generated/` is written from Rust by `cargo xtask protocol`.
export type * from "./generated";
export { PROTOCOL_VERSION as PROTOCOL } from "./generated";
