import type { Region } from "../../../../domain/review/comment.ts";
import type { KnownShape } from "../../../../domain/review/drawing.ts";

export const drawingTools = [
  "region",
  "stroke",
  "line",
  "arrow",
  "box",
  "ellipse",
  "text",
] as const;
export type DrawingTool = (typeof drawingTools)[number];
export type DrawnPoint = [x: number, y: number];

/** Of the picture's height. */
const lineWidth = 0.007;
export const wordSize = 0.05;
/** Closer than this two points of a stroke are one, and a drag is only a click. */
const nearest = 0.003;
const smallest = 0.008;

/** To four digits: finer than a pixel of the largest screen, and half as long to send. */
const rounded = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000;

type Box = Pick<DOMRect, "left" | "top" | "width" | "height">;

/** Where a pointer is, as a share of the picture. */
export function pointIn(picture: Box, x: number, y: number): DrawnPoint {
  const { left, top, width, height } = picture;
  return [rounded((x - left) / width), rounded((y - top) / height)];
}

export function addPoint(points: readonly DrawnPoint[], next: DrawnPoint): readonly DrawnPoint[] {
  const last = points.at(-1);
  return last && distance(last, next) < nearest ? points : [...points, next];
}

function distance([ax, ay]: DrawnPoint, [bx, by]: DrawnPoint): number {
  return Math.hypot(ax - bx, ay - by);
}

/** The box between two corners, whichever they are. */
export function regionFrom([ax, ay]: DrawnPoint, [bx, by]: DrawnPoint): Region | null {
  const [x, y] = [Math.min(ax, bx), Math.min(ay, by)];
  const [w, h] = [rounded(Math.max(ax, bx) - x), rounded(Math.max(ay, by) - y)];
  return w < smallest || h < smallest ? null : { x, y, w, h };
}

/** What a pointer has drawn with this tool; nothing where it hardly moved. */
export function shapeFrom(
  tool: Exclude<DrawingTool, "region" | "text">,
  points: readonly DrawnPoint[],
  colour: number,
): KnownShape | null {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const look = { width: lineWidth, colour };
  if (tool === "stroke") {
    if (points.length < 2) return null;
    return { kind: "stroke", points: points.map(([x, y]) => [x, y]), ...look };
  }
  if (tool === "line" || tool === "arrow")
    return distance(first, last) < smallest ? null : { kind: tool, from: first, to: last, ...look };
  const box = regionFrom(first, last);
  return box && { kind: tool, ...box, ...look };
}
