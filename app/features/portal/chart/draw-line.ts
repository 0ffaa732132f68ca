export type Point = { x: number; y: number };

/** A curve through every point that never rises or falls where the figures do not (Fritsch–Carlson). */
export function drawLine(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return "";
  const slopes = slopesOf(points);
  let path = `M${write(first)}`;
  for (const [index, from] of points.entries()) {
    const to = points[index + 1];
    if (!to) break;
    const third = (to.x - from.x) / 3;
    const leave = { x: from.x + third, y: from.y + third * (slopes[index] ?? 0) };
    const arrive = { x: to.x - third, y: to.y - third * (slopes[index + 1] ?? 0) };
    path += `C${write(leave)} ${write(arrive)} ${write(to)}`;
  }
  return path;
}

/** The same curve, closed along the ground. */
export function drawArea(points: readonly Point[], ground: number): string {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || first === last) return "";
  return `${drawLine(points)}L${write({ x: last.x, y: ground })}L${write({ x: first.x, y: ground })}Z`;
}

function slopesOf(points: readonly Point[]): number[] {
  const rises = points.slice(1).map((to, index) => riseBetween(points[index], to));
  return points.map((_, index) => {
    const before = rises[index - 1];
    const after = rises[index];
    if (before === undefined || after === undefined) return before ?? after ?? 0;
    if (before * after <= 0) return 0;
    // Three times the smaller rise is the most that does not overshoot.
    const most = 3 * Math.min(Math.abs(before), Math.abs(after));
    return Math.sign(before) * Math.min(Math.abs(before + after) / 2, most);
  });
}

function riseBetween(from: Point | undefined, to: Point): number {
  return from && to.x !== from.x ? (to.y - from.y) / (to.x - from.x) : 0;
}

function write({ x, y }: Point): string {
  return `${round(x)},${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
