// Tartans of our own: threads of colour, mirrored at both ends; the weft crosses the warp through a twill.

export const SETTS: Record<string, string> = {
  buchanan: "Y4 K3 G18 K3 R4 C10 R4 K3 Y6 K2 Y6",
  campbell: "N16 K4 N4 K4 G18 K2 A3 K2 G18 K14",
  cunningham: "K4 R22 K10 C3 K10 R6 C4",
  fergusson: "C3 B18 K8 G16 R4 G16 K8 R3",
  macdonald: "G12 R3 G18 K12 R4 N18 R6 N6 C2",
  macewen: "N14 K12 G14 Y4 G14 K12 R4",
  mackenzie: "C3 K3 G16 K10 N16 K3 R4 K3 N6",
  robertson: "R16 G3 R4 N14 R4 G14 R3 C3",
  glen0: "R20 G3 R3 G3 R20 N10 A2 N10 C2",
  glen1: "Y18 K8 Y3 K8 Y18 R3",
  glen2: "G18 N10 K3 G4 K3 N10 G18 Y3",
  glen3: "N16 K8 G14 C2 G14 K8 N16 B6",
  stewart: "R26 A5 K6 Y3 K2 C3 K2 G12 R6 K3 C3",
};
const DYES: Record<string, string> = { K: "#1d1b1a", G: "#2c5a3c", R: "#a5302a", N: "#26395f", B: "#3f6c9c", Y: "#d8a830", C: "#efe6d2", A: "#7fa6bd" };

export interface Tartan {
  size: number;
  stripes: { dye: string; at: number; width: number }[];
}

/** A square that repeats: its stripes from one side to the other. */
export function tartanOf(clan: string, unit: number): Tartan {
  const half = (SETTS[clan] ?? "C1 K1").split(" ").map((thread) => ({ dye: DYES[thread.charAt(0)] ?? "", width: Number(thread.slice(1)) * unit }));
  const sett = [...half, ...half.slice(1, -1).reverse()];
  let at = 0;
  const stripes = sett.map((thread) => {
    at += thread.width;
    return { ...thread, at: at - thread.width };
  });
  return { size: at, stripes };
}
