//! The rules, the scenarios and the web client, inside the program. Written by `build.rs`.

include!(concat!(env!("OUT_DIR"), "/embedded.rs"));
