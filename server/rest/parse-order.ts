import { readField, type SelectedField } from "./parse-field.ts";
import { parseError, RestError } from "./rest-error.ts";
import { Scanner } from "./scanner.ts";

export type OrderTerm = {
  /** The embedded resource whose field it is; null for the resource itself. */
  relation: string | null;
  field: SelectedField;
  direction: "asc" | "desc";
  nulls: "first" | "last" | null;
};

const letters = /[a-z]*/y;

/** `created_at.desc.nullslast,data->>size,client(display_name)` */
export function parseOrder(text: string): OrderTerm[] {
  const scanner = new Scanner(text, "order");
  const terms: OrderTerm[] = [];
  do terms.push(readTerm(scanner));
  while (scanner.take(","));
  scanner.expectEnd();
  return terms;
}

function readTerm(scanner: Scanner): OrderTerm {
  const term: OrderTerm = {
    relation: null,
    field: readField(scanner),
    direction: "asc",
    nulls: null,
  };
  if (term.field.path.length === 0 && scanner.take("(")) {
    term.relation = term.field.name;
    term.field = readField(scanner);
    scanner.expect(")");
  }
  const words: string[] = [];
  while (scanner.take(".")) words.push(scanner.readMatch(letters));
  scanner.skipSpaces();
  const direction = words[0] === "asc" || words[0] === "desc" ? words.shift() : undefined;
  if (direction === "desc") term.direction = "desc";
  const nulls = words.shift();
  if (nulls === "nullsfirst") term.nulls = "first";
  else if (nulls === "nullslast") term.nulls = "last";
  else if (nulls !== undefined) throw scanner.fail(`unexpected "${nulls}"`);
  if (words.length > 0) throw scanner.fail(`unexpected "${words[0]}"`);
  return term;
}

const largest = 2_147_483_647;

export function parseLimit(text: string): number {
  const limit = parseCount("limit", text);
  if (limit >= 0) return limit;
  throw unsatisfiable("Limit should be greater than or equal to zero.");
}

/** Before the first row there is nothing to leave out. */
export function parseOffset(text: string): number {
  return Math.max(0, parseCount("offset", text));
}

function parseCount(name: "limit" | "offset", text: string): number {
  const value = /^-?\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (Math.abs(value) <= largest) return value;
  throw parseError(`"${name}" must be a whole number of at most ${largest}`);
}

export function unsatisfiable(details: string): RestError {
  return new RestError(416, "PGRST103", "Requested range not satisfiable", { details });
}
