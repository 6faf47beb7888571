// Tests in a real browser against a real server: `SERVER_BIN=path npm run e2e [name..]`.
import { ARTEFACTS, launch } from "./browser.mjs";
import { Server } from "./server.mjs";
import { TESTS } from "./tests.mjs";

if (!process.env.SERVER_BIN) {
  console.error("SERVER_BIN must name the server's program.");
  process.exit(2);
}

const wanted = process.argv.slice(2);
const browser = await launch();
let failed = 0;
for (const [name, test] of Object.entries(TESTS)) {
  if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue;
  const server = new Server();
  const began = Date.now();
  try {
    await server.start();
    await test(browser, server);
    console.log(`ok   ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  } catch (error) {
    failed += 1;
    console.log(`FAIL ${name}\n${error instanceof Error ? error.stack : error}`);
    for (const context of browser.contexts()) {
      for (const [i, page] of context.pages().entries()) {
        await page.screenshot({ path: `${ARTEFACTS}/failed-${name.split(" ").slice(0, 3).join("-")}-${i}.png` }).catch(() => {});
      }
    }
  }
  for (const context of browser.contexts()) await context.close();
  await server.stop();
}
await browser.close();
process.exit(failed === 0 ? 0 : 1);
