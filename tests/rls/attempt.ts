import type postgres from "postgres";
import type { SampleRow } from "./sample-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";

export const verbs = ["S", "I", "U", "D"] as const;
export type Verb = (typeof verbs)[number];

export type Target = {
  table: string;
  columns: { name: string; readable: boolean; insertable: boolean; updatable: boolean }[];
  /** The row to read, change and delete, and one to insert. Without them only the grants are put to the test. */
  existing: SampleRow | undefined;
  fresh: SampleRow | undefined;
};

class Undo<T> extends Error {
  readonly found: T;
  constructor(found: T) {
    super("undo");
    this.found = found;
  }
}

export type Run = (work: (sql: Transaction) => Promise<never>) => Promise<never>;

/** What the work finds out; whatever it did is undone. */
export async function tryOut<T>(run: Run, work: (sql: Transaction) => Promise<T>): Promise<T> {
  let undo: Undo<T> | undefined;
  return run(async (sql) => {
    undo = new Undo(await work(sql));
    throw undo;
  }).catch((error: unknown) => {
    if (undo && error === undo) return undo.found;
    throw error;
  });
}

/** The verbs that go through for whoever runs the transaction, one after the other in it; whatever they did is undone. */
export async function listAllowed(run: Run, target: Target): Promise<Verb[]> {
  return tryOut(run, async (sql) => {
    const allowed: Verb[] = [];
    // It outlives each return to it.
    await sql`savepoint before_verb`;
    for (const verb of verbs) {
      if (await isAllowed(sql, verb, target)) allowed.push(verb);
      await sql`rollback to savepoint before_verb`;
    }
    return allowed;
  });
}

async function isAllowed(sql: Transaction, verb: Verb, target: Target): Promise<boolean> {
  return tryVerb(sql, verb, target).catch((error: unknown) => {
    if (hasCode(error, "42501")) return false;
    // Without a sample row, an insert that the grants let through fails on a missing value, or on the one row there is.
    if (!target.fresh && verb === "I" && hasCode(error, "23502", "23505", "23514")) return true;
    throw error;
  });
}

async function tryVerb(sql: Transaction, verb: Verb, target: Target): Promise<boolean> {
  const table = sql(target.table);
  const which = target.existing ? matchKey(sql, target.existing) : sql`false`;
  if (verb === "I") return tryInsert(sql, target);
  if (verb === "U") return tryUpdate(sql, target, which);
  if (verb === "D") return reached(await sql`delete from ${table} where ${which}`, target);
  const readable = target.columns.filter((column) => column.readable).map(({ name }) => name);
  const columns = readable.length > 0 ? sql(readable) : sql`*`;
  return reached(await sql`select ${columns} from ${table} where ${which}`, target);
}

/** Gives every value the role may give; where it may give none, all of them, to be refused. */
async function tryInsert(sql: Transaction, { table, columns, fresh }: Target): Promise<boolean> {
  if (!fresh) {
    await sql`insert into ${sql(table)} default values`;
    return true;
  }
  const names = new Set(columns.filter((column) => column.insertable).map((column) => column.name));
  const permitted = Object.entries(fresh).filter(([name]) => names.has(name));
  const row = permitted.length > 0 ? Object.fromEntries(permitted) : fresh;
  return (await sql`insert into ${sql(table)} ${sql(row)}`).count === 1;
}

async function tryUpdate(
  sql: Transaction,
  target: Target,
  which: postgres.PendingQuery<postgres.Row[]>,
): Promise<boolean> {
  const column = target.columns.find(({ updatable }) => updatable) ?? target.columns[0];
  const name = sql(column?.name ?? "");
  const result = await sql`update ${sql(target.table)} set ${name} = ${name} where ${which}`;
  return reached(result, target);
}

function matchKey(sql: Transaction, row: SampleRow) {
  if ("id" in row) return sql`id = ${String(row["id"])}`;
  const [first = sql`true`, second = sql`true`] = ["company_id", "user_id"]
    .filter((key) => key in row)
    .map((key) => sql`${sql(key)} = ${String(row[key])}`);
  return sql`${first} and ${second}`;
}

function reached(result: { count: number }, target: Target): boolean {
  return target.existing ? result.count === 1 : true;
}

export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && "code" in error && codes.includes(String(error.code));
}
