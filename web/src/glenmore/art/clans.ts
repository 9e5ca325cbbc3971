// The shields of the clans, and what a marker brings there as icons; setts and pictures are our own.

const DYES: Record<string, string> = { N: "#26395f", G: "#2c5a3c", R: "#a5302a", K: "#1d1b1a", Y: "#d8a830", C: "#efe6d2", B: "#3f6c9c", T: "#7a5230" };
const PLAIDS: Record<string, string> = {
  brodie: "RKY", cameron: "RGY", chisholm: "RGC", douglas: "GNC", grant: "RNG", gunn: "NGR", macdonald: "RNG", macdonell: "GNR", macgregor: "RGC", mackintosh: "RNG", maclachlan: "RNG", macleod: "YKR", macmillan: "YTR",
  macpherson: "CKR", maclean: "RGB", mckay: "GNK", mckenzie: "NGC", mckinnon: "RGC", munro: "RNY", oliphant: "NGC", ross: "RNG", sinclair: "RGC", sutherland: "NGC", fraser: "RNG", stewart: "RNY", campbell: "GNY",
};

/** The three dyes of a clan's shield, as variables for its symbol. */
export function plaid(clan: string): string {
  const [a = "", b = "", c = ""] = PLAIDS[clan] ?? "RGC";
  return `--a: ${DYES[a]}; --b: ${DYES[b]}; --c: ${DYES[c]}`;
}

/** A picture of a bonus: the emblem of a type (one such tile is activated), or an icon with a figure before it. */
export type BonusSign = { emblem: string } | { icon: string; count?: number };

const sign = (icon: string, count?: number): BonusSign => ({ icon: `g-${icon}`, count });
const type = (emblem: string): BonusSign => ({ emblem });

export const BONUSES: Record<string, BonusSign[]> = {
  "count-villages": [sign("cottage", 3), sign("vp", 5)], "trade-and-movement": [type("trade"), sign("boot", 3)], "barley-and-scotsman": [sign("barley"), sign("scotsman")], points: [sign("vp", 3)],
  "spread-scotsmen": [sign("scotsman", 5), sign("vp", 5)], "sheep-and-cattle": [sign("sheep"), sign("cattle")], "stone-and-wood": [sign("stone"), sign("wood")], "material-and-whisky": [type("material"), type("whisky")],
  "whisky-for-points": [type("whisky"), sign("vp", 3)], "castles-hold-scotsmen": [type("castle"), sign("scotsman")], "movement-for-points": [sign("boot"), sign("vp", 1)], coins: [sign("coin", 3)],
  "remove-a-tile": [sign("tile"), { icon: "cross" }], "count-overbuilt": [sign("over", 2), sign("vp", 5)], "animal-and-whisky": [type("animal"), type("whisky")], "david-hume": [sign("person", 2)],
  "barley-and-barrel": [sign("barley"), sign("whisky")], "scotsman-and-coins": [sign("scotsman"), sign("coin", 2)], "discarded-tile": [sign("tile"), sign("again")], "count-coins": [sign("coin", 9), sign("vp", 5)],
  "two-scotsmen": [sign("scotsman", 2)], "leave-out-a-good": [type("trade"), sign("coin", 1)], "count-river": [sign("river", 4), sign("vp", 5)],
};
