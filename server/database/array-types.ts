import type postgres from "postgres";

/**
 * The driver asks the server for its array types on every new connection, and nothing catches that query when the
 * connection is lost meanwhile: it would end the process. So the arrays that we use are told to it.
 */
export const arrayTypes = {
  booleans: describeArray(1000, (text) => text === "t"),
  integers: describeArray(1007, Number),
  smallIntegers: describeArray(1005, Number),
  bigIntegers: describeArray(1016, String),
  numerics: describeArray(1231, String),
  texts: describeArray(1009, String),
  characters: describeArray(1015, String),
  names: describeArray(1003, String),
  times: describeArray(1185, (text) => new Date(text)),
  uuids: describeArray(2951, String),
  objects: describeArray(3807, (text): unknown => JSON.parse(text)),
} satisfies Record<string, postgres.PostgresType>;

function describeArray(oid: number, parse: (text: string) => unknown): postgres.PostgresType {
  return {
    to: oid,
    from: [oid],
    serialize: serializeArray,
    parse: (text: string) => parseArray(text, parse),
  };
}

/** PostgreSQL's literal for a list: every element quoted, but for null. */
export function serializeArray(list: unknown): string {
  // Already a literal, as a caller who knows the syntax may send.
  if (typeof list === "string") return list;
  if (!Array.isArray(list)) throw new TypeError("A list is needed here.");
  return `{${list.map(serializeElement).join(",")}}`;
}

function serializeElement(element: unknown): string {
  if (element === null || element === undefined) return "NULL";
  if (Array.isArray(element)) return serializeArray(element);
  const text = typeof element === "string" ? element : describe(element);
  return `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}

function describe(element: unknown): string {
  if (element instanceof Date) return element.toISOString();
  return typeof element === "bigint" ? element.toString() : JSON.stringify(element);
}

const element = /"((?:[^"\\]|\\.)*)"|([^,{}"]+)/gs;

/** Reads a literal of one dimension, which is all that the schema has. */
export function parseArray<T>(literal: string, parse: (text: string) => T): (T | null)[] {
  return Array.from(literal.matchAll(element), ([, quoted, bare]) => {
    if (quoted !== undefined) return parse(quoted.replaceAll(/\\(.)/gs, "$1"));
    return bare === undefined || bare === "NULL" ? null : parse(bare);
  });
}
