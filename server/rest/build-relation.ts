import { rowText, type Source } from "./build-field.ts";
import type { Pairs, Relationship } from "./catalogue/derive-relationships.ts";
import { quoteName } from "./sql-text.ts";

/** Where the rows of an embedded resource come from, and which of them belong to a row around them. */
export type BuiltRelation = {
  from: string;
  conditions: string[];
  /** Columns of the row around them that this takes. */
  needed: string[] | "all";
};

export function buildRelation(
  relationship: Relationship,
  parent: Source,
  { alias }: Source,
): BuiltRelation {
  if (relationship.kind === "computed") {
    const call = `public.${quoteName(relationship.function)}(${rowText(parent)})`;
    return { from: `${call} as ${alias}`, conditions: [], needed: "all" };
  }
  const from = `public.${quoteName(relationship.to)} as ${alias}`;
  if (relationship.kind !== "many-to-many") {
    const { pairs } = relationship;
    return { from, conditions: equate(parent.alias, alias, pairs), needed: ours(pairs) };
  }
  const junction = `${alias}j`;
  const joined = equate(alias, junction, relationship.theirs).join(" and ");
  return {
    from: `${from} join public.${quoteName(relationship.junction)} as ${junction} on ${joined}`,
    conditions: equate(parent.alias, junction, relationship.ours),
    needed: ours(relationship.ours),
  };
}

function equate(one: string, other: string, pairs: Pairs): string[] {
  return pairs.map(([left, right]) => `${other}.${quoteName(right)} = ${one}.${quoteName(left)}`);
}

function ours(pairs: Pairs): string[] {
  return pairs.map(([name]) => name);
}
