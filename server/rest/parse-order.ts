import { refuseJsonPath } from "./parse-select.ts";
import { parseError, unsupported } from "./rest-error.ts";
import { Scanner } from "./scanner.ts";

export type OrderTerm = {
  column: string;
  direction: "asc" | "desc";
  nulls: "first" | "last" | null;
};

/** `created_at.desc.nullslast,title` */
export function parseOrder(text: string): OrderTerm[] {
  const scanner = new Scanner(text, "order");
  const terms: OrderTerm[] = [];
  do terms.push(readTerm(scanner));
  while (scanner.take(","));
  scanner.expectEnd();
  return terms;
}

function readTerm(scanner: Scanner): OrderTerm {
  const column = scanner.readName();
  refuseJsonPath(column);
  if (scanner.peek() === "(") throw unsupported("Ordering by a column of an embedded resource");
  const term: OrderTerm = { column, direction: "asc", nulls: null };
  const words: string[] = [];
  while (scanner.take(".")) words.push(scanner.readWhile((character) => /[a-z]/.test(character)));
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

export function parseCount(name: "limit" | "offset", text: string): number {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (value <= largest) return value;
  throw parseError(`"${name}" must be a whole number of at most ${largest}`);
}
