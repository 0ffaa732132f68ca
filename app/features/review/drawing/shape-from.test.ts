import { describe, expect, it } from "vitest";
import { drawingSchema } from "../../../../domain/review/drawing.ts";
import { addPoint, pointIn, regionFrom, shapeFrom } from "./shape-from.ts";

describe("a drawing", () => {
  it("keeps where it lies on the picture, at any size of it", () => {
    const small = pointIn({ left: 10, top: 20, width: 100, height: 50 }, 35, 45);
    const large = pointIn({ left: 0, top: 0, width: 1000, height: 500 }, 250, 250);
    expect(small).toEqual([0.25, 0.5]);
    expect(large).toEqual(small);
    expect(pointIn({ left: 0, top: 0, width: 100, height: 100 }, -20, 300)).toEqual([0, 1]);
  });

  it("leaves out points that lie on one another, and what hardly moved", () => {
    expect(addPoint([[0.5, 0.5]], [0.501, 0.5])).toHaveLength(1);
    expect(addPoint([[0.5, 0.5]], [0.52, 0.5])).toHaveLength(2);
    expect(shapeFrom("arrow", [[0.5, 0.5]], 0)).toBeNull();
    expect(regionFrom([0.5, 0.5], [0.501, 0.9])).toBeNull();
  });

  it("may be drawn from any corner", () => {
    expect(regionFrom([0.6, 0.7], [0.2, 0.1])).toEqual({ x: 0.2, y: 0.1, w: 0.4, h: 0.6 });
  });

  it("is what the database takes, with every tool", () => {
    const points: [number, number][] = [
      [0.1, 0.2],
      [0.3, 0.4],
      [0.5, 0.9],
    ];
    const tools = ["stroke", "line", "arrow", "box", "ellipse"] as const;
    const shapes = tools.map((tool) => shapeFrom(tool, points, 3));
    expect(drawingSchema.safeParse({ v: 1, shapes }).success).toBe(true);
  });
});
