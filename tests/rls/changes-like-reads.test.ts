import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findReaders } from "../../server/realtime/find-readers.ts";
import { createPerson } from "../support/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";
import { expectedAccess } from "./expected-access.ts";
import { createParties } from "./parties.ts";
import { insertSampleRows } from "./sample-rows.ts";
import type { Caller } from "../../runtime/database/types.ts";

let test: TestDatabase;
const callers: Record<string, Caller> = {
  visitor: { role: "anon", claims: null },
  server: { role: "service_role", claims: null },
};

beforeAll(async () => {
  test = await createTestDatabase();
  const { owner } = test;
  const { people, company, colleague } = await createParties(owner);
  for (const [name, person] of Object.entries(people)) callers[name] = person.caller;
  await insertSampleRows(owner, { id: colleague.id, companyId: company.id });
  for (const person of [people.other, people.away]) await insertSampleRows(owner, person);
  const careful = await createPerson(owner, { staff: true });
  await owner`
    insert into auth.mfa_factors (user_id, status, secret) values (${careful.id}, 'verified', 'JBSWY3DPEHPK3PXP')`;
  callers["staff before the code"] = careful.caller;
  callers["staff after the code"] = {
    role: "authenticated",
    claims: { ...careful.caller.claims, aal: "aal2" },
  };
  // Rows without an owner, which staff alone may read.
  await owner`insert into pr_campaigns (title) values ('Waiting to be claimed')`;
});
afterAll(() => test.drop());

const served = [...expectedAccess.keys()].filter((table) => table.startsWith("public."));

/** Every row of the table as a change of its own, as the trigger would have logged it. */
async function logRows(table: string) {
  const rows = await test.owner<{ id: string; transaction: string; row: unknown }[]>`
    insert into private.change_log (relation, type, row_data)
    select ${table}::regclass, 'UPDATE', to_jsonb(t) from ${test.owner(table)} t
    returning id::text, transaction::text, row_data as row`;
  return rows.map((row) => ({ ...row, transaction: BigInt(row.transaction) }));
}

async function readRows(table: string, caller: Caller): Promise<string[]> {
  const columns = await test.owner<{ name: string }[]>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped
      and has_column_privilege(${caller.role}, attrelid, attnum, 'select')`;
  if (columns.length === 0) return [];
  const names = columns.map(({ name }) => name);
  const rows = await test.database
    .asCaller(
      caller,
      (sql) => sql<{ row: string }[]>`
        select to_jsonb(t)::text as row from (select ${sql(names)} from ${sql(table)}) t`,
    )
    .catch((error: unknown) => {
      if (error instanceof Error && "code" in error && error.code === "42501") return [];
      throw error;
    });
  return rows.map(({ row }) => row).toSorted();
}

describe("whoever may read a row, and nobody else, is told of its change", () => {
  it.each(served)("%s", async (table) => {
    const changes = await logRows(table);
    expect(changes.length).toBeGreaterThan(0);
    const found = await findReaders(test.database, changes, Object.values(callers));
    for (const [name, caller] of Object.entries(callers)) {
      const told = found.filter((each) => each.callers.includes(caller));
      expect(told.map(({ record }) => record).toSorted(), name).toEqual(
        await readRows(table, caller),
      );
    }
  });
});

describe("columns", () => {
  it("that a role may not read are not told of either", async () => {
    const { owner, database } = test;
    await owner`revoke select on canned_answers from authenticated`;
    await owner`grant select (id, title) on canned_answers to authenticated`;
    const changes = await logRows("public.canned_answers");
    const [told] = await findReaders(database, changes, [callers["admin"] ?? expect.fail()]);
    expect(Object.keys(JSON.parse(told?.record ?? "{}"))).toEqual(["id", "title"]);
    expect(told?.columns.map(({ name }) => name)).toEqual(["id", "title"]);
    await owner`revoke select (id, title) on canned_answers from authenticated`;
    expect(await findReaders(database, changes, [callers["admin"] ?? expect.fail()])).toEqual([]);
  });
});

describe("a trigger", () => {
  it("logs a change before any other trigger can make one", async () => {
    const late = await test.owner`
      select t.tgrelid::regclass::text as table, t.tgname as before from pg_trigger t
      where (t.tgtype & 2) = 0 and t.tgname::text collate "C" < '0_log_change' and exists (
        select from pg_trigger l where l.tgrelid = t.tgrelid and l.tgname = '0_log_change'
      )`;
    expect(late).toEqual([]);
  });
});
