// Moves pieces from where they were to where they are. Nothing moves for those who want no motion.
import { settings } from "../lib/settings.svelte";

const QUICK = 300;

function allowed(): boolean {
  return settings.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** How many pixels one unit of a node's own drawing takes; 1 outside of drawings. */
function scaleOf(node: Element): number {
  return node instanceof SVGGraphicsElement ? (node.getScreenCTM()?.a ?? 1) : 1;
}

/** A piece that has just come flies in from its owner's place. */
export function arrive(node: Element, from: string | null) {
  const home = from === null ? null : [...document.querySelectorAll(from)].find((one) => one.getClientRects().length > 0);
  if (!home || !allowed()) return;
  const [start, goal, scale] = [home.getBoundingClientRect(), node.getBoundingClientRect(), scaleOf(node)];
  const x = (start.x + start.width / 2 - goal.x - goal.width / 2) / scale;
  const y = (start.y + start.height / 2 - goal.y - goal.height / 2) / scale;
  node.animate([{ transform: `translate(${x}px, ${y}px)`, opacity: 0.4 }, { opacity: 1, offset: 0.4 }, { transform: "none" }], {
    duration: QUICK,
    easing: "ease-in-out",
  });
}

/** A marker that slides along its track: `step` says where it is, `.now` is the marker's place. */
export function slide(track: HTMLElement, step: number) {
  let last = step;
  return {
    update(now: number) {
      const [old, marker] = [track.children[last] as HTMLElement | undefined, track.children[now] as HTMLElement | undefined];
      const by = last === now || !old || !marker ? 0 : old.offsetLeft - marker.offsetLeft;
      last = now;
      if (by !== 0 && allowed()) marker?.animate([{ transform: `translateX(${by}px)` }, { transform: "none" }], { duration: QUICK, easing: "ease-out" });
    },
  };
}
