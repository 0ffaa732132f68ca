import * as fc from "fast-check";
import type { Relation, Routine } from "../../server/rest/catalogue.ts";
import { drawPairs } from "./draw-pairs.ts";
import {
  drawColumnName,
  drawEmbedding,
  drawFilter,
  drawLogic,
  drawOrder,
  drawPage,
  drawSelection,
} from "./draw-rest-query.ts";
import type { JsonText } from "./json-text.ts";
import type { Pair, Sketch } from "./sketch.ts";
import type { OwnedSurroundings } from "./surroundings.ts";
import { drawValue, writeText } from "./typed-values.ts";

const preferences = [
  "return=representation",
  "return=minimal",
  "return=headers-only",
  "count=exact",
  "count=planned",
  "count=estimated",
  "handling=lenient",
  "handling=strict",
  "max-affected=1",
  "timezone=constructor",
];
const insertPreferences = [
  ...preferences,
  "resolution=merge-duplicates",
  "resolution=ignore-duplicates",
  "missing=default",
];
const accepts = [
  "application/json",
  "application/vnd.pgrst.object+json",
  "application/vnd.pgrst.array+json;nulls=stripped",
  "text/csv",
  "*/*;q=0",
];

/** Tables, and functions called by name: reads, writes and calls as supabase-js would send them. */
export function drawRest(surroundings: OwnedSurroundings): fc.Arbitrary<Sketch> {
  const { relations, routines } = surroundings.catalogue;
  const tables = [...relations.values()];
  const calls = [...routines.values()].flat();
  const written = tables.filter(({ name, columns }) =>
    [...columns.keys()].some((column) => surroundings.writable.has(`${name}.${column}`)),
  );
  return fc.oneof(
    { weight: 5, arbitrary: oneOf(tables, (table) => drawRead(table, surroundings)) },
    { weight: 4, arbitrary: oneOf(written, (table) => drawWrite(table, surroundings)) },
    { weight: 2, arbitrary: oneOf(tables, (table) => drawWrite(table, surroundings)) },
    { weight: 5, arbitrary: oneOf(calls, (routine) => drawCall(routine, surroundings)) },
  );
}

function oneOf<T>(items: readonly T[], draw: (item: T) => fc.Arbitrary<Sketch>) {
  return fc.oneof(...items.map(draw));
}

function drawRead(relation: Relation, surroundings: OwnedSurroundings): fc.Arbitrary<Sketch> {
  const select = drawSelection(relation, surroundings).map((items): Pair => ["select", items]);
  const parameter = fc.oneof(
    { weight: 3, arbitrary: drawFilter(relation, surroundings) },
    { weight: 3, arbitrary: select },
    { weight: 1, arbitrary: drawOrder(relation) },
    { weight: 1, arbitrary: drawLogic(relation, surroundings) },
    { weight: 1, arbitrary: drawPage() },
  );
  return sketch({
    method: fc.constantFrom("GET", "GET", "GET", "HEAD"),
    path: fc.constant(["rest", "v1", relation.name]),
    query: fc.oneof(
      {
        weight: 3,
        arbitrary: fc.uniqueArray(parameter, { maxLength: 4, selector: ([name]) => name }),
      },
      { weight: 1, arbitrary: drawEmbedding(relation, surroundings) },
    ),
    headers: drawHeaders(),
    body: fc.constant(null),
  });
}

function drawWrite(relation: Relation, surroundings: OwnedSurroundings): fc.Arbitrary<Sketch> {
  const row = drawRow(relation, surroundings, true);
  const rows = fc.oneof(
    { weight: 4, arbitrary: row },
    { weight: 1, arbitrary: fc.array(row, { maxLength: 3 }).map((list) => ({ list })) },
  );
  const columns = fc
    .tuple(fc.constantFrom("columns", "on_conflict"), drawColumnName(relation))
    .map(([key, value]): Pair => [key, value]);
  const insert = sketch({
    method: fc.constant("POST"),
    path: fc.constant(["rest", "v1", relation.name]),
    query: fc.oneof(
      { weight: 3, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.array(columns, { maxLength: 2 }) },
    ),
    headers: drawHeaders(insertPreferences),
    body: rows.map((json) => ({ json })),
  });
  const change = sketch({
    method: fc.constantFrom("PATCH", "PATCH", "DELETE"),
    path: fc.constant(["rest", "v1", relation.name]),
    query: fc.array(drawFilter(relation, surroundings), { minLength: 1, maxLength: 2 }),
    headers: drawHeaders(),
    body: drawRow(relation, surroundings, false).map((json) => ({ json })),
  });
  return fc.oneof(
    { weight: 4, arbitrary: insert },
    { weight: 4, arbitrary: change },
    { weight: 1, arbitrary: drawPut(relation, surroundings) },
  );
}

/** The row that its whole key names, with the same key in the body. */
function drawPut(relation: Relation, surroundings: OwnedSurroundings): fc.Arbitrary<Sketch> {
  const { writtenOwners: owners } = surroundings;
  const key = [...relation.columns.values()].filter(({ name }) =>
    relation.primaryKey.includes(name),
  );
  const values = key.map(({ name, type }) =>
    drawValue({ type, name: `${relation.name}.${name}`, owners }, surroundings).map(
      (value): [string, JsonText] => [name, value],
    ),
  );
  return fc
    .tuple(fc.tuple(...values), drawRow(relation, surroundings, true), drawHeaders())
    .map(([named, row, headers]) => ({
      room: "rest",
      caller: null,
      method: "PUT",
      path: ["rest", "v1", relation.name],
      query: named.map(([name, value]): Pair => [name, `eq.${writeText(value)}`]),
      headers,
      body: { json: { pairs: "pairs" in row ? [...named, ...row.pairs] : named } },
    }));
}

function drawCall(routine: Routine, surroundings: OwnedSurroundings): fc.Arbitrary<Sketch> {
  const given = drawPairs(
    routine.arguments.map(({ name, type, isRequired }) => ({
      name,
      isRequired,
      value: drawValue({ type, name, owners: surroundings.writtenOwners }, surroundings),
    })),
  );
  const path = fc.constant(["rest", "v1", "rpc", routine.name]);
  const byPost = sketch({
    method: fc.constant("POST"),
    path,
    query: fc.constant([]),
    headers: drawHeaders(),
    body: given.map((pairs) => ({ json: { pairs } })),
  });
  const byGet = sketch({
    method: fc.constantFrom("GET", "HEAD"),
    path,
    query: given.map((pairs) => pairs.map(([name, value]) => [name, writeText(value)])),
    headers: drawHeaders(),
    body: fc.constant(null),
  });
  return fc.oneof({ weight: 3, arbitrary: byPost }, { weight: 1, arbitrary: byGet });
}

/** Of the columns that clients may write, mostly; a new row has all that it needs. */
function drawRow(
  relation: Relation,
  surroundings: OwnedSurroundings,
  isNew: boolean,
): fc.Arbitrary<JsonText> {
  const { writable, required, writtenOwners: owners } = surroundings;
  const fields = [...relation.columns.values()].map(({ name, type }) => {
    const place = `${relation.name}.${name}`;
    return {
      name,
      isRequired: isNew && required.has(place),
      isUsual: writable.has(place),
      value: drawValue({ type, name: place, owners }, surroundings),
    };
  });
  const usual = fields.filter(({ isUsual }) => isUsual);
  return fc
    .oneof(
      { weight: 5, arbitrary: drawPairs(usual.length > 0 ? usual : fields) },
      { weight: 1, arbitrary: drawPairs(fields) },
    )
    .map((pairs) => ({ pairs }));
}

function drawHeaders(preferred = preferences): fc.Arbitrary<readonly Pair[]> {
  const prefer = fc
    .subarray(preferred, { minLength: 1, maxLength: 2 })
    .map((chosen): Pair => ["prefer", chosen.join(",")]);
  const accept = fc.constantFrom(...accepts).map((type): Pair => ["accept", type]);
  const range = fc
    .constantFrom("0-0", "0-9", "5-1", "999999999-", "0-99999999999", "items=0-4", "bytes=0-4")
    .map((value): Pair => ["range", value]);
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    {
      weight: 2,
      arbitrary: fc.array(fc.oneof(prefer, prefer, accept, range), { minLength: 1, maxLength: 2 }),
    },
  );
}

function sketch(parts: {
  [Key in Exclude<keyof Sketch, "room" | "caller">]: fc.Arbitrary<Sketch[Key]>;
}): fc.Arbitrary<Sketch> {
  return fc.record({ room: fc.constant("rest"), caller: fc.constant(null), ...parts });
}
