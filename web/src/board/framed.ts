export interface Frame {
  width: number;
  height: number;
}

/** Tells how large the box is that an element stands in, now and whenever that changes. */
export function framed(node: HTMLElement, tell: (frame: Frame) => void) {
  const around = node.parentElement;
  if (!around) return;
  const observer = new ResizeObserver(() => tell({ width: around.clientWidth, height: around.clientHeight }));
  observer.observe(around);
  return { destroy: () => observer.disconnect() };
}
