// The picture of each scoring tile.

export const TILE_ICON: Record<string, string> = {
  basics: "grain", processed: "cheese", units: "mutton", workers: "worker", border: "border",
  imports: "cotton", meat: "beef", upgrades: "upgrades", costly: "money",
};
