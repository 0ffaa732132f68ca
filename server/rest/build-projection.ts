import {
  buildConditions,
  buildOrder,
  columnText,
  findColumn,
  type Source,
} from "./build-condition.ts";
import type { Catalogue } from "./catalogue.ts";
import { findRelationship, type Relationship } from "./find-relationship.ts";
import type { ParsedQuery, ResourceQuery } from "./parse-query.ts";
import type { SelectAll, SelectColumn, SelectEmbed } from "./parse-select.ts";
import { RestError } from "./rest-error.ts";
import { quoteName, type Binder } from "./sql-text.ts";

const noColumns: Source["columns"] = new Map();

/** The select list, the lateral joins behind it, and the source's own columns that both need. */
export type Projection = { list: string; joins: string; needed: Set<string> | "all" };

export function buildProjection(
  catalogue: Catalogue,
  source: Source,
  query: ParsedQuery,
  binder: Binder,
): Projection {
  const embeds = query.select.filter((item) => item.kind === "embed");
  refuseStrayFilters(query, embeds);
  const needed = new Set<string>();
  const list: string[] = [];
  const joins: string[] = [];
  for (const item of query.select) {
    if (item.kind !== "embed") {
      list.push(projectColumn(source, item));
      if (item.kind === "column") needed.add(item.name);
      continue;
    }
    const relationship = findRelationship(catalogue, source.name, item);
    for (const [ours] of relationship.pairs) needed.add(ours);
    const alias = `e${joins.length + 1}`;
    const resource = embeddedQuery(query, item);
    joins.push(joinEmbed(catalogue, { source, item, relationship, alias, resource, binder }));
    const body = relationship.isToOne ? `${alias}.body` : `coalesce(${alias}.body, '[]')`;
    list.push(`${body} as ${quoteName(item.alias ?? item.target)}`);
  }
  return {
    list: list.join(", "),
    joins: joins.join(""),
    needed: query.select.some((item) => item.kind === "all") ? "all" : needed,
  };
}

function projectColumn(source: Source, item: SelectAll | SelectColumn): string {
  if (item.kind === "all") return `${source.alias}.*`;
  const name = columnText(source, findColumn(source, item.name));
  return item.alias === null ? name : `${name} as ${quoteName(item.alias)}`;
}

function joinEmbed(
  catalogue: Catalogue,
  embed: {
    source: Source;
    item: SelectEmbed;
    relationship: Relationship;
    alias: string;
    resource: ResourceQuery | undefined;
    binder: Binder;
  },
): string {
  const { source, item, relationship, alias, resource, binder } = embed;
  const relation = catalogue.relations.get(item.target);
  const target: Source = { name: item.target, alias: "x", columns: relation?.columns ?? noColumns };
  const list = item.items.map((each) => projectColumn(target, each)).join(", ");
  const conditions = [
    ...relationship.pairs.map(
      ([ours, theirs]) =>
        `${target.alias}.${quoteName(theirs)} = ${source.alias}.${quoteName(ours)}`,
    ),
    ...buildConditions(target, resource?.conditions ?? [], binder),
  ];
  const rows =
    `select ${list} from public.${quoteName(item.target)} as x where ${conditions.join(" and ")}` +
    buildOrder(target, resource?.order ?? []) +
    buildWindow(resource, binder);
  const kind = item.isInner ? "join" : "left join";
  return relationship.isToOne
    ? ` ${kind} lateral (select row_to_json(y) as body from (${rows}) as y) as ${alias} on true`
    : ` ${kind} lateral (select json_agg(y) as body from (${rows}) as y) as ${alias} on ${
        item.isInner ? `${alias}.body is not null` : "true"
      }`;
}

export function buildWindow(
  resource: Pick<ResourceQuery, "limit" | "offset"> | undefined,
  binder: Binder,
): string {
  const limit = resource?.limit ?? null;
  const offset = resource?.offset ?? 0;
  return (
    (limit === null ? "" : ` limit ${binder.bind(String(limit), "pg_catalog.int8")}`) +
    (offset === 0 ? "" : ` offset ${binder.bind(String(offset), "pg_catalog.int8")}`)
  );
}

function embeddedQuery(query: ParsedQuery, item: SelectEmbed): ResourceQuery | undefined {
  return (
    (item.alias === null ? undefined : query.embedded.get(item.alias)) ??
    query.embedded.get(item.target)
  );
}

function refuseStrayFilters(query: ParsedQuery, embeds: SelectEmbed[]): void {
  for (const path of query.embedded.keys()) {
    if (embeds.some((item) => item.alias === path || item.target === path)) continue;
    throw new RestError(400, "PGRST108", `'${path}' is not an embedded resource in this request`, {
      hint: `Verify that '${path}' is included in the 'select' query parameter.`,
    });
  }
}
