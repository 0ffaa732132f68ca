import { buildConditions, buildOrder, type Source } from "./build-condition.ts";
import { buildProjection, buildWindow } from "./build-projection.ts";
import type { Catalogue, Relation } from "./catalogue.ts";
import type { ParsedQuery } from "./parse-query.ts";
import { Binder, type Statement } from "./sql-text.ts";

/** Answers one row: `rows` in this page, `total` where it was asked for, and the `body` as JSON text. */
export function buildRead(
  catalogue: Catalogue,
  relation: Relation,
  query: ParsedQuery,
  options: { hasExactCount: boolean },
): Statement {
  const binder = new Binder();
  const source: Source = { name: relation.name, alias: "t", columns: relation.columns };
  const text = buildPage(catalogue, { source, from: qualify(relation), query, binder, ...options });
  return { text, values: binder.values };
}

export function buildPage(
  catalogue: Catalogue,
  page: {
    source: Source;
    from: string;
    query: ParsedQuery;
    binder: Binder;
    hasExactCount: boolean;
  },
): string {
  const { source, from, query, binder } = page;
  const projection = buildProjection(catalogue, source, query, binder);
  const conditions = buildConditions(source, query.main.conditions, binder);
  const where = conditions.length === 0 ? "" : ` where ${conditions.join(" and ")}`;
  const tail = ` from ${from} as ${source.alias}${projection.joins}${where}`;
  const window = buildWindow(query.main, binder);
  const rows = `select ${projection.list}${tail}${buildOrder(source, query.main.order)}${window}`;
  const total = !page.hasExactCount
    ? "null"
    : window === ""
      ? "count(*)"
      : `(select count(*) from (select 1${tail}) as c)`;
  return `select count(*)::int4 as rows, ${total}::float8 as total, coalesce(json_agg(r), '[]')::text as body from (${rows}) as r`;
}

function qualify(relation: Relation): string {
  return `public."${relation.name.replaceAll('"', '""')}"`;
}
