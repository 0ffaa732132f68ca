import * as z from "zod/mini";

/** Drawings are small: the database holds the same limits. */
export const drawingLimits = { shapes: 200, points: 5000, bytes: 65_536 } as const;

const fraction = z.number().check(z.gte(0), z.lte(1));
const point = z.tuple([fraction, fraction]);
/** Coordinates are fractions of the picture as it is shown; widths and sizes, of its height. */
const width = z.number().check(z.gt(0), z.lte(0.2));
/** Which of the palette. */
const colour = z.int().check(z.gte(0), z.lte(15));
const box = { x: fraction, y: fraction, w: fraction, h: fraction, width, colour };
const ends = { from: point, to: point, width, colour };

const knownShapes = [
  z.looseObject({ kind: z.literal("stroke"), points: z.array(point), width, colour }),
  z.looseObject({ kind: z.literal("line"), ...ends }),
  z.looseObject({ kind: z.literal("arrow"), ...ends }),
  z.looseObject({ kind: z.literal("box"), ...box }),
  z.looseObject({ kind: z.literal("ellipse"), ...box }),
  z.looseObject({
    kind: z.literal("text"),
    x: fraction,
    y: fraction,
    text: z.string().check(z.maxLength(500)),
    size: width,
    colour,
  }),
] as const;
export const knownShapeSchema = z.discriminatedUnion("kind", knownShapes);
const knownKinds = new Set(["stroke", "line", "arrow", "box", "ellipse", "text"]);

/** Of a later version: kept as it is, and written back. */
const unknownShape = z
  .looseObject({ kind: z.string() })
  .check(z.refine(({ kind }) => !knownKinds.has(kind)));

export const drawingSchema = z
  .object({
    v: z.literal(1),
    shapes: z
      .array(z.union([knownShapeSchema, unknownShape]))
      .check(z.minLength(1), z.maxLength(drawingLimits.shapes)),
  })
  .check(
    z.refine((drawing) => countPoints(drawing) <= drawingLimits.points),
    z.refine((drawing) => measureDrawing(drawing) <= drawingLimits.bytes),
  );

export type ReviewDrawing = z.infer<typeof drawingSchema>;
export type KnownShape = z.infer<typeof knownShapeSchema>;
type Shapes = { shapes: readonly Record<string, unknown>[] };

/** The shapes that can be drawn. */
export function listKnownShapes(drawing: ReviewDrawing): KnownShape[] {
  return drawing.shapes.flatMap((shape) => {
    const known = knownShapeSchema.safeParse(shape);
    return known.success ? [known.data] : [];
  });
}

export function countPoints({ shapes }: Shapes): number {
  return shapes.reduce((sum, { points }) => sum + (Array.isArray(points) ? points.length : 0), 0);
}

/** PostgreSQL writes a blank behind each comma and colon, and counts it. */
export function measureDrawing(drawing: unknown): number {
  const text = JSON.stringify(drawing);
  const blanks = text.replaceAll(/"(?:[^"\\]|\\.)*"/g, "").match(/[,:]/g)?.length ?? 0;
  return new TextEncoder().encode(text).length + blanks;
}
