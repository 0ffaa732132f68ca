import type { Catalogue, ForeignKey } from "./catalogue.ts";
import type { SelectEmbed } from "./parse-select.ts";
import { RestError } from "./rest-error.ts";

export type Relationship = {
  name: string;
  isToOne: boolean;
  /** Pairs of columns that must be equal: ours, theirs. */
  pairs: [string, string][];
};

/** The one foreign key that joins the two tables, in either direction. */
export function findRelationship(
  catalogue: Catalogue,
  table: string,
  embed: Pick<SelectEmbed, "target" | "hint">,
): Relationship {
  const { target, hint } = embed;
  const candidates = catalogue.foreignKeys
    .flatMap((key) => directions(key, table, target))
    .filter(({ key }) => hint === null || key.name === hint || isColumnHint(key, hint));
  const [only, ...others] = candidates;
  if (!only) throw missing(table, embed);
  if (others.length > 0) throw ambiguous(table, target, candidates);
  return only.relationship;
}

type Candidate = { key: ForeignKey; relationship: Relationship };

function directions(key: ForeignKey, table: string, target: string): Candidate[] {
  const found: Candidate[] = [];
  if (key.from === table && key.to === target) {
    const pairs = zip(key.fromColumns, key.toColumns);
    found.push({ key, relationship: { name: key.name, isToOne: true, pairs } });
  }
  if (key.to === table && key.from === target) {
    const pairs = zip(key.toColumns, key.fromColumns);
    found.push({ key, relationship: { name: key.name, isToOne: key.isOneToOne, pairs } });
  }
  return found;
}

function isColumnHint(key: ForeignKey, hint: string): boolean {
  return key.fromColumns.length === 1 && key.fromColumns[0] === hint;
}

function zip(left: string[], right: string[]): [string, string][] {
  return left.map((name, position) => [name, right[position] ?? name]);
}

function missing(table: string, { target, hint }: Pick<SelectEmbed, "target" | "hint">): RestError {
  const using = hint === null ? "" : ` using the hint '${hint}'`;
  return new RestError(
    400,
    "PGRST200",
    `Could not find a relationship between '${table}' and '${target}' in the schema cache`,
    {
      details: `Searched for a foreign key relationship between '${table}' and '${target}'${using} in the schema 'public', but no matches were found.`,
    },
  );
}

function ambiguous(table: string, target: string, candidates: Candidate[]): RestError {
  const hints = candidates.map(({ key }) => `'${target}!${key.name}'`);
  return new RestError(
    300,
    "PGRST201",
    `Could not embed because more than one relationship was found for '${table}' and '${target}'`,
    {
      details: candidates.map(({ key }) => `${key.name} from ${key.from} to ${key.to}`).join("; "),
      hint: `Try changing '${target}' to one of the following: ${hints.join(", ")}. Find the desired relationship in the 'details' key.`,
    },
  );
}
