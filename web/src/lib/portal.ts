// Something that lies over the whole page, wherever in it it is made: sheets paint by themselves and would cut it off.

export function portal(node: HTMLElement) {
  document.body.appendChild(node);
  return { destroy: () => node.remove() };
}
