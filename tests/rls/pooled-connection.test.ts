import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { Database, Step } from "../../runtime/database/types.ts";
import { findDebianProgram } from "../../scripts/setup/find-debian-program.ts";
import { startPooler, type Pooler } from "../../scripts/setup/start-pooler.ts";
import { openDatabase } from "../../server/database/database.ts";
import { createPerson, type Person } from "../support/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";

const program = await findDebianProgram("pgbouncer");
if (!program) console.log("Skipped: it needs PgBouncer, which only root on Debian can install.");

const ask = (text: string, ...values: string[]): Step => ({ text, values, isPrepared: true });
const whoAmI = "select auth.uid()::text as id, current_user::text as role";

describe.skipIf(!program)("behind a transaction pooler", () => {
  let test: TestDatabase;
  let pooler: Pooler;
  let database: Database;
  let people: Person[];
  beforeAll(async () => {
    test = await createTestDatabase();
    // Fewer servers than connections: a transaction gets another one than the last.
    pooler = await startPooler(program ?? "", inject("templateDatabase"), { servers: 2 });
    database = await openDatabase({
      connection: test.connection,
      pooler: { ...pooler.connection, database: test.connection.database },
      log: () => {},
    });
    people = await Promise.all(Array.from({ length: 4 }, () => createPerson(test.owner)));
  });
  afterAll(async () => {
    await database.close();
    await pooler.stop();
    await test.drop();
  });

  it("each request is its own caller's, in one message and in a transaction", async () => {
    const rounds = Array.from({ length: 15 }, () => people).flat();
    const answers = rounds.map(async ({ id, caller }, round) => {
      if (round % 2) {
        const [row] = await database.askAsCaller(caller, ask(whoAmI));
        return { id, seen: row?.[0] };
      }
      const seen = await database.asCaller(caller, async (sql) => {
        const [first] = await sql<{ id: string }[]>`select auth.uid() as id`;
        const [again] = await sql.unsafe<{ id: string }[]>(whoAmI, [], { prepare: true });
        return first?.id === again?.id ? first?.id : "two callers";
      });
      return { id, seen };
    });
    for (const { id, seen } of await Promise.all(answers)) expect(seen).toBe(id);
  });

  it("leaves nothing of a caller in a server, and prepares nothing by name", async () => {
    for (const { caller } of people) await database.askAsCaller(caller, ask("select $1::int", "1"));
    const left = await database.asOwner(
      (sql) => sql`
        select (select count(*)::int from pg_prepared_statements) as prepared,
          current_setting('request.jwt.claims', true) as claims`,
    );
    expect(left).toEqual([{ prepared: 0, claims: "" }]);
  });

  it("undoes what fails, and goes on", async () => {
    const [{ caller } = { caller: null }] = people;
    if (!caller) throw new Error("nobody is there");
    const failing = database.asCaller(caller, async (sql) => {
      await sql`select 1`;
      await sql`select 1 / 0`;
    });
    await expect(failing).rejects.toMatchObject({ code: "22012" });
    const batch = database.askAllAsCaller(caller, [
      ask("select 1"),
      ask("select 1 / $1::int", "0"),
    ]);
    await expect(batch).rejects.toMatchObject({ code: "22012" });
    const rows = Array.from({ length: 6 }, () => database.askAsCaller(caller, ask("select 1")));
    expect(await Promise.all(rows)).toEqual(rows.map(() => [["1"]]));
  });

  it("hears at the direct address what a transaction tells through the pooler", async () => {
    const channel = `heard_${randomUUID().replaceAll("-", "")}`;
    const { promise: heard, resolve } = Promise.withResolvers<string>();
    const listening = await database.sql.listen(channel, resolve);
    await database.asOwner((sql) => sql`select pg_notify(${channel}, 'through')`);
    expect(await heard).toBe("through");
    await listening.unlisten();
  });

  it("sees the session that ended, whichever server asks", async () => {
    const gone = await createPerson(test.owner);
    await database.askAsCaller(gone.caller, ask("select 1"));
    await test.owner`delete from auth.sessions where user_id = ${gone.id}`;
    const tries = Array.from({ length: 4 }, () =>
      database.askAsCaller(gone.caller, ask("select 1")),
    );
    for (const { status } of await Promise.allSettled(tries)) expect(status).toBe("rejected");
  });

  it("cannot be entered without a password", async () => {
    const { password: _, ...trusted } = test.connection;
    const opened = openDatabase({ connection: trusted, pooler: pooler.connection, log: () => {} });
    await expect(opened).rejects.toThrow("DATABASE_DIRECT_URL needs a password");
  });
});
