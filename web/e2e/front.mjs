// Lends a built page over the wire, in front of a server that has none inside or another one: packed as the server packs
// files, with the server's own answers behind it.
import { existsSync, readFileSync } from "node:fs";
import { createServer, request as ask } from "node:http";
import { connect } from "node:net";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";

const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".png": "image/png", ".webmanifest": "application/manifest+json" };

export class Front {
  #dist;
  #server;
  #headers;
  #packed = new Map();
  #proxy = null;

  /** `headers` go with every file. */
  constructor(dist, server, headers = {}) {
    this.#dist = dist;
    this.#server = server;
    this.#headers = headers;
  }

  #file(path) {
    const known = this.#packed.get(path);
    if (known) return known;
    const found = { type: TYPES[extname(path)] ?? "text/plain", bytes: gzipSync(readFileSync(path), { level: 9 }) };
    this.#packed.set(path, found);
    return found;
  }

  /** Listens; again on the same port, if it did before. */
  async start() {
    const server = this.#server;
    const proxy = createServer((request, answer) => {
      const { pathname } = new URL(request.url, "http://here");
      if (pathname.startsWith("/api/")) {
        const on = ask(`${server.url}${request.url}`, { method: request.method, headers: { ...request.headers, host: new URL(server.url).host, origin: server.url } }, (told) => {
          answer.writeHead(told.statusCode, told.headers);
          told.pipe(answer);
        });
        on.on("error", () => answer.destroy());
        request.pipe(on);
        return;
      }
      const path = extname(pathname) && existsSync(join(this.#dist, pathname)) ? join(this.#dist, pathname) : join(this.#dist, "index.html");
      const { type, bytes } = this.#file(path);
      answer.writeHead(200, { "content-type": type, "content-encoding": "gzip", "content-length": bytes.length, "cache-control": "no-store", ...this.#headers }).end(bytes);
    });
    // Sockets pass as they are, but for the names of who speaks to whom.
    proxy.on("upgrade", (request, socket) => {
      const { port, host } = new URL(server.url);
      const on = connect(Number(port), "127.0.0.1", () => {
        const headers = Object.entries({ ...request.headers, host, origin: server.url }).map(([name, value]) => `${name}: ${value}`);
        on.write(`GET ${request.url} HTTP/1.1\r\n${headers.join("\r\n")}\r\n\r\n`);
        socket.pipe(on).pipe(socket);
      });
      for (const end of [on, socket]) end.on("error", () => { on.destroy(); socket.destroy(); });
    });
    await new Promise((done) => proxy.listen(this.port ?? 0, "127.0.0.1", done));
    this.#proxy = proxy;
    this.port = proxy.address().port;
    this.url = `http://127.0.0.1:${this.port}`;
  }

  /** Nobody answers any more. */
  async stop() {
    const proxy = this.#proxy;
    if (!proxy) return;
    this.#proxy = null;
    proxy.closeAllConnections();
    await new Promise((done) => proxy.close(done));
  }
}
