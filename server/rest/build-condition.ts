import type { Column } from "./catalogue.ts";
import type { Comparison, Condition, Filter } from "./parse-filter.ts";
import type { OrderTerm } from "./parse-order.ts";
import { RestError } from "./rest-error.ts";
import { quoteName, type Binder } from "./sql-text.ts";

/** A table, a function's result or an embedded table, under the alias that it has in the statement. */
export type Source = { name: string; alias: string; columns: Map<string, Column> };

const operators: Record<Comparison, string> = {
  eq: "=",
  neq: "<>",
  gt: ">",
  gte: ">=",
  lt: "<",
  lte: "<=",
  like: "like",
  ilike: "ilike",
  cs: "@>",
  cd: "<@",
  ov: "&&",
};

export function buildConditions(source: Source, conditions: Condition[], binder: Binder): string[] {
  return conditions.map((condition) => buildCondition(source, condition, binder));
}

function buildCondition(source: Source, condition: Condition, binder: Binder): string {
  const text =
    condition.kind === "filter"
      ? buildFilter(source, condition, binder)
      : `(${buildConditions(source, condition.conditions, binder).join(` ${condition.kind} `)})`;
  return condition.isNegated ? `not ${text}` : text;
}

function buildFilter(source: Source, filter: Filter, binder: Binder): string {
  const column = findColumn(source, filter.column);
  const name = columnText(source, column);
  if (filter.operator === "is") {
    return `(${name} is ${filter.value === "not_null" ? "not null" : filter.value})`;
  }
  if (filter.operator === "in") {
    return `(${name} = any (${binder.bindArray(filter.values, column.type)}))`;
  }
  const isPattern = filter.operator === "like" || filter.operator === "ilike";
  const value = isPattern
    ? binder.bind(filter.value.replaceAll("*", "%"))
    : binder.bind(filter.value, column.type);
  return `(${name} ${operators[filter.operator]} ${value})`;
}

export function buildOrder(source: Source, terms: OrderTerm[]): string {
  if (terms.length === 0) return "";
  const parts = terms.map(({ column, direction, nulls }) => {
    const name = columnText(source, findColumn(source, column));
    return `${name} ${direction}${nulls === null ? "" : ` nulls ${nulls}`}`;
  });
  return ` order by ${parts.join(", ")}`;
}

export function findColumn(source: Source, name: string): Column {
  const column = source.columns.get(name);
  if (column) return column;
  throw new RestError(400, "42703", `column ${source.name}.${name} does not exist`);
}

export function columnText(source: Source, column: Column): string {
  return `${source.alias}.${quoteName(column.name)}`;
}
