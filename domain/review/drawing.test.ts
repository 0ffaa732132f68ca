import { describe, expect, it } from "vitest";
import { drawingLimits, drawingSchema, listKnownShapes, measureDrawing } from "./drawing.ts";

const line = { kind: "line", from: [0, 0], to: [1, 0.5], width: 0.01, colour: 2 };
const stroke = (points: number) => ({
  kind: "stroke",
  points: Array.from({ length: points }, () => [0.5, 0.5]),
  width: 0.01,
  colour: 0,
});
const parse = (...shapes: unknown[]) => drawingSchema.safeParse({ v: 1, shapes });

describe("a drawing", () => {
  it("has shapes that lie within the picture", () => {
    expect(parse(line, stroke(3)).success).toBe(true);
    expect(parse({ ...line, to: [1.1, 0] }).success).toBe(false);
    expect(parse({ ...line, width: 0 }).success).toBe(false);
    expect(parse().success).toBe(false);
  });

  it("keeps a shape of a kind that it does not know, and draws the others", () => {
    const later = { kind: "spiral", turns: 3 };
    const drawing = drawingSchema.parse({ v: 1, shapes: [later, { ...line, dashed: true }] });
    expect(drawing.shapes).toEqual([later, { ...line, dashed: true }]);
    expect(listKnownShapes(drawing).map(({ kind }) => kind)).toEqual(["line"]);
  });

  it("has up to 200 shapes, 5,000 points and 64 kB", () => {
    expect(parse(...Array.from({ length: drawingLimits.shapes }, () => line)).success).toBe(true);
    expect(parse(...Array.from({ length: drawingLimits.shapes + 1 }, () => line)).success).toBe(
      false,
    );
    expect(parse(stroke(2500), stroke(2500)).success).toBe(true);
    expect(parse(stroke(2500), stroke(2501)).success).toBe(false);
    const long = { kind: "spiral", note: "é".repeat(32_700) };
    expect(parse(long).success).toBe(true);
    expect(parse({ ...long, note: `${long.note}${"x".repeat(120)}` }).success).toBe(false);
  });

  it("is measured as PostgreSQL writes it", () => {
    expect(measureDrawing({ v: 1, shapes: [{ kind: "a,b:", x: 0.5 }] })).toBe(
      '{"v": 1, "shapes": [{"x": 0.5, "kind": "a,b:"}]}'.length,
    );
  });
});
