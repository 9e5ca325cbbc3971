import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  // Tests run the code that browsers run, not the one for rendering on a server.
  ...(process.env.VITEST ? { resolve: { conditions: ["browser"] } } : {}),
  build: {
    outDir: "../src/clachan/server/static",
    emptyOutDir: true,
    // The server reads in it which files a page will need.
    manifest: "manifest.json",
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: { include: ["test/**/*.test.ts"] },
});
