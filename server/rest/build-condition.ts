import { buildField, type Expression, type Source } from "./build-field.ts";
import type { FilterComparison, Condition, Filter, Search } from "./parse-filter.ts";
import { RestError } from "./rest-error.ts";
import type { Binder } from "./sql-text.ts";

const operators: Record<FilterComparison, string> = {
  eq: "=",
  neq: "<>",
  gt: ">",
  gte: ">=",
  lt: "<",
  lte: "<=",
  like: "like",
  ilike: "ilike",
  match: "~",
  imatch: "~*",
  cs: "@>",
  cd: "<@",
  ov: "&&",
  sl: "<<",
  sr: ">>",
  nxl: "&>",
  nxr: "&<",
  adj: "-|-",
  isdistinct: "is distinct from",
};
const queries: Record<Search, string> = {
  fts: "to_tsquery",
  plfts: "plainto_tsquery",
  phfts: "phraseto_tsquery",
  wfts: "websearch_to_tsquery",
};
const text = "pg_catalog.text";
const readAsText = new Set<FilterComparison>(["like", "ilike", "match", "imatch"]);

/** For a filter on an embedded resource: what tells that there is none. */
export type FindAbsence = (name: string) => string | undefined;

export function buildConditions(
  source: Source,
  conditions: Condition[],
  binder: Binder,
  findAbsence: FindAbsence = () => undefined,
): string[] {
  const build = (condition: Condition): string => {
    const built =
      condition.kind === "filter"
        ? (buildAbsence(source, condition, findAbsence) ?? buildFilter(source, condition, binder))
        : `(${condition.conditions.map(build).join(` ${condition.kind} `)})`;
    return condition.isNegated ? `not ${built}` : built;
  };
  return conditions.map(build);
}

/** `clients=is.null`, where clients are embedded. */
function buildAbsence(
  source: Source,
  filter: Filter,
  findAbsence: FindAbsence,
): string | undefined {
  const { name, path } = filter.field;
  const absence = path.length === 0 ? findAbsence(name) : undefined;
  if (absence === undefined) return undefined;
  if (filter.operator === "is" && filter.value === "null") return `(${absence})`;
  if (filter.operator === "is" && filter.value === "not_null") return `(not (${absence}))`;
  // An embed may be named like a column of ours, such as the key that it follows.
  if (source.columns.has(name)) return undefined;
  throw new RestError(400, "PGRST120", `Bad operator on the '${name}' embedded resource`, {
    details: "Only is null or not is null filters are allowed on embedded resources",
  });
}

function buildFilter(source: Source, filter: Filter, binder: Binder): string {
  const expression = buildField(source, filter.field, binder);
  const { text: field, base } = expression;
  switch (filter.operator) {
    case "is":
      return `(${field} is ${filter.value === "not_null" ? "not null" : filter.value})`;
    case "in":
      return `(${field} = any (${bindList(expression, (type) => binder.bindArray(filter.values, type))}))`;
    case "fts":
    case "plfts":
    case "phfts":
    case "wfts": {
      const language = filter.config === null ? "" : bindLanguage(filter.config, binder);
      const document =
        base === "pg_catalog.tsvector" ? field : `pg_catalog.to_tsvector(${language}${field})`;
      return `(${document} @@ pg_catalog.${queries[filter.operator]}(${language}${binder.bind(filter.value)}))`;
    }
    default:
      return buildComparison(expression, filter, binder);
  }
}

/** A list of values, each read the domain's own way where there is one. */
function bindList({ base, readBy }: Expression, bind: (type: string) => string): string {
  return readBy
    ? `array(select ${readBy}(v.value) from unnest(${bind(text)}) as v(value))`
    : bind(base);
}

function bindLanguage(config: string, binder: Binder): string {
  return `${binder.bind(config, "pg_catalog.regconfig")}, `;
}

function buildComparison(
  expression: Expression,
  filter: Extract<Filter, { operator: FilterComparison }>,
  binder: Binder,
): string {
  const { operator, quantifier, value } = filter;
  const isPattern = operator === "like" || operator === "ilike";
  const given = isPattern ? value.replaceAll("*", "%") : value;
  const read = readAsText.has(operator) ? { text: expression.text, base: text } : expression;
  const one = () =>
    read.readBy ? `${read.readBy}(${binder.bind(given)})` : binder.bind(given, read.base);
  const bound =
    quantifier === null
      ? one()
      : `${quantifier} (${bindList(read, (type) => binder.bind(given, `${type}[]`))})`;
  return `(${expression.text} ${operators[operator]} ${bound})`;
}
