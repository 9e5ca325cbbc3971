// A list that hangs from a button over the whole page, where there is room: below it, else above, never cut off.
// It lies in the browser's top layer but stays where it is in the order of keys; a press elsewhere or Escape shuts it.

const GAP = 4;
const EDGE = 8;

export function hanging(node: HTMLElement, { from, shut }: { from: HTMLElement; shut: () => void }) {
  const place = () => {
    const at = from.getBoundingClientRect();
    const [wide, high] = [document.documentElement.clientWidth, window.innerHeight];
    const [above, below] = [at.top - GAP - EDGE, high - at.bottom - GAP - EDGE];
    const under = node.scrollHeight <= below || below >= above;
    node.style.maxHeight = `${under ? below : above}px`;
    const { width, height } = node.getBoundingClientRect();
    node.style.left = `${Math.max(EDGE, Math.min(at.left, wide - width - EDGE))}px`;
    node.style.top = `${under ? at.bottom + GAP : at.top - GAP - height}px`;
  };
  const toggled = (event: Event) => {
    if ((event as ToggleEvent).newState === "closed") shut();
  };
  node.popover = "auto";
  node.showPopover();
  place();
  node.addEventListener("toggle", toggled);
  window.addEventListener("resize", place);
  document.addEventListener("scroll", place, true);
  return {
    destroy() {
      window.removeEventListener("resize", place);
      document.removeEventListener("scroll", place, true);
    },
  };
}
