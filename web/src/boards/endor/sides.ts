// What messages call the seats of a match for two: by their sides.
import type { Names } from "../../i18n/words";

export const SIDES: Names = {
  "endor-seat-rebel-1": { alias: "endor-side-rebel" },
  "endor-seat-empire-1": { alias: "endor-side-empire" },
};
