import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const STATIC = "../src/clachan/server/static";

/** Packs what is built, as tightly as can be, since it is packed once and sent often. */
function packed() {
  return {
    name: "packed",
    apply: "build" as const,
    closeBundle() {
      const folder = new URL(`${STATIC}/assets/`, import.meta.url);
      for (const name of readdirSync(folder)) {
        if (!/\.(js|css|svg)$/.test(name)) continue;
        writeFileSync(new URL(`${name}.br`, folder), brotliCompressSync(readFileSync(new URL(name, folder))));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), packed()],
  // Tests run the code that browsers run, not the one for rendering on a server.
  ...(process.env.VITEST ? { resolve: { conditions: ["browser"] } } : {}),
  build: {
    outDir: STATIC,
    emptyOutDir: true,
    // The server reads in it which files a page will need.
    manifest: "manifest.json",
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What several pages share comes in a few files: each one costs a request and packs worse than a large one.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "base", test: /node_modules|rolldown|\/src\/lib\//, priority: 3 },
            { name: "kit", test: /\/src\/(look|board\/(?!PointingCard))/, minShareCount: 2, priority: 2 },
            { name: "table", test: /\/src\/(table\/(?!EndSheet|Plot)|door\/people|games|caledonia\/words)/, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  test: { include: ["test/**/*.test.ts"] },
});
