import { RestError } from "./rest-error.ts";

type Row = Record<string, unknown>;
export type Payload = { rows: Row[]; isArray: boolean; text: string };

export function parsePayload(text: string): Payload {
  const value = parseJson(text);
  const rows: unknown[] = Array.isArray(value) ? value : [value];
  if (!rows.every(isRow)) {
    throw invalidBody("A row must be a JSON object");
  }
  return { rows, isArray: Array.isArray(value), text };
}

/** The names of what is passed; the values stay text, which PostgreSQL reads without rounding. */
export function parseArguments(text: string): string[] {
  const value = text.trim() === "" ? {} : parseJson(text);
  if (!isRow(value)) throw invalidBody("The arguments must be a JSON object");
  return Object.keys(value);
}

/** The columns a payload fills. Rows that differ need `columns=` to say what is meant. */
export function payloadColumns(payload: Payload, given: string[] | null): string[] {
  if (given) return given;
  const names = Object.keys(payload.rows[0] ?? {});
  const isUniform = payload.rows.every((row) => {
    const keys = Object.keys(row);
    return keys.length === names.length && keys.every((key) => names.includes(key));
  });
  if (!isUniform) throw invalidBody("All object keys must match");
  return names;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new RestError(400, "PGRST102", "Empty or invalid json", { cause });
  }
}

function isRow(value: unknown): value is Row {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function invalidBody(message: string): RestError {
  return new RestError(400, "PGRST102", message);
}
