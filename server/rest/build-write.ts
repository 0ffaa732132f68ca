import { buildConditions } from "./build-condition.ts";
import { toSource, type Source } from "./build-field.ts";
import { buildProjection } from "./build-projection.ts";
import type { Catalogue, Column, Relation } from "./catalogue.ts";
import type { Condition } from "./parse-filter.ts";
import { payloadColumns, type Payload } from "./parse-payload.ts";
import type { Preferences } from "./parse-preferences.ts";
import type { ParsedQuery } from "./parse-query.ts";
import { responseSettings } from "./response-settings.ts";
import { RestError, unknownColumn, unsupported } from "./rest-error.ts";
import { Binder, quoteName, type Statement } from "./sql-text.ts";

export type Write = {
  catalogue: Catalogue;
  relation: Relation;
  query: ParsedQuery;
  preferences: Preferences;
};

export function buildInsert(write: Write, payload: Payload): Statement {
  const { relation, query, preferences } = write;
  const columns = findColumns(relation, payloadColumns(payload, query.columns));
  const names = columns.map((column) => quoteName(column.name));
  return finishWrite(write, (binder) => {
    const json = payload.isArray ? payload.text : `[${payload.text}]`;
    const from =
      columns.length === 0
        ? `select from json_array_elements(${binder.bind(json, "json")})`
        : preferences.missingIsDefault
          ? `select ${columns.map((column) => orDefault(column, payload.rows)).join(", ")} from jsonb_array_elements(${binder.bind(json, "jsonb")}) as e(value) cross join lateral jsonb_to_record(e.value) as p(${recordColumns(columns)})`
          : `select ${names.map((name) => `p.${name}`).join(", ")} from json_to_recordset(${binder.bind(json, "json")}) as p(${recordColumns(columns)})`;
    const list = columns.length === 0 ? "" : ` (${names.join(", ")})`;
    return `insert into ${tableText(relation)} as t${list} ${from}${conflictText(write, columns)}`;
  });
}

/** PUT: the one row that the address names by its whole key, as it is to be from now on. */
export function buildPut(write: Write, payload: Payload): Statement {
  const { relation, query } = write;
  const { primaryKey } = relation;
  requireKey(primaryKey, query.main.conditions);
  const columns = findColumns(relation, payloadColumns(payload, query.columns));
  const given = columns.map(({ name }) => name);
  if (!primaryKey.every((name) => given.includes(name))) throw keyMismatch();
  const names = given.map(quoteName);
  return finishWrite(write, (binder) => {
    const json = binder.bind(payload.isArray ? payload.text : `[${payload.text}]`, "json");
    const where = buildConditions(toSource(relation, "p"), query.main.conditions, binder);
    return `insert into ${tableText(relation)} as t (${names.join(", ")}) select ${names.map((name) => `p.${name}`).join(", ")} from json_to_recordset(${json}) as p(${recordColumns(columns)}) where ${where.join(" and ")}${mergeText(primaryKey, columns)}`;
  });
}

/** A row that is not the one that the address names. */
export function keyMismatch(): RestError {
  const message = "Payload values do not match URL in primary key column(s)";
  return new RestError(400, "PGRST115", message);
}

function requireKey(primaryKey: string[], conditions: Condition[]): void {
  const named = conditions.map((each) =>
    each.kind === "filter" &&
    each.operator === "eq" &&
    !each.isNegated &&
    each.quantifier === null &&
    each.field.path.length === 0
      ? each.field.name
      : null,
  );
  const isKey = named.every((name) => name !== null && primaryKey.includes(name));
  if (isKey && primaryKey.length > 0 && primaryKey.every((name) => named.includes(name))) return;
  const message = "Filters must include all and only primary key columns with 'eq' operators";
  throw new RestError(405, "PGRST105", message);
}

export function buildUpdate(write: Write, payload: Payload): Statement {
  const { relation, query, preferences } = write;
  if (payload.isArray) throw new RestError(400, "PGRST102", "An update takes one JSON object");
  const columns = findColumns(relation, payloadColumns(payload, query.columns));
  if (columns.length === 0) throw new RestError(400, "PGRST102", "An update needs a column to set");
  return finishWrite(write, (binder, source) => {
    const { missingIsDefault } = preferences;
    const json = binder.bind(payload.text, missingIsDefault ? "jsonb" : "json");
    const from = missingIsDefault
      ? `(values (${json})) as e(value) cross join lateral jsonb_to_record(e.value)`
      : `json_to_record(${json})`;
    const set = columns.map((column) => {
      const name = quoteName(column.name);
      return `${name} = ${missingIsDefault ? orDefault(column, payload.rows) : `p.${name}`}`;
    });
    const where = requireConditions("UPDATE", source, query, binder);
    return `update ${tableText(relation)} as t set ${set.join(", ")} from ${from} as p(${recordColumns(columns)}) where ${where}`;
  });
}

export function buildDelete(write: Write): Statement {
  return finishWrite(
    write,
    (binder, source) =>
      `delete from ${tableText(write.relation)} as t where ${requireConditions("DELETE", source, write.query, binder)}`,
  );
}

/** Returns no more columns than the answer needs: a caller may not be allowed to read them all. */
function finishWrite(
  { catalogue, relation, query, preferences }: Write,
  build: (binder: Binder, source: Source) => string,
): Statement {
  const binder = new Binder();
  const source = toSource(relation, "t");
  if (query.select.some((item) => item.kind === "embed" && item.isInner)) {
    throw unsupported("!inner in the answer to a write");
  }
  const change = build(binder, source);
  const ending = `${responseSettings}, ${mergedCount} as merged`;
  if (preferences.return === "representation") {
    const { list, joins, needed } = buildProjection(catalogue, source, query, binder);
    const returned = needed === "all" ? "t.*" : returnNames([...needed]);
    return {
      text: `with w as (${change} returning ${returned}) select count(*)::int4 as rows, null::float8 as total, coalesce(json_agg(r), '[]')::text as body, ${ending} from (select ${list} from w as t${joins}) as r`,
      values: binder.values,
    };
  }
  const key = preferences.return === "headers-only" ? relation.primaryKey : [];
  // As text: a key may be a number that JavaScript cannot hold.
  const texts = key.map((name) => `w.${quoteName(name)}::text`);
  const body = key.length > 0 ? `json_agg(json_build_array(${texts.join(", ")}))::text` : "''";
  return {
    text: `with w as (${change} returning ${returnNames(key)}) select count(*)::int4 as rows, null::float8 as total, ${body} as body, ${ending} from w`,
    values: binder.values,
  };
}

function returnNames(names: string[]): string {
  return names.length === 0 ? "1" : names.map((name) => `t.${quoteName(name)}`).join(", ");
}

/** For `missing=default`: a key that a row does not have takes the column's default, as if never named. */
function orDefault({ name, default: fallback }: Column, rows: Payload["rows"]): string {
  const isAlwaysGiven = rows.every((row) => Object.hasOwn(row, name));
  if (isAlwaysGiven || fallback === null) return `p.${quoteName(name)}`;
  const key = `'${name.replaceAll("'", "''")}'`;
  return `case when e.value ? ${key} then p.${quoteName(name)} else ${fallback} end`;
}

const mergedSoFar = "nullif(current_setting('rest.merged', true), '')::int4";
const mergedCount = `coalesce(${mergedSoFar}, 0)`;

/** Counts as it goes, since nothing that an upsert returns tells the rows that were there from new ones. */
function mergeText(key: string[], columns: Column[]): string {
  const set = columns.map(({ name }) => `${quoteName(name)} = excluded.${quoteName(name)}`);
  return ` on conflict (${key.map(quoteName).join(", ")}) do update set ${set.join(", ")} where set_config('rest.merged', (${mergedCount} + 1)::text, true) <> ''`;
}

function conflictText({ relation, query, preferences }: Write, columns: Column[]): string {
  if (preferences.resolution === null) {
    if (query.onConflict) throw unsupported("on_conflict without a resolution");
    return "";
  }
  const key = query.onConflict ?? relation.primaryKey;
  if (key.length === 0) throw unsupported(`An upsert into '${relation.name}', which has no key,`);
  const target = findColumns(relation, key).map((column) => column.name);
  return preferences.resolution === "ignore-duplicates" || columns.length === 0
    ? ` on conflict (${target.map(quoteName).join(", ")}) do nothing`
    : mergeText(target, columns);
}

/** The same refusal as pg-safeupdate's. */
function requireConditions(
  verb: "UPDATE" | "DELETE",
  source: Source,
  query: ParsedQuery,
  binder: Binder,
): string {
  const conditions = buildConditions(source, query.main.conditions, binder);
  if (conditions.length > 0) return conditions.join(" and ");
  throw new RestError(400, "21000", `${verb} requires a WHERE clause`);
}

function findColumns(relation: Relation, names: string[]): Column[] {
  return names.map((name) => {
    const column = relation.columns.get(name);
    if (!column) throw unknownColumn(name, relation.name);
    return column;
  });
}

function recordColumns(columns: Column[]): string {
  return columns.map(({ name, type }) => `${quoteName(name)} ${type}`).join(", ");
}

function tableText(relation: Relation): string {
  return `public.${quoteName(relation.name)}`;
}
