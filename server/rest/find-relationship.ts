import type { Catalogue } from "./catalogue.ts";
import type { KeyRelationship, Relationship } from "./catalogue/derive-relationships.ts";
import type { SelectEmbed } from "./parse-select.ts";
import { RestError, unsupported } from "./rest-error.ts";
import { suggestName } from "./suggest-name.ts";

type Wanted = Pick<SelectEmbed, "target" | "hint">;

/** The one relationship that leads from the relation to what is to be embedded. */
export function findRelationship(
  catalogue: Catalogue,
  origin: string,
  wanted: Wanted,
): Relationship {
  const known = catalogue.relationships.get(origin) ?? [];
  const [only, ...others] = known.filter((each) => isMeant(each, wanted));
  if (!only && known.some((each) => isLoop(each, wanted))) {
    throw unsupported(`Embedding '${origin}' in itself through a junction`);
  }
  if (!only) throw missing(catalogue, origin, wanted);
  if (others.length > 0) throw ambiguous(origin, wanted.target, [only, ...others]);
  return only;
}

function isMeant(each: Relationship, wanted: Wanted): boolean {
  const { target, hint } = wanted;
  if (each.kind === "computed") return each.function === target;
  if (each.from === each.to) return each.kind !== "many-to-many" && isMeantOfItself(each, wanted);
  if (each.kind === "many-to-many") {
    return each.to === target && (hint === null || each.junction === hint);
  }
  if (hint === null) {
    const isNamed = each.constraint === target || ourColumn(each) === target;
    return each.to === target || (isNamed && !each.isToView);
  }
  return each.to === target && [each.constraint, ourColumn(each), theirColumn(each)].includes(hint);
}

/** By its own name a table has those that point at a row of it; by a column's, the row pointed at. */
function isMeantOfItself(each: KeyRelationship, { target, hint }: Wanted): boolean {
  if (!each.isReversed) return hint === null && ourColumn(each) === target;
  return each.to === target && (hint === null || theirColumn(each) === hint);
}

function isLoop(each: Relationship, { target, hint }: Wanted): boolean {
  const isOwn = each.kind === "many-to-many" && each.from === each.to && each.to === target;
  return isOwn && (hint === null || each.junction === hint);
}

function ourColumn({ pairs }: KeyRelationship): string | undefined {
  return pairs.length === 1 ? pairs[0]?.[0] : undefined;
}

function theirColumn({ pairs }: KeyRelationship): string | undefined {
  return pairs.length === 1 ? pairs[0]?.[1] : undefined;
}

function missing(catalogue: Catalogue, origin: string, { target, hint }: Wanted): RestError {
  const using = hint === null ? "" : `' using the hint '${hint}`;
  return new RestError(
    400,
    "PGRST200",
    `Could not find a relationship between '${origin}' and '${target}' in the schema cache`,
    {
      details: `Searched for a foreign key relationship between '${origin}' and '${target}${using}' in the schema 'public', but no matches were found.`,
      hint: suggestRelationship(catalogue, origin, target),
    },
  );
}

/** Only of the target: the relation itself has been found under its name. */
function suggestRelationship({ relationships }: Catalogue, origin: string, target: string) {
  const known = (relationships.get(origin) ?? []).map(({ to }) => to);
  const meant = suggestName(target, known);
  return meant === null ? null : `Perhaps you meant '${meant}' instead of '${target}'.`;
}

function ambiguous(origin: string, target: string, found: Relationship[]): RestError {
  const hints = found.map((each) => `'${each.to}!${describe(each).name}'`);
  return new RestError(
    300,
    "PGRST201",
    `Could not embed because more than one relationship was found for '${origin}' and '${target}'`,
    {
      details: found.map((each) => ({
        cardinality: each.kind,
        embedding: `${each.from} with ${each.to}`,
        relationship: describe(each).text,
      })),
      hint: `Try changing '${target}' to one of the following: ${hints.join(", ")}. Find the desired relationship in the 'details' key.`,
    },
  );
}

function describe(each: Relationship): { name: string; text: string } {
  if (each.kind === "computed") return { name: each.function, text: each.function };
  const list = (names: string[]) => `(${names.join(", ")})`;
  if (each.kind === "many-to-many") {
    const [one, other] = each.constraints;
    const ours = list(each.ours.map(([, name]) => name));
    const theirs = list(each.theirs.map(([, name]) => name));
    return {
      name: each.junction,
      text: `${each.junction} using ${one}${ours} and ${other}${theirs}`,
    };
  }
  const ours = list(each.pairs.map(([name]) => name));
  const theirs = list(each.pairs.map(([, name]) => name));
  return {
    name: each.constraint,
    text: `${each.constraint} using ${each.from}${ours} and ${each.to}${theirs}`,
  };
}
