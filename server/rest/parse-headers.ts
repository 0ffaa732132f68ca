import { unsatisfiable } from "./parse-order.ts";
import { RestError } from "./rest-error.ts";

export type ResponseShape = "array" | "object" | "stripped-array" | "stripped-object" | "csv";

const plainShapes = new Map<string, ResponseShape>([
  ["application/json", "array"],
  ["application/vnd.pgrst.array+json", "array"],
  ["application/vnd.pgrst.array", "array"],
  ["application/vnd.pgrst.object+json", "object"],
  ["application/vnd.pgrst.object", "object"],
  ["text/csv", "csv"],
  ["application/*", "array"],
  ["*/*", "array"],
]);
const strippedShapes = new Map<string, ResponseShape>([
  ["application/vnd.pgrst.array+json", "stripped-array"],
  ["application/vnd.pgrst.array", "stripped-array"],
  ["application/vnd.pgrst.object+json", "stripped-object"],
  ["application/vnd.pgrst.object", "stripped-object"],
]);

/** What a write or a call can be answered as. */
const rowShapes: readonly ResponseShape[] = ["array", "object"];
export const readShapes: readonly ResponseShape[] = [
  "array",
  "object",
  "stripped-array",
  "stripped-object",
  "csv",
];

/** The most wanted media type that can be had; query plans and GeoJSON cannot. */
export function parseAccept(
  header: string | null,
  offered: readonly ResponseShape[] = rowShapes,
): ResponseShape {
  if (header === null || header === "") return "array";
  const wanted = header
    .split(",")
    .map(readMediaType)
    .toSorted((one, other) => other.quality - one.quality);
  for (const { shape } of wanted) if (shape && offered.includes(shape)) return shape;
  throw new RestError(
    406,
    "PGRST107",
    `None of these media types are available: ${header.slice(0, 200)}`,
  );
}

function readMediaType(part: string): { shape: ResponseShape | undefined; quality: number } {
  const [type = "", ...parameters] = part.split(";").map((word) => word.trim().toLowerCase());
  const given = new Map(parameters.map((each) => pair(each.split("="))));
  const shapes = given.get("nulls") === "stripped" ? strippedShapes : plainShapes;
  return { shape: shapes.get(type), quality: Number(given.get("q") ?? 1) || 0 };
}

function pair([key = "", value = ""]: string[]): [string, string] {
  return [key.trim(), value.trim()];
}

/** Rows from and to, both counted in; null is no end. */
export type RowRange = { from: number; to: number | null };

const largest = 2_147_483_647;

/** `Range: 0-9`. What does not read like that is of another unit, and not for us. */
export function parseRange(header: string | null): RowRange | null {
  const range = /^(\d+)-(\d*)$/.exec(header?.trim() ?? "");
  if (!range) return null;
  const from = Math.min(Number(range[1]), largest);
  const to = range[2] ? Math.min(Number(range[2]), largest) : null;
  if (to === null || to >= from) return { from, to };
  throw unsatisfiable(
    "The lower boundary must be lower than or equal to the upper boundary in the Range header.",
  );
}

export function checkProfile(header: string | null): void {
  if (header === null || header === "public") return;
  throw new RestError(406, "PGRST106", `Invalid schema: ${header.slice(0, 100)}`, {
    hint: "Only the following schemas are exposed: public",
  });
}
