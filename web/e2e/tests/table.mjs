// What several tests do at a table.
import { answer, asked } from "../player.mjs";

/** Sets up a match by the page: one person makes it, the other follows the link. */
export async function friends(a, b) {
  await a.goto("/?game=endor");
  await a.click("[data-invite]");
  await a.click("[data-invite-go]");
  const link = await a.locator(".seating input").first().inputValue();
  // For a phone that lies beside it.
  await a.click("[data-show-qr]");
  await a.waitForSelector("[data-qr] svg path");
  await b.goto(new URL(link).pathname + new URL(link).hash);
  await b.fill(".seating input", "Mara");
  await b.click("[data-join]");
  await asked(a);
  await asked(b);
  return new URL(a.url()).pathname;
}

/** Both answer whatever they are asked until the match is over, or for a number of answers. */
export async function playOn(a, b, plans, ways, most = 2000) {
  for (let count = 0; count < most; count++) {
    const [page, plan, way] = await Promise.race([
      a.waitForSelector("[data-asked], [data-ended]").then(() => [a, plans[0], ways[0]]),
      b.waitForSelector("[data-asked], [data-ended]").then(() => [b, plans[1], ways[1]]),
    ]);
    if ((await answer(page, plan, way)) === "over") return;
  }
}
