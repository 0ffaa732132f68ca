import { createKeyNamer, type NameColumns } from "./name-columns.ts";
import type { Computed } from "./select-computed.ts";
import type { Constraint } from "./select-constraints.ts";
import type { FoundRelation } from "./select-relations.ts";
import type { Origin } from "./trace-views.ts";

/** Columns that must be equal: ours, theirs. */
export type Pairs = [string, string][];

type Ends = { from: string; to: string; isToOne: boolean };
export type KeyRelationship = Ends & {
  kind: "one-to-many" | "many-to-one" | "one-to-one";
  constraint: string;
  pairs: Pairs;
  /** From the rows that are pointed at to those that point. */
  isReversed: boolean;
  isFromView: boolean;
  isToView: boolean;
};
type JunctionRelationship = Ends & {
  kind: "many-to-many";
  junction: string;
  /** The key that points at us, and the one that points at them. */
  constraints: [string, string];
  /** Columns of ours and of the junction, and of theirs and of the junction. */
  ours: Pairs;
  theirs: Pairs;
};
type ComputedRelationship = Ends & { kind: "computed"; function: string };
export type Relationship = KeyRelationship | JunctionRelationship | ComputedRelationship;

export type Schema = {
  relations: FoundRelation[];
  constraints: Constraint[];
  origins: Map<number, Origin[]>;
  computed: Computed[];
};

/** How the relations belong together, by their keys, and by those of the tables behind views. */
export function deriveRelationships(schema: Schema): {
  relationships: Map<string, Relationship[]>;
  primaryKeys: Map<string, string[]>;
} {
  const nameColumns = createKeyNamer(schema);
  const primaryKeys = findPrimaryKeys(schema.constraints, nameColumns);
  const keys = findKeys(schema.constraints, nameColumns);
  const computed = schema.computed.flatMap(toRelationship);
  const found: Relationship[] = [
    ...keys,
    ...keys.map(reverse),
    ...joinThroughJunctions(keys, primaryKeys),
  ];
  // A function named like a table replaces what the keys say of it.
  const replaced = new Set(computed.map((each) => `${each.from} ${each.function}`));
  const all = [...found.filter(({ from, to }) => !replaced.has(`${from} ${to}`)), ...computed];
  return { relationships: Map.groupBy(all.toSorted(compare), ({ from }) => from), primaryKeys };
}

function findPrimaryKeys(constraints: Constraint[], nameColumns: NameColumns) {
  const keys = new Map<string, string[]>();
  for (const key of constraints.filter(({ kind }) => kind === "p")) {
    const seen = new Set<string>();
    for (const { relation, names } of nameColumns(key.table, key.columns)) {
      // A view may show a key twice: the first is as good as the others.
      if (seen.has(relation.name)) continue;
      seen.add(relation.name);
      keys.set(relation.name, [...(keys.get(relation.name) ?? []), ...names]);
    }
  }
  return keys;
}

function findKeys(constraints: Constraint[], nameColumns: NameColumns): KeyRelationship[] {
  const unique = Map.groupBy(
    constraints.filter(({ kind }) => kind !== "f"),
    ({ table }) => table,
  );
  return constraints.flatMap((key) => {
    if (key.kind !== "f") return [];
    const isOneToOne = unique.get(key.table)?.some(({ columns }) => isSame(columns, key.columns));
    const ends = nameColumns(key.foreignTable, key.foreignColumns);
    return nameColumns(key.table, key.columns).flatMap((start) =>
      ends.map((end): KeyRelationship => ({
        kind: isOneToOne ? "one-to-one" : "many-to-one",
        from: start.relation.name,
        to: end.relation.name,
        isToOne: true,
        constraint: key.name,
        pairs: start.names.map((name, position) => [name, end.names[position] ?? name]),
        isReversed: false,
        isFromView: start.relation.isView,
        isToView: end.relation.isView,
      })),
    );
  });
}

function isSame(some: number[], others: number[]): boolean {
  return some.length === others.length && some.every((each) => others.includes(each));
}

function reverse(key: KeyRelationship): KeyRelationship {
  const isOneToOne = key.kind === "one-to-one";
  return {
    kind: isOneToOne ? "one-to-one" : "one-to-many",
    from: key.to,
    to: key.from,
    isToOne: isOneToOne,
    constraint: key.constraint,
    pairs: reversePairs(key.pairs),
    isReversed: true,
    isFromView: key.isToView,
    isToView: key.isFromView,
  };
}

function reversePairs(pairs: Pairs): Pairs {
  return pairs.map(([one, other]) => [other, one]);
}

/** A table with two foreign keys in its primary key joins the tables at their ends. */
function joinThroughJunctions(
  keys: KeyRelationship[],
  primaryKeys: Map<string, string[]>,
): JunctionRelationship[] {
  const several = keys.filter(({ kind }) => kind === "many-to-one");
  return [...Map.groupBy(several, ({ from }) => from)].flatMap(([junction, held]) => {
    const primaryKey = primaryKeys.get(junction) ?? [];
    const fitting = held.filter(({ pairs }) => pairs.every(([name]) => primaryKey.includes(name)));
    return fitting.flatMap((one) =>
      fitting
        .filter((other) => other.constraint !== one.constraint)
        .map((other): JunctionRelationship => ({
          kind: "many-to-many",
          from: one.to,
          to: other.to,
          isToOne: false,
          junction,
          constraints: [one.constraint, other.constraint],
          ours: reversePairs(one.pairs),
          theirs: reversePairs(other.pairs),
        })),
    );
  });
}

function toRelationship({ name, table, target, isToOne }: Computed): ComputedRelationship[] {
  return target === null
    ? []
    : [{ kind: "computed", from: table, to: target, isToOne, function: name }];
}

const kinds = ["one-to-many", "many-to-one", "one-to-one", "many-to-many", "computed"];

/** The order in which an ambiguous request is told its choices. */
function compare(one: Relationship, other: Relationship): number {
  const [left, right] = [sortText(one), sortText(other)];
  return left < right ? -1 : left > right ? 1 : 0;
}

function sortText(each: Relationship): string {
  const rest =
    each.kind === "computed"
      ? [each.function]
      : each.kind === "many-to-many"
        ? [each.junction, ...each.constraints, ...each.ours.flat(), ...each.theirs.flat()]
        : [each.constraint, ...each.pairs.flat()];
  return [each.to, kinds.indexOf(each.kind), ...rest].join("\u0001");
}
