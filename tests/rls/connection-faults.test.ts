import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase } from "../../server/database/database.ts";
import { createPerson, type Person } from "../support/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";
import type { Caller, Database, Transaction } from "../../runtime/database/types.ts";

const connections = 8;
const service: Caller = { role: "service_role", claims: null };

let test: TestDatabase;
let database: Database;
let people: Person[];

beforeAll(async () => {
  test = await createTestDatabase();
  database = await openDatabase({ connection: test.connection, connections, log: () => {} });
  people = await Promise.all(Array.from({ length: 5 }, () => createPerson(test.owner)));
  await test.owner.unsafe(`
    create table public.late_checks (id int unique deferrable initially deferred);
    grant select, insert on public.late_checks to service_role, kinolume_server;`);
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

/** What no type lets through, but a mistake might. */
const unwritable: never = Object as never;
const missing: never = undefined as never;

type Work = (sql: Transaction, abort: AbortController) => Promise<unknown>;

/** One for each step of a request at which something can go wrong. */
const faults: Record<string, Work> = {
  "before the first statement": async () => Promise.reject(new Error("changed my mind")),
  "in binding what is missing": (sql) => sql`select ${missing}::text`,
  "in binding what cannot be written": (sql) =>
    sql`select 1 where 'a' = any(${unwritable}::text[])`,
  "in binding the second of two at once": (sql) =>
    Promise.all([sql`select pg_sleep(0.01)`, sql`select ${missing}::text`]),
  "in binding, with the failure swallowed": async (sql) => {
    await sql`select 1`;
    await sql`select ${missing}::text`.catch(() => undefined);
    return sql`select 1`;
  },
  "in parsing": (sql) => sql`select nothing from nowhere`,
  "after binding": (sql) => sql`select ${"no number"}::int`,
  "in a session that has ended": (sql) => sql`select private.require_session(gen_random_uuid())`,
  "while rows come, at PostgreSQL's end": (sql) =>
    sql`select 1 / (90 - n) from generate_series(1, 100) n`,
  "while rows come, at ours": (sql) =>
    sql`select n from generate_series(1, 20) n`.forEach(() => {
      throw new Error("not like that");
    }),
  "between two statements": async (sql) => {
    await sql`select 1`;
    throw new Error("changed my mind");
  },
  "in one of two chains, while the other goes on": (sql) =>
    Promise.all([
      sql`select 1 / 0`,
      (async () => {
        for (let round = 0; round < 5; round += 1) await sql`select pg_sleep(0.005)`;
      })(),
    ]),
  "by an abort before the first statement": async (sql, abort) => {
    abort.abort();
    return sql`select 1`;
  },
  "by an abort during a statement": (sql, abort) => {
    setImmediate(() => abort.abort());
    return sql`select pg_sleep(0.2)`;
  },
  "by an abort while the work waits for something else": async (sql, abort) => {
    await sql`select 1`;
    setImmediate(() => abort.abort());
    return new Promise((resolve) => setTimeout(resolve, 100));
  },
  "by a lost connection": (sql) => sql`select pg_terminate_backend(pg_backend_pid())`,
  "in commit, by a late check": (sql) => sql`insert into public.late_checks values (1), (1)`,
  "in commit, by a lost connection": async (sql) => {
    const [self] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
    await test.owner`select pg_terminate_backend(${self?.pid ?? 0}, 5000)`;
  },
  "in commit, after a failure that was swallowed": (sql) =>
    sql`select 1 / 0`.catch(() => undefined),
  "in one message with its commit, by a late check": (sql) =>
    Promise.all([sql`insert into public.late_checks values (1), (1)`, sql.commitAtOnce?.()]),
  "in one message with its commit, at PostgreSQL's end": (sql) =>
    Promise.all([
      sql`insert into public.late_checks values (1)`,
      sql`select 1 / 0`,
      sql.commitAtOnce?.(),
    ]),
  "in one message with its commit, in binding": (sql) =>
    Promise.all([
      sql`insert into public.late_checks values (1)`,
      sql`select 1 where 'a' = any(${unwritable}::text[])`,
      sql.commitAtOnce?.(),
    ]),
};

const faultsOfOneStatement = {
  "in binding": { text: "select $1::text", values: [Symbol("no text") as never] },
  "in parsing": { text: "select nothing from nowhere", values: [] },
  "after binding": { text: "select $1::int", values: ["no number"] },
  "while rows come": { text: "select 1 / (900 - n) from generate_series(1, 1000) n", values: [] },
  "by a lost connection": { text: "select pg_terminate_backend(pg_backend_pid())", values: [] },
};

function fail(work: Work): Promise<unknown> {
  const abort = new AbortController();
  return database.asOwner((sql) => work(sql, abort), { signal: abort.signal });
}

/** Others at the same time: each reads who it is, in both ways, and must never be anybody else. */
async function mindOwnBusiness({ caller, id }: Person): Promise<void> {
  const who = { text: "select auth.uid()", values: [], isPrepared: true };
  const [rows, answer] = await Promise.all([
    database.asCaller(caller, async (sql) => {
      await sql`select 1`;
      return sql`select auth.uid() as id`;
    }),
    database.askAsCaller(caller, who),
  ]);
  expect(rows).toEqual([{ id }]);
  expect(answer).toEqual([[id]]);
}

async function expectWholePool(): Promise<void> {
  await expect.poll(() => database.readLoad()).toMatchObject({ taken: 0, waiting: 0 });
  const stuck = () => test.owner`
    select query from pg_stat_activity
    where datname = current_database() and usename = 'authenticator' and state like 'idle in%'`;
  await expect.poll(stuck).toEqual([]);
  // All connections of the pool at once: none is still held by what failed.
  const rows = await Promise.all(
    Array.from({ length: connections }, () => database.asOwner((sql) => sql`select 1 as one`)),
  );
  expect(rows.flat()).toEqual(Array.from({ length: connections }, () => ({ one: 1 })));
}

const others = () =>
  Promise.all(
    Array.from({ length: 10 }, () => people)
      .flat()
      .map(async (person) => {
        for (let round = 0; round < 2; round += 1) await mindOwnBusiness(person);
      }),
  );

it.each(Object.entries(faults))(
  "a failure %s fails its own request alone, and leaves the pool whole",
  async (_, work) => {
    const failing = Array.from({ length: connections * 2 }, () =>
      expect(fail(work)).rejects.toThrow(Error),
    );
    await Promise.all([others(), ...failing]);
    await expectWholePool();
    expect(await test.owner`select from public.late_checks`).toHaveLength(0);
  },
);

it.each(Object.entries(faultsOfOneStatement))(
  "a single statement that fails %s fails alone, and leaves the pool whole",
  async (_, step) => {
    const failing = Array.from({ length: connections * 2 }, () =>
      expect(database.askAsCaller(service, { ...step, isPrepared: true })).rejects.toThrow(Error),
    );
    await Promise.all([others(), ...failing]);
    await expectWholePool();
  },
);

it("sends no statement of a transaction that is over", async () => {
  let kept: Transaction | undefined;
  await database.asOwner(async (sql) => {
    kept = sql;
    await sql`select 1`;
  });
  await expect(kept?.unsafe("select 1")).rejects.toThrow("The transaction is over.");
  await expectWholePool();
});

it("commits with what was just sent, where the work says so, and sends nothing more", async () => {
  const readWritten = () => test.owner`select id from public.late_checks`;
  await database.asOwner(async (sql) => {
    await Promise.all([sql`insert into public.late_checks values (2)`, sql.commitAtOnce?.()]);
    expect(await readWritten()).toEqual([{ id: 2 }]);
    await expect(sql`insert into public.late_checks values (3)`).rejects.toThrow("over");
  });
  expect(await readWritten()).toEqual([{ id: 2 }]);
  await expectWholePool();
});

it("frees the place of an aborted transaction at once, whatever its work still waits for", async () => {
  const abort = new AbortController();
  const endless = Promise.withResolvers<void>();
  const entered = Promise.withResolvers<void>();
  const held = database.asOwner(
    async (sql) => {
      await sql`select 1`;
      entered.resolve();
      await endless.promise;
    },
    { signal: abort.signal },
  );
  await entered.promise;
  abort.abort(new Error("took too long"));
  await expectWholePool();
  endless.resolve();
  await expect(held).rejects.toThrow("took too long");
});
