// Where the project's files are. Vitest runs in `web/`.
import { resolve } from "node:path";

export const WEB = process.cwd();
export const LOCALES = resolve(WEB, "../locales");
export const PACK = resolve(WEB, "../packs/endor");
