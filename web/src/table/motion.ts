// Moves pieces from where they were to where they are. Nothing moves for those who want no motion.
import { settings } from "../lib/settings.svelte";

const QUICK = 300;
const GLOW = 600;

/** Whether this page moves anything. */
export function moves(): boolean {
  return settings.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** How many pixels one unit of a node's own drawing takes; 1 outside of drawings. */
function scaleOf(node: Element): number {
  return node instanceof SVGGraphicsElement ? (node.getScreenCTM()?.a ?? 1) : 1;
}

/**
 * Measures at the beginning of the frame that will show the change, when everything else is in its place:
 * measured between two changes, the page would have to be laid out twice.
 */
function inFrame(measured: () => void) {
  if (moves()) requestAnimationFrame(measured);
}

/** A piece that has just come flies in from its owner's place. */
export function arrive(node: Element, from: string | null) {
  if (from !== null) inFrame(() => fly(node, from));
}

function fly(node: Element, from: string) {
  const home = [...document.querySelectorAll(from)].find((one) => one.getClientRects().length > 0);
  if (!home) return;
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
      const before = last;
      last = now;
      if (before !== now) inFrame(() => glide(track, before, now));
    },
  };
}

function glide(track: HTMLElement, before: number, now: number) {
  const [old, marker] = [track.children[before], track.children[now]] as (HTMLElement | undefined)[];
  if (!old || !marker) return;
  const by = old.offsetLeft - marker.offsetLeft;
  marker.animate([{ transform: `translateX(${by}px)` }, { transform: "none" }], { duration: QUICK, easing: "ease-out" });
}

/** A number that has just changed glows: `.amount::before` is its glow, which costs no painting while it fades. */
export function glow(node: Element, amount: number) {
  let last = amount;
  return {
    update(now: number) {
      if (last !== now && moves()) node.animate([{ opacity: 1 }, { opacity: 0 }], { duration: GLOW, easing: "ease-out", pseudoElement: "::before" });
      last = now;
    },
  };
}
