import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../server/database/database.ts";
import { createPerson, type Person } from "../support/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";
import type { Database } from "../../runtime/database/types.ts";

let test: TestDatabase;
let database: Database;
let people: Person[];

beforeAll(async () => {
  test = await createTestDatabase();
  // Everybody has to wait for the only connection, so that they leave together.
  database = await openDatabase({ connection: test.connection, connections: 1, log: () => {} });
  people = await Promise.all(Array.from({ length: 3 }, () => createPerson(test.owner)));
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

const whoReads = "select current_setting('request.jwt.claims')::jsonb ->> 'sub', $1::text";

function read(person: Person | undefined, text: string, value: string): Promise<unknown> {
  if (!person) throw new Error("Nobody asks.");
  const statement = { text, values: [value], isPrepared: true };
  return database.askAsCaller(person.caller, statement, { readOnly: true });
}

/** Everything at once; of each either its rows or its code. */
async function readTogether(
  asked: readonly { person: Person | undefined; text: string; value: string }[],
): Promise<unknown[]> {
  const settled = await Promise.allSettled(
    asked.map(({ person, text, value }) => read(person, text, value)),
  );
  return settled.map((each) =>
    each.status === "fulfilled" ? each.value : { code: each.reason.code },
  );
}

describe("reads that wait for the same connection", () => {
  it("are each answered as their own caller", async () => {
    const asked = Array.from({ length: 40 }, (_, index) => ({
      person: people[index % people.length],
      text: whoReads,
      value: String(index),
    }));
    const expected = asked.map(({ person, value }) => [[person?.id, value]]);
    expect(await readTogether(asked)).toEqual(expected);
    // Once more, when their statements are prepared.
    expect(await readTogether(asked)).toEqual(expected);
  });

  it("fail alone, wherever they stand among the others", async () => {
    const asked = Array.from({ length: 23 }, (_, index) => ({
      person: people[index % people.length],
      text: index % 3 === 1 ? `select 1 / (${index} - $1::int)` : whoReads,
      value: String(index),
    }));
    expect(await readTogether(asked)).toEqual(
      asked.map(({ person, text, value }) =>
        text === whoReads ? [[person?.id, value]] : { code: "22012" },
      ),
    );
  });

  it("write nothing, though another request follows on the same connection", async () => {
    const [person] = people;
    const writing = "insert into public.messages (user_id, body) values ($1::uuid, 'Hello')";
    const asked = [writing, whoReads, writing, whoReads, whoReads].map((text) => ({
      person,
      text,
      value: person?.id ?? "",
    }));
    const own = [[person?.id, person?.id]];
    const refused = { code: "25006" };
    expect(await readTogether(asked)).toEqual([refused, own, refused, own, own]);
  });

  it("hear all of it when their connection is lost, and whoever comes next gets another", async () => {
    const [person] = people;
    const waiting = "select pg_sleep($1::int)";
    const asked = [whoReads, waiting, whoReads, whoReads, whoReads];
    const answering = readTogether(asked.map((text) => ({ person, text, value: "60" })));
    const end = async () =>
      (
        await test.owner`
          select pg_terminate_backend(pid) from pg_stat_activity
          where wait_event = 'PgSleep' and datname = current_database()`
      ).length;
    await expect.poll(end).toBe(1);
    const lost = { code: "database_unavailable" };
    // The first had the connection to itself, before anybody waited.
    expect(await answering).toEqual([
      [[person?.id, "60"]],
      lost,
      lost,
      lost,
      // A fifth waits for its turn, on another connection.
      [[person?.id, "60"]],
    ]);
    expect(await read(person, whoReads, "2")).toEqual([[person?.id, "2"]]);
  });
});
