// A menu that hangs from a button: a click elsewhere or Escape closes it.

export function popup(node: HTMLDetailsElement) {
  const press = (event: PointerEvent) => {
    if (node.open && !node.contains(event.target as Node)) node.open = false;
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !node.open) return;
    event.stopPropagation();
    node.open = false;
    node.querySelector("summary")?.focus();
  };
  document.addEventListener("pointerdown", press, true);
  document.addEventListener("keydown", key, true);
  return {
    destroy() {
      document.removeEventListener("pointerdown", press, true);
      document.removeEventListener("keydown", key, true);
    },
  };
}
