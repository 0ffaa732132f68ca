import { buildConditions } from "./build-condition.ts";
import { toSource, type Source } from "./build-field.ts";
import { buildProjection } from "./build-projection.ts";
import type { Catalogue, Column, Relation } from "./catalogue.ts";
import { payloadColumns, type Payload } from "./parse-payload.ts";
import type { Preferences } from "./parse-preferences.ts";
import type { ParsedQuery } from "./parse-query.ts";
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
  const { text: body, rows } = payload;
  return finishWrite(write, (binder) => {
    const json = payload.isArray ? body : `[${body}]`;
    const from =
      columns.length === 0
        ? `select from json_array_elements(${binder.bind(json, "json")})`
        : preferences.missingIsDefault
          ? selectWithDefaults(columns, rows, binder.bind(json, "jsonb"))
          : `select ${names.map((name) => `p.${name}`).join(", ")} from json_to_recordset(${binder.bind(json, "json")}) as p(${recordColumns(columns)})`;
    const list = columns.length === 0 ? "" : ` (${names.join(", ")})`;
    return `insert into ${tableText(relation)} as t${list} ${from}${conflictText(write, columns)}`;
  });
}

export function buildUpdate(write: Write, payload: Payload): Statement {
  const { relation, query } = write;
  if (payload.isArray) throw new RestError(400, "PGRST102", "An update takes one JSON object");
  const columns = findColumns(relation, payloadColumns(payload, query.columns));
  if (columns.length === 0) throw new RestError(400, "PGRST102", "An update needs a column to set");
  return finishWrite(write, (binder, source) => {
    const json = binder.bind(payload.text, "json");
    const set = columns.map(({ name }) => `${quoteName(name)} = p.${quoteName(name)}`).join(", ");
    const where = requireConditions("UPDATE", source, query, binder);
    return `update ${tableText(relation)} as t set ${set} from json_to_record(${json}) as p(${recordColumns(columns)}) where ${where}`;
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
  if (preferences.return === "representation") {
    const { list, joins, needed } = buildProjection(catalogue, source, query, binder);
    const returned = needed === "all" ? "t.*" : returnNames([...needed]);
    return {
      text: `with w as (${change} returning ${returned}) select count(*)::int4 as rows, null::float8 as total, coalesce(json_agg(r), '[]')::text as body from (select ${list} from w as t${joins}) as r`,
      values: binder.values,
    };
  }
  const key = preferences.return === "headers-only" ? relation.primaryKey : [];
  return {
    text: `with w as (${change} returning ${returnNames(key)}) select count(*)::int4 as rows, null::float8 as total, ${key.length > 0 ? "coalesce(json_agg(w), '[]')::text" : "''"} as body from w`,
    values: binder.values,
  };
}

function returnNames(names: string[]): string {
  return names.length === 0 ? "1" : names.map((name) => `t.${quoteName(name)}`).join(", ");
}

/** For `missing=default`: a key that a row does not have takes the column's default, as if never named. */
function selectWithDefaults(columns: Column[], rows: Payload["rows"], json: string): string {
  const list = columns.map(({ name, default: fallback }) => {
    const isAlwaysGiven = rows.every((row) => Object.hasOwn(row, name));
    if (isAlwaysGiven || fallback === null) return `p.${quoteName(name)}`;
    const key = `'${name.replaceAll("'", "''")}'`;
    return `case when e.value ? ${key} then p.${quoteName(name)} else ${fallback} end`;
  });
  return `select ${list.join(", ")} from jsonb_array_elements(${json}) as e(value) cross join lateral jsonb_to_record(e.value) as p(${recordColumns(columns)})`;
}

function conflictText({ relation, query, preferences }: Write, columns: Column[]): string {
  if (preferences.resolution === null) {
    if (query.onConflict) throw unsupported("on_conflict without a resolution");
    return "";
  }
  const key = query.onConflict ?? relation.primaryKey;
  if (key.length === 0) throw unsupported(`An upsert into '${relation.name}', which has no key,`);
  const target = findColumns(relation, key).map((column) => quoteName(column.name));
  const set = columns.map(({ name }) => `${quoteName(name)} = excluded.${quoteName(name)}`);
  return preferences.resolution === "ignore-duplicates" || set.length === 0
    ? ` on conflict (${target.join(", ")}) do nothing`
    : ` on conflict (${target.join(", ")}) do update set ${set.join(", ")}`;
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
