export type ChangeCondition = { column: string; operator: Operator; values: string[] };
export type ChangeColumn = { name: string; type: string };
export type Row = Record<string, unknown>;

const operators = ["eq", "neq", "lt", "lte", "gt", "gte", "in"] as const;
type Operator = (typeof operators)[number];

const shape = /^(?<column>\w{1,63})=(?<operator>\w+)\.(?<rest>.*)$/s;

/** Reads `column=operator.value`, several of them between commas. Undefined where that is not what is written. */
export function parseChangeFilter(text: string): ChangeCondition[] | undefined {
  const parts = splitOutside(text);
  const conditions = parts?.map(parseCondition);
  return conditions?.every((condition) => condition !== undefined) ? conditions : undefined;
}

function parseCondition(text: string): ChangeCondition | undefined {
  const { column = "", operator = "", rest = "" } = shape.exec(text.trim())?.groups ?? {};
  const known = operators.find((name) => name === operator);
  if (!known) return undefined;
  if (known !== "in") return { column, operator: known, values: [unquote(rest)] };
  if (!rest.startsWith("(") || !rest.endsWith(")")) return undefined;
  const values = splitOutside(rest.slice(1, -1));
  return values && values.length <= 100
    ? { column, operator: known, values: values.map((value) => unquote(value.trim())) }
    : undefined;
}

/** At commas that stand neither in quotes nor in brackets. */
function splitOutside(text: string): string[] | undefined {
  const parts = text.match(/(?:"(?:[^"\\]|\\.)*"|\((?:"(?:[^"\\]|\\.)*"|[^()"])*\)|[^,()"])+/gs);
  return parts && parts.join(",") === text ? parts : undefined;
}

function unquote(value: string): string {
  return /^".*"$/s.test(value) ? value.slice(1, -1).replaceAll(/\\(.)/gs, "$1") : value;
}

/** As SQL has it: nothing compares with null, nor with a column that is not there. */
export function matchesFilter(
  conditions: readonly ChangeCondition[],
  row: Row,
  columns: readonly ChangeColumn[],
): boolean {
  return conditions.every(({ column, operator, values }) => {
    const type = columns.find(({ name }) => name === column)?.type ?? "text";
    const compared = values.map((value) => compare(row[column], value, type));
    const [first] = compared;
    if (operator === "in") return compared.includes(0);
    return first !== undefined && holds[operator](first);
  });
}

const holds: Record<Exclude<Operator, "in">, (order: number) => boolean> = {
  eq: (order) => order === 0,
  neq: (order) => order !== 0,
  lt: (order) => order < 0,
  lte: (order) => order <= 0,
  gt: (order) => order > 0,
  gte: (order) => order >= 0,
};

function compare(held: unknown, given: string, type: string): number | undefined {
  if (held === null || held === undefined) return undefined;
  if (typeof held === "number") {
    return sort(held, given.trim() === "" ? Number.NaN : Number(given));
  }
  const text = typeof held === "string" ? held : JSON.stringify(held);
  if (type === "timestamptz" || type === "timestamp") {
    return sort(Date.parse(text), Date.parse(given));
  }
  if (type === "uuid") return sort(text, given.toLowerCase());
  return sort(text, given);
}

function sort<T extends string | number>(left: T, right: T): number | undefined {
  if (left === right) return 0;
  if (left < right) return -1;
  return left > right ? 1 : undefined;
}
