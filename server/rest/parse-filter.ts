import { readField, type SelectedField } from "./parse-field.ts";
import { parseError } from "./rest-error.ts";
import { Scanner } from "./scanner.ts";

/** Those that may be asked of any or all elements of an array: `like(any).{a*,b*}`. */
const quantified = ["eq", "gt", "gte", "lt", "lte", "like", "ilike", "match", "imatch"] as const;
const plain = ["neq", "cs", "cd", "ov", "sl", "sr", "nxl", "nxr", "adj", "isdistinct"] as const;
const searches = ["fts", "plfts", "phfts", "wfts"] as const;
const isValues = ["null", "not_null", "true", "false", "unknown"] as const;

export type FilterComparison = (typeof quantified)[number] | (typeof plain)[number];
export type Search = (typeof searches)[number];
type IsValue = (typeof isValues)[number];
type Quantifier = "any" | "all";

export type Filter = { kind: "filter"; field: SelectedField; isNegated: boolean } & (
  | { operator: FilterComparison; quantifier: Quantifier | null; value: string }
  | { operator: Search; config: string | null; value: string }
  | { operator: "in"; values: string[] }
  | { operator: "is"; value: IsValue }
);
export type Logic = { kind: "and" | "or"; isNegated: boolean; conditions: Condition[] };
export type Condition = Filter | Logic;

// Deeper trees say nothing that a person would ask, and PostgreSQL's own stack is finite.
const deepest = 10;

const letters = /[a-z]*/y;
const config = /[\p{L}\p{N}_$ ]+/uy;
const arrayLiteral = /\{[^{}]*\}(?=\s*[,)])/y;
const opening = /\s*(not\.)?(and|or)\s*\(/y;

/** `column=not.eq.value`: everything behind the operator is the value, commas and all. */
export function parseFilter(field: SelectedField, text: string): Filter {
  const scanner = new Scanner(text, "filter");
  const filter = readFilter(scanner, field, () => scanner.readRest());
  scanner.expectEnd();
  return filter;
}

/** `or=(status.eq.review,and(budget.gte.100,not.or(…)))`, given without its key. */
export function parseLogic(kind: "and" | "or", isNegated: boolean, text: string): Logic {
  const scanner = new Scanner(text, "logic tree");
  scanner.skipSpaces();
  scanner.expect("(");
  const logic: Logic = { kind, isNegated, conditions: readConditions(scanner, 1) };
  scanner.expectEnd();
  return logic;
}

function readConditions(scanner: Scanner, depth: number): Condition[] {
  if (depth > deepest) throw parseError(`A logic tree may be ${deepest} levels deep, not more`);
  const conditions: Condition[] = [];
  do conditions.push(readCondition(scanner, depth));
  while (scanner.take(","));
  scanner.expect(")");
  scanner.skipSpaces();
  return conditions;
}

function readCondition(scanner: Scanner, depth: number): Condition {
  const start = scanner.readMatch(opening).trim();
  if (start !== "") {
    const isNegated = start.startsWith("not.");
    const kind = start.slice(isNegated ? 4 : 0).startsWith("or") ? "or" : "and";
    return { kind, isNegated, conditions: readConditions(scanner, depth + 1) };
  }
  const field = readField(scanner);
  scanner.expect(".");
  return readFilter(scanner, field, () => readTreeValue(scanner));
}

function readFilter(scanner: Scanner, field: SelectedField, readValue: () => string): Filter {
  const isNegated = scanner.take("not.");
  const start = scanner.position;
  const operator = scanner.readMatch(letters);
  const found = { kind: "filter", field, isNegated } as const;
  if (operator === "in") {
    scanner.expect(".");
    return { ...found, operator, values: readList(scanner) };
  }
  if (operator === "is") {
    scanner.expect(".");
    const value = readValue().toLowerCase();
    if (isOneOf(isValues, value)) return { ...found, operator, value };
    throw scanner.fail("isVal: (null, not_null, true, false, unknown)");
  }
  if (isOneOf(searches, operator)) {
    const language = scanner.take("(") ? readConfig(scanner) : null;
    scanner.expect(".");
    return { ...found, operator, config: language, value: readValue() };
  }
  if (isOneOf(quantified, operator)) {
    const quantifier = scanner.take("(any)") ? "any" : scanner.take("(all)") ? "all" : null;
    scanner.expect(".");
    return { ...found, operator, quantifier, value: readValue() };
  }
  if (isOneOf(plain, operator)) {
    scanner.expect(".");
    return { ...found, operator, quantifier: null, value: readValue() };
  }
  scanner.position = start;
  throw scanner.fail(`unexpected "${scanner.peek()}" expecting "not" or operator (eq, gt, ...)`);
}

function readConfig(scanner: Scanner): string {
  const name = scanner.readMatch(config).trim();
  if (name === "") throw scanner.fail("expected a text search configuration");
  scanner.expect(")");
  return name;
}

function readList(scanner: Scanner): string[] {
  scanner.skipSpaces();
  scanner.expect("(");
  scanner.skipSpaces();
  const values: string[] = [];
  do values.push(scanner.readElement());
  while (scanner.take(","));
  scanner.expect(")");
  scanner.skipSpaces();
  // One empty element, written as "" or not at all, is how a list of nothing looks.
  return values.length === 1 && values[0] === "" ? [] : values;
}

/** Like an element, but an array literal keeps its commas. */
function readTreeValue(scanner: Scanner): string {
  const literal = scanner.readMatch(arrayLiteral);
  return literal === "" ? scanner.readElement() : literal;
}

function isOneOf<Word extends string>(words: readonly Word[], word: string): word is Word {
  return words.some((each) => each === word);
}
