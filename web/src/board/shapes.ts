// Each seat has a shape of its own, so that colours are never needed to tell seats apart.

export function seatShape(seat: number, r: number): string {
  if (seat === 0) return `M0 ${-r}A${r} ${r} 0 1 1 0 ${r}A${r} ${r} 0 1 1 0 ${-r}z`;
  if (seat === 1) {
    const s = r * 0.88;
    return `M${-s} ${-s}H${s}V${s}H${-s}z`;
  }
  if (seat === 2) {
    const d = r * 1.16;
    return `M0 ${-d}L${d} 0L0 ${d}L${-d} 0z`;
  }
  const h = r * 1.08;
  return `M${-h} 0L${-h / 2} ${-h * 0.9}H${h / 2}L${h} 0L${h / 2} ${h * 0.9}H${-h / 2}z`;
}
