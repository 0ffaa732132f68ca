import { RestError } from "./rest-error.ts";

export type Shape = "array" | "object";

const shapes = new Map<string, Shape>([
  ["application/json", "array"],
  ["application/vnd.pgrst.array+json", "array"],
  ["application/vnd.pgrst.array", "array"],
  ["application/vnd.pgrst.object+json", "object"],
  ["application/vnd.pgrst.object", "object"],
  ["application/*", "array"],
  ["*/*", "array"],
]);

/** The first media type that can be had; `nulls=stripped`, CSV and query plans cannot. */
export function parseAccept(header: string | null): Shape {
  if (header === null || header === "") return "array";
  for (const part of header.split(",")) {
    const [type = "", ...parameters] = part.split(";").map((word) => word.trim().toLowerCase());
    const isStripped = parameters.some((parameter) => parameter.startsWith("nulls"));
    const shape = isStripped ? undefined : shapes.get(type);
    if (shape) return shape;
  }
  throw new RestError(
    406,
    "PGRST107",
    `None of these media types are available: ${header.slice(0, 200)}`,
  );
}

export type RowRange = { offset: number; limit: number | null };

/** `Range: 0-9`, in items. */
export function parseRange(header: string | null, unit: string | null): RowRange | null {
  if (header === null) return null;
  const range = /^(?:items=)?(\d{1,9})-(\d{0,9})$/.exec(header.trim());
  const from = Number(range?.[1]);
  const to = range?.[2] ? Number(range[2]) : null;
  if (!range || (unit !== null && unit !== "items") || (to !== null && to < from)) {
    throw new RestError(416, "PGRST103", "Requested range not satisfiable", {
      details: "The Range header must read like 0-9, in items.",
    });
  }
  return { offset: from, limit: to === null ? null : to - from + 1 };
}

export function checkProfile(header: string | null): void {
  if (header === null || header === "public") return;
  throw new RestError(406, "PGRST106", `Invalid schema: ${header.slice(0, 100)}`, {
    hint: "Only the following schemas are exposed: public",
  });
}
