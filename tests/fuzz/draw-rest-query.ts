import * as fc from "fast-check";
import type { Column, Relation } from "../../server/rest/catalogue.ts";
import type { Relationship } from "../../server/rest/catalogue/derive-relationships.ts";
import * as hostile from "./hostile-values.ts";
import type { Pair } from "./sketch.ts";
import type { OwnedSurroundings } from "./surroundings.ts";
import { drawValue, writeText } from "./typed-values.ts";

const comparisons = ["eq", "neq", "gt", "gte", "lt", "lte", "in", "isdistinct"];
const patterns = ["like", "ilike", "match", "imatch", "like(any)", "ilike(all)"];
const searches = ["fts", "plfts", "phfts(english)", "wfts(constructor)"];
const containments = ["cs", "cd", "ov"];
const others = ["is", "eq(any)", "gt(all)", "sl", "sr", "nxl", "nxr", "adj", "eq(toString)", ""];
const directions = ["", ".asc", ".desc", ".nullslast", ".desc.nullsfirst", ".up"];
const paths = [
  "->a",
  "->>a",
  "->0",
  "->-1->>b",
  "->__proto__->>constructor",
  "->",
  "->>'",
  "->9e9",
];
const casts = ["text", "int4", "uuid", "jsonb", "timestamptz", "name", "regclass", "constructor"];
const deepestEmbed = 3;

/** A filter on the relation's own rows, or with a prefix on those of a resource embedded under that name. */
export function drawFilter(
  relation: Relation,
  surroundings: OwnedSurroundings,
  prefix = "",
): fc.Arbitrary<Pair> {
  const filters = [...relation.columns.values()].map((column) => {
    const name = `${relation.name}.${column.name}`;
    const place = { type: column.type, name, owners: surroundings.owners };
    const value = drawValue(place, surroundings).map(writeText);
    return fc
      .tuple(drawPath(column), drawOperator(column), value, value, fc.constantFrom("", "", "not."))
      .map(([field, operator, one, other, negation]): Pair => [
        prefix + field,
        `${negation}${operator}.${writeOperand(operator, one, other)}`,
      ]);
  });
  return fc.oneof(...filters);
}

function writeOperand(operator: string, one: string, other: string): string {
  if (operator === "in") return `(${one},"${other}")`;
  return operator.includes("(a") ? `{${one},${other}}` : one;
}

function drawOperator({ type }: Column): fc.Arbitrary<string> {
  const fitting = [
    ...comparisons,
    ...(type.endsWith(".text") ? [...patterns, ...searches] : []),
    ...(type.includes("._") || type.endsWith(".jsonb") ? containments : []),
  ];
  return fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...fitting) },
    { weight: 1, arbitrary: fc.constantFrom(...others, ...patterns, ...containments) },
    { weight: 1, arbitrary: hostile.name },
  );
}

/** Into JSON, where the column holds some; into what is none, now and then. */
function drawPath({ name, type }: Column): fc.Arbitrary<string> {
  const inside = fc.constantFrom(...paths).map((path) => name + path);
  const weight = /\.jsonb?$/.test(type) ? 4 : 20;
  return fc.oneof({ weight, arbitrary: fc.constant(name) }, { weight: 1, arbitrary: inside });
}

export function drawColumnName(relation: Relation): fc.Arbitrary<string> {
  return hostile.orPrototypeName(fc.constantFrom(...relation.columns.keys()));
}

/** Columns, their casts and aliases, and resources embedded by the keys that the catalogue knows. */
export function drawSelection(
  relation: Relation,
  surroundings: OwnedSurroundings,
  depth = 1,
): fc.Arbitrary<string> {
  const { relationships } = surroundings.catalogue;
  const column = fc.constantFrom(...relation.columns.values()).chain(drawPath);
  const known = depth === deepestEmbed ? [] : (relationships.get(relation.name) ?? []);
  const embeds = known.map((relationship) =>
    // Not before it is chosen: each would draw all of its own at once.
    fc.constant(relationship).chain((chosen) => drawEmbed(chosen, surroundings, depth)),
  );
  const item = fc.oneof(
    { weight: 4, arbitrary: column },
    { weight: 2, arbitrary: fc.constant("*") },
    { weight: 4, arbitrary: embeds.length > 0 ? fc.oneof(...embeds) : column },
    {
      weight: 1,
      arbitrary: fc
        .tuple(column, fc.constantFrom(...casts))
        .map(([name, cast]) => `${name}::${cast}`),
    },
    { weight: 1, arbitrary: hostile.name.chain(drawOddItem) },
  );
  return fc.array(item, { maxLength: 3 }).map((items) => items.join(","));
}

function drawEmbed(
  relationship: Relationship,
  surroundings: OwnedSurroundings,
  depth: number,
): fc.Arbitrary<string> {
  const { from, to } = relationship;
  const target = surroundings.catalogue.relations.get(to);
  if (!target) return fc.constant("*");
  const constraint = "constraint" in relationship ? relationship.constraint : "inner";
  const hints = ["", "", "!inner", "!left", `!${constraint}`, `!${from}`, "!valueOf"];
  return fc
    .tuple(
      fc.constantFrom("", "", "...", "other:", "constructor:"),
      fc.constantFrom(...hints),
      drawSelection(target, surroundings, depth + 1),
    )
    .map(([before, hint, items]) => `${before}${to}${hint}(${items})`);
}

function drawOddItem(word: string): fc.Arbitrary<string> {
  return fc.constantFrom(
    word,
    `${word}(*)`,
    `${word}:id`,
    `profiles!${word}(*)`,
    `...${word}(*)`,
    "id.count()",
    '"',
  );
}

export function drawOrder(relation: Relation, prefix = ""): fc.Arbitrary<Pair> {
  return fc
    .tuple(drawColumnName(relation), fc.constantFrom(...directions))
    .map(([column, direction]): Pair => [`${prefix}order`, column + direction]);
}

export function drawLogic(relation: Relation, surroundings: OwnedSurroundings): fc.Arbitrary<Pair> {
  return fc
    .tuple(
      fc.constantFrom("and", "or", "not.and", "not.or"),
      fc.array(drawFilter(relation, surroundings), { minLength: 1, maxLength: 3 }),
      fc.constantFrom(1, 1, 1, 5, 12),
    )
    .map(([kind, filters, depth]): Pair => {
      const flat = filters.map((filter) => filter.join(".")).join(",");
      return [kind, `${"(and".repeat(depth - 1)}(${flat})${")".repeat(depth - 1)}`];
    });
}

export function drawPage(prefix = ""): fc.Arbitrary<Pair> {
  const count = fc.nat(5).map(String);
  return fc
    .tuple(fc.constantFrom("limit", "offset"), fc.oneof(count, count, hostile.number))
    .map(([key, value]): Pair => [prefix + key, value]);
}

/** A resource embedded, and what is asked of its rows alone. */
export function drawEmbedding(
  relation: Relation,
  surroundings: OwnedSurroundings,
): fc.Arbitrary<readonly Pair[]> {
  const { relations, relationships } = surroundings.catalogue;
  const targets = (relationships.get(relation.name) ?? []).flatMap(
    ({ to }) => relations.get(to) ?? [],
  );
  if (targets.length === 0) return fc.constant([]);
  return fc.constantFrom(...targets).chain((target) => {
    const prefix = `${target.name}.`;
    const select: Pair = ["select", `*,${target.name}(*)`];
    const within = fc.oneof(
      drawFilter(target, surroundings, prefix),
      drawOrder(target, prefix),
      drawPage(prefix),
      drawColumnName(target).map((column): Pair => ["order", `${target.name}(${column}).desc`]),
    );
    return fc.array(within, { maxLength: 3 }).map((pairs) => [select, ...pairs]);
  });
}
