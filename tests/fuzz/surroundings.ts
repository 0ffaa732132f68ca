import type postgres from "postgres";
import { loadCatalogue, type Catalogue } from "../../server/rest/catalogue.ts";
import type { Database } from "../../runtime/database/types.ts";

/** What requests are drawn from: the schema of the running database, and what is in it. */
export type Surroundings = {
  catalogue: Catalogue;
  /** By `table.column`: the words that its constraint allows; by type: an enum's. */
  words: ReadonlyMap<string, readonly string[]>;
  /** By `table.column`: what somebody signed in may write, and what a row cannot do without. */
  writable: ReadonlySet<string>;
  required: ReadonlySet<string>;
  buckets: readonly string[];
  /** The tables in which each of them has a row. */
  tables: readonly string[];
  /** The paths of the built site. */
  pages: readonly string[];
};

/** Whose rows are asked for, and whose are written down. */
export type OwnedSurroundings = Surroundings & {
  owners: readonly string[];
  writtenOwners: readonly string[];
};

/** The names of the rows that these own: all, or those of one table. Every owner is a row of `profiles`. */
export function listIds(
  { tables }: Pick<Surroundings, "tables">,
  owners: readonly string[],
  table?: string,
): string[] {
  const persons = owners.map((owner) => `~${owner}.id~`);
  if (table === "profiles" || table === "users") return persons;
  const known = tables.filter((each) => table === undefined || each === table);
  const rows = known.flatMap((each) => owners.map((owner) => `~${owner}.${each}~`));
  return table === undefined ? [...persons, ...rows] : rows;
}

export async function readSurroundings(
  database: Database,
  owner: postgres.Sql,
): Promise<Omit<Surroundings, "tables" | "pages">> {
  const buckets = await owner<{ id: string }[]>`select id from storage.buckets`;
  const columns = await owner<{ place: string; isWritable: boolean; isRequired: boolean }[]>`
    select c.relname || '.' || a.attname as place,
      has_column_privilege('authenticated', c.oid, a.attnum, 'insert')
        or has_column_privilege('authenticated', c.oid, a.attnum, 'update') as "isWritable",
      a.attnotnull and not a.atthasdef and a.attidentity = '' as "isRequired"
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
      and a.attnum > 0 and not a.attisdropped`;
  const places = (isIn: (column: (typeof columns)[number]) => boolean) =>
    new Set(columns.filter(isIn).map(({ place }) => place));
  return {
    writable: places(({ isWritable }) => isWritable),
    required: places(({ isRequired, isWritable }) => isRequired && isWritable),
    catalogue: await loadCatalogue(database),
    words: await readWords(owner),
    buckets: buckets.map(({ id }) => id),
  };
}

async function readWords(owner: postgres.Sql): Promise<Map<string, string[]>> {
  const constraints = await owner<{ place: string; definition: string }[]>`
    select c.relname || '.' || a.attname as place, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_attribute a on a.attrelid = c.oid and a.attnum = any(k.conkey)
    where k.contype = 'c' and c.relnamespace = 'public'::regnamespace`;
  const enums = await owner<{ place: string; label: string }[]>`
    select format('%I.%I', n.nspname, t.typname) as place, e.enumlabel as label
    from pg_enum e join pg_type t on t.oid = e.enumtypid join pg_namespace n on n.oid = t.typnamespace`;
  const words = new Map<string, string[]>();
  const add = (place: string, found: string[]) =>
    words.set(place, [...(words.get(place) ?? []), ...found]);
  for (const { place, definition } of constraints) {
    add(
      place,
      Array.from(definition.matchAll(/'((?:[^']|'')+)'::text/g), ([, word = ""]) => word),
    );
  }
  for (const { place, label } of enums) add(place, [label]);
  return words;
}
