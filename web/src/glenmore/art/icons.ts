// Glen More II's icons on a box of 24 (names begin with `g-`), the emblems of the types, the marks of what can be done.
import { WOODEN } from "./wood";

const mini = (kind: string, tint: string, scale: number) => `<g transform="translate(12.2 12.6) scale(${scale})"><path class="${tint}" d="${WOODEN[kind]?.body}"/><path d="${WOODEN[kind]?.cut}"/></g>`;
export const ICONS: Record<string, string> = {
  "g-wood": `<path class="f-log" d="M6.5 12.5h12a4 4 0 0 1 0 8h-12z"/><path class="f-log" d="M8.5 4.5h10a4 4 0 0 1 0 8h-10z"/><ellipse class="f-end" cx="6.5" cy="16.5" rx="3.3" ry="4"/><ellipse class="f-end" cx="8.5" cy="8.5" rx="3.3" ry="4"/><path d="M6.5 15.6v1.8M8.5 7.6v1.8M13 7.5h4M12 16h5"/>`,
  "g-stone": `<path class="f-stone" d="M2.5 15L6 8l8-2l6 4.5l2 6.5l-5 3.5H6z"/><path d="M2.5 15l7-.5L14 6M9.5 14.5l1 6M9.5 14.5L20 10.5"/>`,
  "g-barley": `<path class="f-grain" d="M12 2.6c1.9 1.9 1.9 3.7 0 5.5c-1.9-1.8-1.9-3.6 0-5.5zM12 9.2c.4-2.6 1.9-3.9 4.5-3.9c0 2.7-1.7 4.3-4.5 4.6zM12 9.2c-.4-2.6-1.9-3.9-4.5-3.9c0 2.7 1.7 4.3 4.5 4.6zM12 13.4c.4-2.6 1.9-3.9 4.5-3.9c0 2.7-1.7 4.3-4.5 4.6zM12 13.4c-.4-2.6-1.9-3.9-4.5-3.9c0 2.7 1.7 4.3 4.5 4.6zM12 17.6c.4-2.6 1.9-3.9 4.5-3.9c0 2.7-1.7 4.3-4.5 4.6zM12 17.6c-.4-2.6-1.9-3.9-4.5-3.9c0 2.7 1.7 4.3 4.5 4.6z"/><path class="bold" d="M12 17.6v4.4"/>`,
  "g-sheep": mini("sheep", "f-wool", 0.66), "g-cattle": mini("cattle", "f-hide", 0.6),
  "g-any": `<path class="f-log" d="M3 10.5L12 6l9 4.5V18l-9 4l-9-4z"/><path d="M3 10.5l9 4l9-4M12 14.5V22"/><path class="ln bold" d="M12 1.5v3M7 2.5l1.5 2.4M17 2.5l-1.5 2.4"/>`,
  "g-coin": `<circle class="f-coin" cx="12" cy="12" r="9.4"/><circle cx="12" cy="12" r="7.3" stroke-dasharray=".8 1.2"/><path class="f-this" d="M9.3 12.8h5.4c.5 3-.9 4.7-2.7 4.7s-3.2-1.7-2.7-4.7zM9.3 12L7.6 7.2l2.7 1.5L12 5.8l1.7 2.9l2.7-1.5L14.7 12z"/>`,
  "g-whisky": `<path class="f-cask" d="M6 3.4h12c2.6 5.4 2.6 11.8 0 17.2H6C3.4 15.2 3.4 8.8 6 3.4z"/><path d="M10 3.4c-1 5.6-1 11.6 0 17.2M14 3.4c1 5.6 1 11.6 0 17.2"/><path class="bold" d="M4.7 8h14.6M4.7 16h14.6"/><circle class="f-label" cx="12" cy="12" r="1.7"/>`,
  "g-scotsman": mini("scot", "f-scot", 0.68),
  "g-boot": `<path class="f-boot" d="M8 2.8h6.6l-.4 9.4c2.4 1.7 6 1.9 7 4.6c.4 1.200.2 2.6-.2 3.6H7.4c-.8-4.600.6-9 .6-17.6z"/><path d="M8 5.6h6.4M14.2 12.2l-3.400.6M15.8 13.4l-2 1.8M18 14.4l-1.8 1.9"/><path class="bold" d="M7.4 20.4H21"/>`,
  "g-vp": `<path class="f-glory" d="M12 2.4l2.9 6l6.600.9l-4.8 4.6l1.2 6.6L12 17.4l-5.9 3.1l1.2-6.6L2.5 9.3l6.6-.9z"/>`,
  "g-card": `<path class="f-paper" d="M5 2.6h14v18.8H5z"/><path class="f-up" d="M7.4 5h9.2v7.4H7.4z"/><path d="M7.4 12.4l3-4.6l2 2.6l1.6-1.8l2.6 3.8M8 15.6h8M8 18.2h5"/>`,
  "g-marker": `<path class="f-wax" d="M4.6 3.6h14.8v8c0 5-3.4 8-7.4 9.8c-4-1.8-7.4-4.8-7.4-9.8z"/><path class="q-lt" d="M4.8 9h14.4M12 3.8v17M4.8 6.4h14.4" />`,
  "g-person": `<path class="f-coat" d="M3.6 21.4c.4-5.2 3-6.8 6.4-7.4h4c3.400.6 6 2.2 6.4 7.4z"/><path class="f-skin" d="M8.4 7.4h7.2v2.4c0 2.8-1.6 4.6-3.6 4.6s-3.6-1.8-3.6-4.6z"/><path class="f-coat" d="M5.4 7.6C5.8 3.6 9 2.6 12 2.6s6.2 1 6.6 5c-3-1.2-10.2-1.2-13.2 0z"/><path d="M9.6 14.6l2.4 3l2.4-3"/>`,
  "g-haggis": `<path class="f-hag" d="M2.6 13.6C2.6 8.6 7 6 12 6s9.4 2.6 9.4 7.6s-4.4 6-9.4 6s-9.4-1-9.4-6z"/><path d="M7 9.6l1.6 2.4M11.4 8.4l.6 2.8M16.4 9.2l-1.4 2.6M6 14.6h12"/><path class="bold" d="M2.6 12.6L.8 10.8M21.4 12.6l1.8-1.8"/>`,
  "g-age": `<path class="f-cask" d="M4 4h9c1.9 4.6 1.9 10.6 0 15.4H4C2.1 14.6 2.1 8.6 4 4z"/><path d="M2.8 8h11.4M2.8 15.6h11.4"/><circle class="f-paper" cx="17" cy="16" r="5.6"/><path class="bold" d="M17 12.8V16l2.4 1.6"/>`,
  "g-book": `<path class="f-paper" d="M12 5.6C9 3.4 5.4 3.2 2.4 4v14.6c3-.8 6.6-.6 9.6 1.6c3-2.2 6.6-2.4 9.6-1.6V4c-3-.8-6.6-.6-9.6 1.6z"/><path d="M12 5.6v14.6M5 8c1.6-.2 3.2 0 4.600.8M5 11.4c1.6-.2 3.2 0 4.600.8M14.4 8.8c1.4-.8 3-1 4.6-.8M14.4 12.2c1.4-.8 3-1 4.6-.8"/>`,
  "g-boat": `<path class="f-wood" d="M2.4 13.6L1 6.6c2.600.6 3.8 3 4.2 6.6h12.4c.6-3.2 2.2-5.8 5.4-6.8l-1 7.2c-.6 4-3 6-6.2 6H8.6c-3.2 0-5.6-2-6.2-6z"/><path d="M3 15.2h18.4M8 15.2v4M12 15.2v4.4M16 15.2v4"/>`,
  "g-mountain": `<path class="f-stone" d="M1.6 20.4L8.6 8l2.6 3.4L14.6 4l7.8 16.4z"/><path class="f-paper" d="M14.6 4l-2 4.4l2 1.4l1-1.4l1.8 1.4z"/><path d="M8.6 8l1.4 6M15 11.4l3 7M13.4 12l2 6.4"/>`,
  "g-england": `<path class="f-paper" d="M4 4h16v12.5H4z"/><path class="f-wax q-ns" d="M10.4 4h3.2v4.6H20v3.2h-6.4v4.7h-3.2v-4.7H4V8.6h6.4z"/><path class="ln bold" d="M4 2.4v19.2"/>`,
  "g-penny": `<circle class="f-penny" cx="12" cy="12" r="8.6"/><circle cx="12" cy="12" r="6.4"/><path class="bold" d="M10.4 16V8h2.6a2.2 2.2 0 0 1 0 4.6h-2.6"/>`,
  "g-bars": `<path class="f-stone" d="M3.6 21.4V10a8.4 8.4 0 0 1 16.8 0v11.4z"/><path class="f-nite" d="M6.6 21.4V10.4a5.4 5.4 0 0 1 10.8 0v11z"/><path class="q-bar" d="M9.4 6.6v14.8M12 5.4v16M14.6 6.6v14.8M6.6 14h10.8"/>`,
  "g-vote": `<path class="f-skin" d="M8 12V5.2c0-1.8 2.4-1.8 2.4 0V3.8c0-1.8 2.5-1.8 2.5 0v1.4c0-1.7 2.4-1.7 2.4 0v2c0-1.6 2.3-1.6 2.3 0v7.2c0 4.2-2.2 6.8-5.6 6.8c-3 0-4.6-1.6-5.8-4.4L4 12.6c-.7-1.6 1.4-2.6 2.4-1.2z"/><path d="M10.4 5.2v5.4M12.9 5.2v5.4M15.3 7.2v3.6"/>`,
  "g-die": `<path class="f-paper" d="M4 6.4L12 3l8 3.4v10.8L12 21l-8-3.8z"/><path d="M4 6.4l8 3.2l8-3.2M12 9.6V21"/><path class="heavy" d="M12 6.3h.1M7.9 12.9h.1M16 11.3h.1M16 15.9h.1"/>`,
  "g-tile": `<path class="f-free" d="M3.6 3.6h16.8v16.8H3.6z"/><path d="M3.6 14l4.6-5l3.6 3.6L15 9l5.4 5"/>`,
  "g-cottage": `<path class="f-paper" d="M4 20.4v-8l8-7l8 7v8z"/><path class="f-roof" d="M1.8 13L12 3.6L22.2 13l-1.6 1.6L12 6.6l-8.6 8z"/><path class="f-nite" d="M10 20.4v-5.6h4v5.6z"/>`,
  "g-list": `<path class="ln bold" d="M8 6h12M8 12h12M8 18h12M4 6h.1M4 12h.1M4 18h.1"/>`,
  "g-next": `<path class="ln bold" d="M9.5 5L16 12l-6.5 7"/>`,
  "g-people": `<path class="f-scot" d="M8 3.6a3.2 3.2 0 0 1 2 5.7c3.600.7 5 3.6 5.2 10.3H.8C1 12.9 2.4 10 6 9.3A3.2 3.2 0 0 1 8 3.6z"/><path class="f-coat" d="M16 5.6a3 3 0 0 1 1.9 5.3c3.300.7 4.6 3.2 4.8 8.7H9.3c.2-5.5 1.5-8 4.8-8.7A3 3 0 0 1 16 5.6z"/>`,
"g-flag": `<path class="f-wax" d="M6.5 4c4-2.4 7.5 2 13 0v8.6c-5.5 2-9-2.4-13 0z"/><path class="ln bold" d="M6 2.6v19"/>`,
  "g-lock": `<path class="f-stone" d="M4.6 10.6h14.8v10.2H4.6z"/><path class="ln bold" d="M7.6 10.4V7.6a4.4 4.4 0 0 1 8.8 0v2.8"/><path class="heavy" d="M12 14.6v2.4"/>`,
  "g-endt": `<path class="ln bold" d="M5 4v16M9 12h10M15 7.6l4.4 4.4l-4.4 4.4"/>`,
  "g-river": `<path class="f-wat" d="M1.6 7c3.4-2.6 6.8-2.6 10.4 0s7 2.6 10.4 0v9.6c-3.4 2.6-6.8 2.6-10.4 0s-7-2.6-10.4 0z"/><path d="M1.6 11.8c3.4-2.6 6.8-2.6 10.4 0s7 2.6 10.4 0"/>`,
  "g-over": `<path class="f-paper" d="M7 7.4h13.6V21H7z"/><path class="f-free" d="M3.4 3.4H17V17H3.4z"/><path class="bold" d="M10.2 13.6V7M7.4 9.6L10.2 7L13 9.6"/>`,
  "g-guard": `<path class="f-paper" d="M5 3.6h14v8c0 5-3.2 7.8-7 9.4c-3.8-1.6-7-4.4-7-9.4z"/><path class="bold" d="M12 7.4v9M8.6 11h6.8"/>`,
  "g-eye": `<path class="f-paper" d="M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7z"/><circle class="f-up" cx="12" cy="12" r="3.4"/><path class="heavy" d="M12 12h.1"/>`,
  "g-aye": `<path class="f-gain" d="M12 2.4a9.6 9.6 0 1 1 0 19.2a9.6 9.6 0 1 1 0-19.2z"/><path class="q-lt q-hv" d="M7 12.4l3.6 3.6l6.6-7.6"/>`,
  "g-nay": `<path class="f-paper" d="M3.4 3.4h17.2v17.2H3.4z"/><path class="q-hv" d="M7.6 7.6l8.8 8.8M16.4 7.6l-8.8 8.8"/>`,
  "g-again": `<path class="ln bold" d="M19.6 12a7.6 7.6 0 1 1-2.4-5.5M19.8 3v4.4h-4.4"/>`,
  "g-bolt": `<path class="f-coin" d="M13.6 2L5.4 13.4h5.2L9.8 22l8.8-12h-5.4z"/>`,
  "g-inf": `<path class="ln bold" d="M12 12c-2-2.8-3.6-4.2-5.6-4.2a4.2 4.2 0 1 0 0 8.4c2 0 3.6-1.4 5.6-4.2s3.6-4.2 5.6-4.2a4.2 4.2 0 1 1 0 8.4c-2 0-3.6-1.4-5.6-4.2z"/>`,
};
/** The emblem of each kind of tile, around the middle. */
export const EMBLEMS: Record<string, string> = {
  village: "M-5 4.5V-.5L0-5L5-.5V4.5H1.6V1H-1.6V4.5Z", castle: "M-4.5 4.8V-4.6H-2.6V-3H-1V-4.6H1V-3H2.6V-4.6H4.5V4.8H1.5V2A1.5 1.5 0 0 0-1.5 2V4.8Z", animal: "M-5.6-3.6C-5-1.4-3.6-.8-2.6-.8C-2.8 2.4-1.6 5 0 5S2.8 2.4 2.6-.8C3.6-.8 5-1.4 5.6-3.6C4.4-2.8 3.2-2.8 2.2-3.6C1-4.6-1-4.6-2.2-3.6C-3.2-2.8-4.4-2.8-5.6-3.6Z", material: "M-4.6 4.6L-1.6-.4L-4-2.4L-1.4-5.2L5 .2L2.4 3L.4 1.2L-2.8 5.6Z",
  whisky: "M-3.4-5H3.4C4.6-1.6 4.6 1.6 3.4 5H-3.4C-4.6 1.6-4.6-1.6-3.4-5ZM-4-2.2H4M-4 2.2H4", trade: "M0-5V5M-3 5H3M-5-3H5M-5-3L-6.4 1.4H-3.6ZM5-3L3.6 1.4H6.4Z", loch: "M-5.6-1.6Q-3.7-4.2-1.9-1.6T1.9-1.6T5.6-1.6M-5.6 2.2Q-3.7-.4-1.9 2.2T1.9 2.2T5.6 2.2", person: "M0-5.4A2.6 2.6 0 0 1 1.5-.7C4-.2 4.9 1.8 5 5H-5C-4.9 1.8-4-.2-1.5-.7A2.6 2.6 0 0 1 0-5.4Z", other: "M0-5.6L1.7-1.7L5.6 0L1.7 1.7L0 5.6L-1.7 1.7L-5.6 0L-1.7-1.7Z", end: "M-5 4.5L-4-4H-1.5L-1 4.5ZM1 4.5L1.5-4H4L5 4.5ZM-5-5.4H5V-4H-5Z", sale: "M-3.4-5H3.4C4.6-1.6 4.6 1.6 3.4 5H-3.4C-4.6 1.6-4.6-1.6-3.4-5ZM0-2.6V2.6M-1.6-1H1.6", start: "M-5.5 1.5C-4.5 4-3 5-1 5H1C3 5 4.5 4 5.5 1.5ZM-.6 0V-5.4L4 0Z",
};
/** Emblems that are drawn as lines. */
export const LINED = new Set(["whisky", "trade", "loch", "sale"]);
/** What can be done, told apart by outline: a sun, a pin with a boot, tickets, a frame; outline and lines on a box of 24. */
export const MARKS: Record<string, readonly [string, string]> = {
  act: ["M12 .8L14.6 3.7L18.4 2.8L19.6 6.5L23.3 7.7L22.3 11.5L25 14.3L21.9 16.7L22 20.6L18.2 21L16.4 24.5L13 22.7L9.6 24.5L7.8 21L4 20.6L4.1 16.7L1 14.3L3.7 11.5L2.7 7.7L6.4 6.5L7.6 2.8L11.4 3.7Z", "M13 8.2V17.8M8.2 13H17.8M9.6 9.6L16.4 16.4M16.4 9.6L9.6 16.4"],
  move: ["M12 .6C18 .6 22.2 4.8 22.2 10.4C22.2 16.4 16.6 20.2 12 25C7.4 20.2 1.8 16.4 1.8 10.4C1.8 4.8 6 .6 12 .6Z", "M8.6 4.6h4.6v6c1.8 1 4 1 4.4 3v1.6H8.2c-.2-3 .4-6 .4-10.6M8.6 7h4.4M8.2 15.2h9.4"],
  pay: ["M.6 4H23.4V9.4A3 3 0 0 0 23.4 15.4V21H.6V15.4A3 3 0 0 0 .6 9.4Z", "M7.5 12.4H16.5"],
  place: ["M1 1H23V23H1Z", "M5 9V5H9M15 5H19V9M19 15V19H15M9 19H5V15M12 9V15M9 12H15"],
  sell: ["M.6 4H23.4V9.4A3 3 0 0 0 23.4 15.4V21H.6V15.4A3 3 0 0 0 .6 9.4Z", "M7.5 12.4H16.5M12 8V17"],
  done: ["M12 1A11 11 0 1 1 12 23A11 11 0 1 1 12 1Z", "M6.8 12.6L10.4 16.2L17.4 8.2"],
};
export const SHIELD = "M-7-8.2H7V-.6C7 4.4 3.8 7.2 0 9.2C-3.8 7.2-7 4.4-7-.6Z";
