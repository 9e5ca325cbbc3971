// Writes what the pages draw with as data for Python, which draws the same tables without a browser: tokens, pieces,
// icons, prints and the engraved grounds of every map. Called by building/client.py after the pages are built.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { createServer } from "vite";

const GAMES = new URL("../src/clachan/games/", import.meta.url);
const TO = new URL("../src/clachan/pictures/art/", import.meta.url);
const MODULES = ["A", "B", "C", "D"];
/** Of the finest strokes a picture shows one in so many: it is looked at as a whole, and must stay small. */
const THINNED = { "e-tuft": 4, "e-ink": 3 };

const read = (name) => readFileSync(new URL(name, import.meta.url), "utf8");
/** Printed values may carry where they come from: `{"value": …, "provenance": …}`. */
const plain = (held) => {
  if (Array.isArray(held)) return held.map(plain);
  if (held === null || typeof held !== "object") return held;
  return "value" in held ? plain(held.value) : Object.fromEntries(Object.entries(held).map(([name, value]) => [name, plain(value)]));
};
const data = (name) => plain(JSON.parse(readFileSync(new URL(name, GAMES), "utf8")));
const write = (name, held) => writeFileSync(new URL(`${name}.json.gz`, TO), gzipSync(JSON.stringify(held), { level: 9 }));

const server = await createServer({
  root: new URL(".", import.meta.url).pathname,
  configFile: false,
  appType: "custom",
  logLevel: "error",
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, watch: null, ws: false },
});
const load = (path) => server.ssrLoadModule(`/src/${path}.ts`);

async function kit() {
  const [{ PIECES, SIGNS, BADGES }, { ICONS }] = [await load("look/pieces"), await load("look/icons")];
  const [{ WOODEN }, glen] = [await load("glenmore/art/wood"), await load("glenmore/art/icons")];
  const { SCENES, RIVER, portrait, printOf } = await load("glenmore/art/scenes");
  const files = readdirSync(new URL("glenmore/data/", GAMES)).sort().map((name) => data(`glenmore/data/${name}`));
  const tiles = Object.assign({}, ...files.flatMap(({ home, tiles }) => [home, tiles]));
  const portraits = { person0: portrait(0), person1: portrait(1), person2: portrait(2), lady: portrait(4, true) };
  return {
    css: [read("src/look/look.css"), read("src/glenmore/prints.css")],
    pieces: { ...PIECES }, wooden: WOODEN, signs: SIGNS, badges: BADGES,
    icons: { ...ICONS, ...glen.ICONS }, emblems: glen.EMBLEMS, lined: [...glen.LINED],
    prints: { ...SCENES, ...portraits }, river: RIVER,
    print_of: Object.fromEntries(Object.entries(tiles).map(([tile, face]) => [tile, printOf({ tile, ...face })])),
  };
}

async function grounds() {
  const [{ engrave }, { layersOf, NEAT, SHEET }, { seedOf }] = [
    await load("caledonia/survey/engrave"), await load("caledonia/survey/layers"), await load("caledonia/survey/chance"),
  ];
  const { faces } = data("caledonia/data/map.json");
  for (let bits = 0; bits < 16; bits++) {
    const sides = MODULES.map((_, i) => 1 + ((bits >> i) & 1));
    const laid = MODULES.map((module, i) => faces[`${module}-${sides[i]}`]);
    const plots = laid.flatMap(({ hexes }) => Object.entries(hexes).map(([name, { terrain, cost }]) => ({ name, terrain, cost })));
    const rivers = laid.flatMap((face) => face.rivers);
    const layers = layersOf(engrave(plots, rivers, seedOf(JSON.stringify([plots, rivers])))).filter(isSeen).map(thinned);
    const paths = [...new Set(layers.map((layer) => layer.path))];
    write(`ground-${sides.join("")}`, {
      sheet: SHEET, neat: NEAT, paths, layers: layers.map((layer) => ({ ...layer, path: paths.indexOf(layer.path) })),
      plots: plots.map(({ name, terrain, cost }) => [name, terrain, cost]),
    });
  }
}

/** The faintest lines in the water are left out. */
function isSeen({ path, line, alpha = 1 }) {
  return path && !(line === "e-water" && alpha < 0.5);
}

function thinned(layer) {
  const every = layer.line && !layer.fill && layer.path.length > 30000 ? THINNED[layer.line] ?? 1 : 1;
  const strokes = layer.path.split("M").slice(1);
  return every === 1 ? layer : { ...layer, path: strokes.filter((_, i) => i % every === 0).map((stroke) => `M${stroke}`).join("") };
}

rmSync(TO, { recursive: true, force: true });
mkdirSync(TO, { recursive: true });
write("kit", await kit());
await grounds();
await server.close();
