// Writes paths: relative steps with one decimal, rounded so that they do not drift.
import type { Point } from "../geometry";

export function short(n: number): string {
  const t = Math.round(n * 10);
  const u = Math.abs(t);
  const whole = (u / 10) | 0;
  const part = u % 10;
  return (t < 0 ? "-" : "") + (part === 0 ? `${whole}` : `${whole || ""}.${part}`);
}

function pair(x: number, y: number): string {
  const a = short(x);
  const b = short(y);
  return b.startsWith("-") || (b.startsWith(".") && a.includes(".")) ? a + b : `${a} ${b}`;
}

const tenth = (n: number) => Math.round(n * 10) / 10;

export class Pen {
  d = "";
  private x = 0;
  private y = 0;

  move(x: number, y: number) {
    this.d += `M${pair(x, y)}`;
    this.x = tenth(x);
    this.y = tenth(y);
  }

  line(x: number, y: number) {
    this.step("l", [[x, y]]);
  }

  curve(cx: number, cy: number, x: number, y: number) {
    this.step("q", [[cx, cy], [x, y]]);
  }

  /** Ready-made commands, relative to where the pen is. */
  write(commands: string) {
    this.d += commands;
  }

  private step(command: string, points: [number, number][]) {
    let out = command;
    let to = { x: this.x, y: this.y };
    points.forEach(([x, y], i) => {
      const dx = tenth(x - this.x);
      const dy = tenth(y - this.y);
      const text = pair(dx, dy);
      out += (i === 0 || text.startsWith("-") ? "" : " ") + text;
      to = { x: this.x + dx, y: this.y + dy };
    });
    this.x = to.x;
    this.y = to.y;
    this.d += out;
  }

  /** A soft line through the points, open or closed. */
  soft(p: Point[], closed: boolean) {
    const n = p.length;
    if (n < 3) return;
    const middle = (a: Point, b: Point): [number, number] => [(a.x + b.x) / 2, (a.y + b.y) / 2];
    const at = (i: number) => p[i % n] as Point;
    if (closed) {
      this.move(...middle(at(n - 1), at(0)));
      for (let i = 0; i < n; i++) this.curve(at(i).x, at(i).y, ...middle(at(i), at(i + 1)));
      this.d += "z";
      return;
    }
    this.move(at(0).x, at(0).y);
    for (let i = 1; i < n - 1; i++) {
      const to: [number, number] = i === n - 2 ? [at(n - 1).x, at(n - 1).y] : middle(at(i), at(i + 1));
      this.curve(at(i).x, at(i).y, ...to);
    }
  }

  circle(x: number, y: number, r: number) {
    this.move(x - r, y);
    this.write(`a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`);
  }
}
