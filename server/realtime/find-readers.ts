import { z } from "zod";
import type { Change } from "./change.ts";
import { claimsText, sessionOf } from "./channel.ts";
import { findPerson } from "./find-person.ts";
import type { Caller, Database } from "../../runtime/database/types.ts";

const columns = z.array(z.object({ name: z.string(), type: z.string() }));
const judged = z.object({
  id: z.string(),
  readers: z.array(z.number()),
  record: z.string(),
  columns,
});
const answer = z.array(judged);
const answerForPeople = z.array(
  z.union([
    judged.extend({ isJudged: z.literal(true) }),
    z.object({ id: z.string(), isJudged: z.literal(false) }),
  ]),
);

export type Readers = {
  /** Of the change. */
  id: string;
  callers: Caller[];
  /** The row as they may see it: JSON, untouched, for a large number would lose its last digits here. */
  record: string;
  columns: z.infer<typeof columns>;
};

type Asked = readonly Pick<Change, "id" | "transaction">[];

/**
 * Who of these may see each of the changes. People who are not of the studio are judged together, in one statement; the
 * others, and changes of tables whose policies ask more than that can, one by one.
 */
export async function findReaders(
  database: Database,
  changes: Asked,
  callers: readonly Caller[],
): Promise<Readers[]> {
  const people = callers.filter((caller) => findPerson(caller) !== undefined);
  const others = callers.filter((caller) => findPerson(caller) === undefined);
  const [together, apart] = await Promise.all([
    findPeopleReading(database, changes, people),
    findReadersApart(database, changes, others),
  ]);
  const left = changes.filter(({ id }) => together.left.has(id));
  return [...together.found, ...apart, ...(await findReadersApart(database, left, people))];
}

/** Each as themselves, however much their policies ask of them. */
export async function findReadersApart(
  { sql }: Database,
  changes: Asked,
  callers: readonly Caller[],
): Promise<Readers[]> {
  if (changes.length === 0 || callers.length === 0) return [];
  const rows = await sql`
    select id::text, readers::integer[], record, columns
    from private.find_readers(
      ${changes.map(({ transaction }) => String(transaction))}::text[]::xid8[],
      ${changes.map(({ id }) => id)}::text[]::bigint[],
      ${callers.map(({ role }) => role)}::text[], ${callers.map(claimsText)}::text[],
      ${callers.map(sessionOf)}::uuid[]
    )`;
  return answer.parse(rows).map((row) => nameReaders(row, callers));
}

/** `left` are the changes that cannot be judged for all at once. */
async function findPeopleReading(
  { sql }: Database,
  changes: Asked,
  callers: readonly Caller[],
): Promise<{ found: Readers[]; left: ReadonlySet<string> }> {
  const people = callers.flatMap((caller) => findPerson(caller) ?? []);
  if (people.length === 0) return { found: [], left: new Set() };
  const rows = await sql`
    select id::text, is_judged as "isJudged", readers::integer[], record, columns
    from private.find_people_reading(
      ${changes.map(({ transaction }) => String(transaction))}::text[]::xid8[],
      ${changes.map(({ id }) => id)}::text[]::bigint[],
      ${people.map(({ account }) => account)}::uuid[], ${people.map(({ session }) => session)}::uuid[]
    )`;
  const found: Readers[] = [];
  const left = new Set<string>();
  for (const row of answerForPeople.parse(rows)) {
    if (row.isJudged) found.push(nameReaders(row, callers));
    else left.add(row.id);
  }
  return { found, left };
}

function nameReaders(
  { id, readers, record, columns: shown }: z.infer<typeof judged>,
  callers: readonly Caller[],
): Readers {
  return {
    id,
    callers: readers.flatMap((number) => callers[number - 1] ?? []),
    record,
    columns: shown,
  };
}
