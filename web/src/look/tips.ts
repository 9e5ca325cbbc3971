// What a thing is called, as a little card beside it: for a pointer that rests, a focus by keys, a finger that stays.
import "./tips.css";

/** How long a pointer rests and a finger stays before it is told something, in milliseconds. */
const REST = 450;
const EDGE = 8;

let card: HTMLElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
/** What is told now; the browser's own word for it is put away meanwhile. */
let told: { node: Element; put: () => unknown } | null = null;

/** The nearest thing with a name of its own. */
function named(from: EventTarget | null): Element | null {
  return from instanceof Element ? from.closest("[title], [data-tip]") : null;
}

/** Its name, and how to bring it back after it was put away; a name that has changed meanwhile stays. */
function takeName(node: Element): { text: string; put: () => unknown } {
  const text = node.getAttribute("title");
  if (!text) return { text: node.getAttribute("data-tip") ?? "", put: () => undefined };
  node.setAttribute("title", "");
  return { text, put: () => node.getAttribute("title") === "" && node.setAttribute("title", text) };
}

function show(node: Element, pointed: boolean) {
  hide();
  // A note of the table tells more of it, or will when it has come.
  if (node.closest("[data-noted]") || (pointed && node.closest("[data-glanced]"))) return;
  const { text, put } = takeName(node);
  if (!text.trim()) return;
  told = { node, put };
  card ??= document.body.appendChild(Object.assign(document.createElement("div"), { className: "tip", role: "tooltip" }));
  card.textContent = text;
  card.hidden = false;
  const [at, own] = [node.getBoundingClientRect(), card.getBoundingClientRect()];
  const left = Math.min(Math.max(EDGE, at.x + at.width / 2 - own.width / 2), innerWidth - own.width - EDGE);
  const above = at.y - own.height - EDGE;
  card.style.transform = `translate(${Math.round(left)}px, ${Math.round(above > EDGE ? above : Math.min(at.bottom + EDGE, innerHeight - own.height - EDGE))}px)`;
}

function hide() {
  clearTimeout(timer);
  told?.put();
  told = null;
  if (card) card.hidden = true;
}

function soon(event: Event) {
  const node = named(event.target);
  if (node && node === told?.node) return;
  hide();
  if (node) timer = setTimeout(() => show(node, event.type === "pointerover"), REST);
}

/** A finger that stayed was asking what this is: what it lets go of is not pressed. */
function held(event: Event) {
  if (!told || !fingered) return;
  event.preventDefault();
  event.stopPropagation();
  fingered = false;
}
let fingered = false;

/** What does nothing but tell is told at once when it is pressed. */
function press(event: Event) {
  const node = event.target instanceof Element ? event.target.closest("[data-tells]") : null;
  if (node) show(node, false);
}

/** From now on; the page says that it listens, for those who want to wait for it. */
export function tellNames() {
  document.documentElement.dataset.tips = "on";
  addEventListener("pointerover", (event) => event.pointerType === "mouse" && soon(event));
  addEventListener("focusin", (event) => event.target instanceof Element && event.target.matches(":focus-visible") && soon(event));
  addEventListener("focusout", hide);
  addEventListener("keydown", (event) => event.key === "Escape" && hide());
  addEventListener("pointerdown", (event) => {
    hide();
    fingered = event.pointerType === "touch";
    if (fingered) soon(event);
  });
  addEventListener("pointermove", (event) => event.pointerType === "touch" && Math.hypot(event.movementX, event.movementY) > 3 && hide());
  addEventListener("pointerup", () => told ?? clearTimeout(timer));
  addEventListener("pointercancel", hide);
  addEventListener("click", held, true);
  addEventListener("click", press);
  addEventListener("wheel", hide, { passive: true });
}
