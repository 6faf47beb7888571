import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The server that `npm run dev` talks to; the built client is served by the server itself.
const server = process.env.SERVER ?? "http://127.0.0.1:8731";

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
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
  },
});
