// Starts, kills and restarts the server under test.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const BIN = process.env.SERVER_BIN;

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

export class Server {
  #process = null;
  #dir = mkdtempSync(join(tmpdir(), "escadrille-e2e-"));

  async start() {
    this.port ??= await freePort();
    this.url = `http://127.0.0.1:${this.port}`;
    // `SERVER_ARGS` are the words before the options, for binaries with commands: `serve`.
    const args = (process.env.SERVER_ARGS ?? "").split(" ").filter(Boolean);
    args.push("--addr", `127.0.0.1:${this.port}`, "--data", join(this.#dir, "matches.db"), "--no-limits");
    this.#process = spawn(BIN, args, { stdio: ["ignore", "ignore", "inherit"] });
    for (let tries = 0; tries < 200; tries++) {
      const answer = await fetch(`${this.url}/healthz`).catch(() => null);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error("the server does not answer /healthz");
  }

  /** Ends it as a power cut would. */
  async kill() {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const ended = new Promise((resolve) => this.#process.once("exit", resolve));
    this.#process.kill("SIGKILL");
    await ended;
  }

  async stop() {
    await this.kill().catch(() => {});
    rmSync(this.#dir, { recursive: true, force: true });
  }

  /** Whether the program has the client inside; if not, or if `LEND_DIST` is set, the tests lend it `dist/`. */
  async hasClient() {
    if (process.env.LEND_DIST) return false;
    const page = await (await fetch(this.url)).text();
    return page.includes('id="app"');
  }

  async policy() {
    return (await fetch(this.url)).headers.get("content-security-policy") ?? "";
  }
}
