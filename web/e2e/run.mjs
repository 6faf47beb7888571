// Tests in a real browser against a real server: `SERVER_BIN=path npm run e2e [name..]`.
import { ARTEFACTS, launch } from "./browser.mjs";
import { Server } from "./server.mjs";
import { TESTS } from "./tests.mjs";

if (!process.env.SERVER_BIN) {
  console.error("SERVER_BIN must name the server's program.");
  process.exit(2);
}

/** One test with a server of its own; says what went wrong, if anything. */
async function attempt(name, test) {
  const server = new Server();
  let wrong = null;
  try {
    await server.start();
    await test(browser, server);
  } catch (error) {
    wrong = error instanceof Error ? error.stack : error;
    for (const context of browser.contexts()) {
      for (const [i, page] of context.pages().entries()) {
        // What broke in the page is often why the test did not go on.
        if (page.faults?.length > 0) wrong += `\n${page.faults.join("\n")}`;
        await page.screenshot({ path: `${ARTEFACTS}/failed-${name.split(" ").slice(0, 3).join("-")}-${i}.png` }).catch(() => {});
      }
    }
  }
  for (const context of browser.contexts()) await context.close();
  await server.stop();
  return wrong;
}

const wanted = process.argv.slice(2);
const browser = await launch();
let failed = 0;
for (const [name, test] of Object.entries(TESTS)) {
  if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue;
  const began = Date.now();
  let wrong = await attempt(name, test);
  // A machine that was busy with something else gets three more chances; what is broken fails again.
  for (let more = 0; wrong !== null && more < 3; more++) {
    console.log(`again ${name}\n${wrong}`);
    wrong = await attempt(name, test);
  }
  if (wrong !== null) failed += 1;
  console.log(wrong === null ? `ok   ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)` : `FAIL ${name}\n${wrong}`);
}
await browser.close();
process.exit(failed === 0 ? 0 : 1);
