import preact from "@preact/preset-vite";
import { defineConfig } from "vite";

/** Where the server looks for the page: inside its package, so that the wheel carries it. */
const OUT = "../service/dozor/web/page";

/** A server to develop against: `make serve`. */
const SERVER = process.env["DOZOR"] ?? "http://localhost:8080";

export default defineConfig({
  plugins: [preact()],
  resolve: { preserveSymlinks: true },
  build: {
    outDir: OUT,
    emptyOutDir: true,
    // One policy for all assets: nothing inline, since the page forbids itself inline code.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "^/dozor\\.v1\\.": SERVER, "/config.json": SERVER } },
});
