// Which page is shown: the address decides.

export const route = $state({ path: location.pathname, hash: location.hash });

function follow() {
  route.path = location.pathname;
  route.hash = location.hash;
}

addEventListener("popstate", follow);
addEventListener("hashchange", follow);

export function go(path: string) {
  history.pushState(null, "", path);
  follow();
  scrollTo(0, 0);
}

/** A link that changes the page without loading everything again. */
export function link(node: HTMLAnchorElement) {
  const click = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(node.getAttribute("href") ?? "/");
  };
  node.addEventListener("click", click);
  return { destroy: () => node.removeEventListener("click", click) };
}
