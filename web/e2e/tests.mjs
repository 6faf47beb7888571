// What must work in a browser. Names are sentences.
import { BATTLE } from "./tests/battle.mjs";
import { ENDOR } from "./tests/endor.mjs";
import { GATHER } from "./tests/gather.mjs";
import { GUIDE } from "./tests/guide.mjs";
import { LAYOUT } from "./tests/layout.mjs";
import { MENDED } from "./tests/mended.mjs";
import { OFFERS } from "./tests/offers.mjs";
import { OFFLINE } from "./tests/offline.mjs";
import { PACE } from "./tests/pace.mjs";
import { PAGES } from "./tests/pages.mjs";
import { SITE } from "./tests/site.mjs";
import { SQUADS } from "./tests/squads.mjs";
import { STARFIGHTER } from "./tests/starfighter.mjs";
import { ANALYSIS } from "./tests/analysis.mjs";
import { STUDY } from "./tests/study.mjs";
import { TEACH } from "./tests/teach.mjs";
import { TOUCH } from "./tests/touch.mjs";
import { TROUBLE } from "./tests/trouble.mjs";
import { WEIGHT } from "./tests/weight.mjs";
import { XWING } from "./tests/xwing.mjs";
import { XWING_ASKS } from "./tests/xwing-asks.mjs";
import { XWING_MOTION } from "./tests/xwing-motion.mjs";
import { XWING_RARE } from "./tests/xwing-rare.mjs";
import { XWING_SWARM } from "./tests/xwing-swarm.mjs";
import { XWING_TABLE } from "./tests/xwing-table.mjs";

export const TESTS = {
  ...PAGES,
  ...LAYOUT,
  ...SITE,
  ...WEIGHT,
  ...BATTLE,
  ...TROUBLE,
  ...TOUCH,
  ...OFFERS,
  ...MENDED,
  ...OFFLINE,
  ...ENDOR,
  ...PACE,
  ...GATHER,
  ...GUIDE,
  ...STUDY,
  ...ANALYSIS,
  ...XWING,
  ...XWING_ASKS,
  ...XWING_MOTION,
  ...XWING_RARE,
  ...XWING_SWARM,
  ...XWING_TABLE,
  ...TEACH,
  ...STARFIGHTER,
  ...SQUADS,
};
