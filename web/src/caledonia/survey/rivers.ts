// Rivers as shapes: edges joined to streams, broad where they meet a loch, with a fan of sand at each mouth.
import { CORNERS, type Point } from "../geometry";
import type { Noise } from "./chance";
import { key, type Bend, type Cell } from "./land";
import { Pen } from "./pen";

interface Node extends Point {
  to: Node[];
  /** How many edges from the nearest mouth. */
  far: number;
  loch: Cell | null;
}
interface Bank extends Point {
  /** Half the width of the stream here. */
  w: number;
}
export interface Fan extends Point {
  ux: number;
  uy: number;
}
export interface Rivers {
  body: string;
  bars: string;
  sand: string;
  channel: string;
  points: Bank[];
  fans: Fan[];
}

const width = (far: number) => Math.max(1.15, 2.5 - 0.42 * far);

export function riversOf(rivers: [string, string][], cells: Cell[], bend: Bend, wave: Noise): Rivers {
  const nodes = joined(rivers, cells);
  const body = new Pen();
  const points: Bank[] = [];
  const fans: Fan[] = [];
  for (const chain of streams(nodes)) {
    const line = bankLine(chain, bend, fans);
    points.push(...line);
    body.soft(shore(line, wave), true);
  }
  return { body: body.d, points, fans, ...deltas(fans) };
}

function joined(rivers: [string, string][], cells: Cell[]): Node[] {
  const nodes = new Map<string, Node>();
  const byName = new Map(cells.map((cell) => [cell.name, cell]));
  const node = (p: Point): Node => {
    const found = nodes.get(key(p)) ?? { ...p, to: [], far: Infinity, loch: null };
    nodes.set(key(p), found);
    return found;
  };
  for (const [one, other] of rivers) {
    const a = byName.get(one);
    const b = byName.get(other);
    if (!a || !b) continue;
    const e = a.near.indexOf(b);
    const [c, d] = [CORNERS[e] as Point, CORNERS[(e + 1) % 6] as Point];
    const p = node({ x: a.x + c.x, y: a.y + c.y });
    const q = node({ x: a.x + d.x, y: a.y + d.y });
    p.to.push(q);
    q.to.push(p);
  }
  for (const cell of cells) {
    if (cell.terrain[0] !== "loch") continue;
    for (const c of CORNERS) {
      const found = nodes.get(key({ x: cell.x + c.x, y: cell.y + c.y }));
      if (found) found.loch = cell;
    }
  }
  measured([...nodes.values()].filter((n) => n.loch));
  return [...nodes.values()];
}

function measured(mouths: Node[]) {
  const queue = [...mouths];
  for (const n of queue) n.far = 0;
  for (let n = queue.shift(); n; n = queue.shift()) {
    for (const m of n.to) {
      if (m.far <= n.far + 1) continue;
      m.far = n.far + 1;
      queue.push(m);
    }
  }
}

/** Edges joined to chains between springs, forks and mouths. */
function streams(nodes: Node[]): Node[][] {
  const done = new Set<string>();
  const id = (a: Point, b: Point) => [key(a), key(b)].sort().join("|");
  const isEnd = (n: Node) => n.to.length !== 2 || n.loch !== null;
  const found: Node[][] = [];
  for (const start of [...nodes.filter(isEnd), ...nodes]) {
    for (const first of start.to) {
      if (done.has(id(start, first))) continue;
      const chain = [start];
      for (let from = start, now = first; ; ) {
        done.add(id(from, now));
        chain.push(now);
        const next = now.to[0] === from ? now.to[1] : now.to[0];
        if (isEnd(now) || !next || done.has(id(now, next))) break;
        from = now;
        now = next;
      }
      found.push(chain);
    }
  }
  return found;
}

function bankLine(chain: Node[], bend: Bend, fans: Fan[]): Bank[] {
  const line: Bank[] = [];
  const n = 7;
  for (let i = 0; i + 1 < chain.length; i++) {
    const [a, b] = [chain[i] as Node, chain[i + 1] as Node];
    const last = i + 2 === chain.length ? n : n - 1;
    for (let k = 0; k <= last; k++) {
      const t = k / n;
      line.push({ ...bend({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }), w: width(a.far) * (1 - t) + width(b.far) * t });
    }
  }
  for (let pass = 0; pass < 2; pass++) {
    for (let i = 1; i + 1 < line.length; i++) {
      const [before, p, after] = [line[i - 1] as Bank, line[i] as Bank, line[i + 1] as Bank];
      p.x = (before.x + 2 * p.x + after.x) / 4;
      p.y = (before.y + 2 * p.y + after.y) / 4;
    }
  }
  ended(line, chain, fans);
  line.reverse();
  ended(line, [...chain].reverse(), fans);
  return line.reverse();
}

/** How a stream begins: broad and with a fan at a loch, thin at a spring. */
function ended(line: Bank[], chain: Node[], fans: Fan[]) {
  const start = chain[0] as Node;
  const [first, second, third] = line as [Bank, Bank, Bank];
  if (start.loch) {
    const dx = start.loch.x - start.x;
    const dy = start.loch.y - start.y;
    const d = Math.hypot(dx, dy);
    const [ux, uy] = [dx / d, dy / d];
    fans.push({ x: first.x, y: first.y, ux, uy });
    first.w = 3.3;
    line.unshift({ x: first.x + ux * 6, y: first.y + uy * 6, w: 5.2 });
  } else if (start.to.length === 1) {
    first.w = 0.3;
    second.w *= 0.55;
    third.w *= 0.8;
  }
}

function shore(line: Bank[], wave: Noise): Point[] {
  const left: Point[] = [];
  const right: Point[] = [];
  line.forEach((p, i) => {
    const a = line[Math.max(0, i - 1)] as Bank;
    const b = line[Math.min(line.length - 1, i + 1)] as Bank;
    const d = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const nx = -(b.y - a.y) / d;
    const ny = (b.x - a.x) / d;
    const half = p.w * (1 + 0.14 * wave(p.x / 5, p.y / 5));
    left.push({ x: p.x + nx * half, y: p.y + ny * half });
    right.push({ x: p.x - nx * half, y: p.y - ny * half });
  });
  return [...left, ...right.reverse()];
}

/** A fan of sand with its channels: every land that touches it is a delta hex. */
function deltas(fans: Fan[]): { bars: string; sand: string; channel: string } {
  const [bars, sand, channel] = [new Pen(), new Pen(), new Pen()];
  const seen = new Set<string>();
  for (const fan of fans) {
    if (seen.has(key(fan))) continue;
    seen.add(key(fan));
    const base = Math.atan2(fan.uy, fan.ux);
    const apex = { x: fan.x - fan.ux * 7.5, y: fan.y - fan.uy * 7.5 };
    const ray = (turn: number, d: number): Point => ({ x: apex.x + Math.cos(base + turn) * d, y: apex.y + Math.sin(base + turn) * d });
    const rim = [-0.68, -0.46, -0.23, 0, 0.23, 0.46, 0.68].map((turn, i) => ray(turn, 15.5 + (i % 2 ? 1.5 : -0.8)));
    bars.move(apex.x, apex.y);
    rim.forEach((p, i) => {
      const m = ray(-0.68 + 0.2267 * (i - 0.5), 17.4);
      if (i === 0) bars.line(p.x, p.y);
      else bars.curve(m.x, m.y, p.x, p.y);
    });
    bars.write("z");
    for (const turn of [-0.42, 0, 0.42]) {
      const [p, q] = [ray(turn * 0.5, 6), ray(turn, 18)];
      channel.move(apex.x, apex.y);
      channel.curve(p.x, p.y, q.x, q.y);
    }
    for (const [turn, d] of [[-0.56, 9.5], [-0.56, 13.5], [-0.22, 10.5], [-0.24, 14], [0.22, 10.5], [0.2, 14], [0.56, 9.5], [0.56, 13.5]] as const) {
      const p = ray(turn, d);
      sand.move(p.x, p.y);
      sand.write("h.1");
    }
  }
  return { bars: bars.d, sand: sand.d, channel: channel.d };
}
