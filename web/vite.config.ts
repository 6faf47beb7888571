import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The server that `npm run dev` talks to: where `escadrille` listens unless told otherwise. The built client is served
// by the server itself.
const server = process.env.SERVER ?? "http://127.0.0.1:8080";

// A file costs a slow phone a round trip, however small it is: what every page needs is one file, and what every table
// needs is another. Everything else is split as pages and games are; libraries that one page needs stay with it: the
// ciphers of the verify page and the drawing of QR codes.
const GROUPS = [
  { name: "core", test: /node_modules[\\/](?!uqr|@noble)|[\\/]src[\\/](ui[\\/](?!Copy|Qr)|protocol|settings[\\/]settings|i18n[\\/](lang|words)|session[\\/]memory|site[\\/](turn|games)|router|pages|boards[\\/]faces)/ },
  { name: "table", test: /[\\/]src[\\/](prompt|session|rules[\\/](RuleLink|book)|boards[\\/](chance|examiner|face)|i18n[\\/]typeset|sound[\\/]sound|ui[\\/]Copy)/ },
];

export default defineConfig({
  plugins: [svelte()],
  server: {
    port: 5173,
    fs: { allow: [".."] },
    // The server refuses pages of other origins, so the proxy speaks as if it were its own.
    proxy: { "/api": { target: server, ws: true, changeOrigin: true, rewriteWsOrigin: true, headers: { origin: server } } },
  },
  build: {
    outDir: process.env.WEB_OUT ?? "dist",
    emptyOutDir: true,
    target: "es2022",
    // The page's CSP allows nothing inline, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
  },
});
