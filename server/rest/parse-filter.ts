import { refuseJsonPath } from "./parse-select.ts";
import { parseError, unsupported } from "./rest-error.ts";
import { Scanner } from "./scanner.ts";

export const comparisons = [
  "eq",
  "neq",
  "gt",
  "gte",
  "lt",
  "lte",
  "like",
  "ilike",
  "cs",
  "cd",
  "ov",
] as const;
export type Comparison = (typeof comparisons)[number];
export type IsValue = "null" | "not_null" | "true" | "false" | "unknown";

export type Filter = { kind: "filter"; column: string; isNegated: boolean } & (
  | { operator: Comparison; value: string }
  | { operator: "in"; values: string[] }
  | { operator: "is"; value: IsValue }
);
export type Logic = { kind: "and" | "or"; isNegated: boolean; conditions: Condition[] };
export type Condition = Filter | Logic;

const known = new Set<string>(comparisons);
const isValues = new Set<string>(["null", "not_null", "true", "false", "unknown"]);
const elsewhere = new Set([
  "isdistinct",
  "match",
  "imatch",
  "fts",
  "plfts",
  "phfts",
  "wfts",
  "sl",
  "sr",
  "nxl",
  "nxr",
  "adj",
]);
// Deeper trees say nothing that a person would ask, and PostgreSQL's own stack is finite.
const deepest = 10;

/** `column=not.eq.value`: everything behind the operator is the value, commas and all. */
export function parseFilter(column: string, text: string): Filter {
  const scanner = new Scanner(text, "filter");
  refuseJsonPath(column);
  return readFilter(scanner, column, (operator) => {
    if (operator !== "in") return scanner.readWhile(() => true);
    const values = readList(scanner);
    scanner.expectEnd();
    return values;
  });
}

/** `or=(status.eq.review,and(budget.gte.100,not.or(…)))`, given without its key. */
export function parseLogic(kind: "and" | "or", isNegated: boolean, text: string): Logic {
  const scanner = new Scanner(text, "logic tree");
  const logic: Logic = { kind, isNegated, conditions: readConditions(scanner, 1) };
  scanner.expectEnd();
  return logic;
}

function readConditions(scanner: Scanner, depth: number): Condition[] {
  if (depth > deepest) throw parseError(`A logic tree may be ${deepest} levels deep, not more`);
  scanner.expect("(");
  const conditions: Condition[] = [];
  do conditions.push(readCondition(scanner, depth));
  while (scanner.take(","));
  scanner.expect(")");
  return conditions;
}

function readCondition(scanner: Scanner, depth: number): Condition {
  const opening = /^(not\.)?(and|or)\(/.exec(scanner.text.slice(scanner.position));
  if (opening) {
    scanner.position += opening[0].length - 1;
    const kind = opening[2] === "or" ? "or" : "and";
    const isNegated = opening[1] !== undefined;
    return { kind, isNegated, conditions: readConditions(scanner, depth + 1) };
  }
  const column = scanner.readName();
  refuseJsonPath(column);
  scanner.expect(".");
  return readFilter(scanner, column, (operator) =>
    operator === "in" ? readList(scanner) : readTreeValue(scanner),
  );
}

function readFilter(
  scanner: Scanner,
  column: string,
  readValue: (operator: string) => string | string[],
): Filter {
  const isNegated = scanner.take("not.");
  const operator = scanner.readWhile((character) => /[a-z]/.test(character));
  if (scanner.peek() === "(") throw unsupported(`The modifier of "${operator}"`);
  if (elsewhere.has(operator)) throw unsupported(`The operator "${operator}"`);
  if (!scanner.take(".")) throw scanner.fail("expected an operator and a dot");
  const value = readValue(operator);
  if (Array.isArray(value))
    return { kind: "filter", column, isNegated, operator: "in", values: value };
  if (operator === "is") {
    const word = value.toLowerCase();
    if (!isIsValue(word)) throw scanner.fail('"is" takes null, not_null, true, false or unknown');
    return { kind: "filter", column, isNegated, operator, value: word };
  }
  if (!isComparison(operator)) throw scanner.fail(`unknown operator "${operator}"`);
  return { kind: "filter", column, isNegated, operator, value };
}

function readList(scanner: Scanner): string[] {
  scanner.expect("(");
  if (scanner.take(")")) return [];
  const values: string[] = [];
  do values.push(scanner.readElement());
  while (scanner.take(","));
  scanner.expect(")");
  return values;
}

/** Like an element, but an array literal keeps its commas. */
function readTreeValue(scanner: Scanner): string {
  const literal = /^\{[^{}]*\}(?=[,)])/.exec(scanner.text.slice(scanner.position))?.[0];
  if (literal === undefined) return scanner.readElement();
  scanner.position += literal.length;
  return literal;
}

function isComparison(word: string): word is Comparison {
  return known.has(word);
}

function isIsValue(word: string): word is IsValue {
  return isValues.has(word);
}
