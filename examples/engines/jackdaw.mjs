// An engine in JavaScript for Node: it does what it likes first, by the verb of an action, and draws among equals
// with its seed.
//
//     clachan check-bot "engine:node examples/engines/jackdaw.mjs"
//
// docs/engine-protocol.md tells what the lines mean.
import { createInterface } from "node:readline";

const LIKES = ["fulfil", "activate", "expand", "upgrade", "build", "place", "take", "hire", "sell", "buy", "gain"];
const DISLIKES = ["pass", "quit", "withdraw", "discard", "return", "remove"];

let draw = () => 0;

/** A stream of numbers from a seed of up to 60 bits, which a plain number would cut off. */
function stream(seed) {
  let state = BigInt(seed) | 1n;
  return (limit) => {
    state = (state * 6364136223846793005n + 1442695040888963407n) & ((1n << 64n) - 1n);
    return Number((state >> 33n) % BigInt(limit));
  };
}

function worth(text) {
  const verb = text.split(" ")[0];
  if (DISLIKES.includes(verb)) return -1;
  const liked = LIKES.indexOf(verb);
  return liked < 0 ? 0 : LIKES.length - liked;
}

function choose({ legal, actions }) {
  const best = Math.max(...actions.map(worth));
  const equals = legal.filter((_, at) => worth(actions[at]) === best);
  return equals[draw(equals.length)];
}

const say = (line) => process.stdout.write(`${JSON.stringify(line)}\n`);

for await (const text of createInterface({ input: process.stdin })) {
  const line = JSON.parse(text);
  if (line.type === "hello") say({ type: "hello", protocol: 1, name: "jackdaw", wants: ["actions"] });
  else if (line.type === "game") {
    draw = stream(line.seed);
    say({ type: "ready" });
  } else if (line.type === "choose") say({ type: "answer", action: choose(line) });
  else if (line.type === "quit") process.exit(0);
}
