import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findReaders, findReadersApart } from "../../server/realtime/find-readers.ts";
import { addMember, createCompany, removeMember } from "../support/create-company.ts";
import { createPerson } from "../support/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";
import { expectedAccess } from "./expected-access.ts";
import { createParties } from "./parties.ts";
import { readVisibleRows } from "./read-visible-rows.ts";
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

describe("whoever may read a row, and nobody else, is told of its change", () => {
  it.each(served)("%s", async (table) => {
    const changes = await logRows(table);
    expect(changes.length).toBeGreaterThan(0);
    const found = await findReaders(test.database, changes, Object.values(callers));
    for (const [name, caller] of Object.entries(callers)) {
      const told = found.filter((each) => each.callers.includes(caller));
      expect(told.map(({ record }) => record).toSorted(), name).toEqual(
        await readVisibleRows(test, table, caller),
      );
    }
  });
});

describe("people who are not of the studio", () => {
  const followed = () => test.owner<{ table: string; rule: string | null }[]>`
    select c.relname as "table", private.write_rule_for_people(c.oid) as rule
    from pg_trigger t join pg_class c on c.oid = t.tgrelid where t.tgname = '0_log_change'`;

  it("are judged together for every table that can be followed", async () => {
    const apart = (await followed()).filter(({ rule }) => rule === null);
    expect(apart.map(({ table }) => table)).toEqual([]);
  });

  it.each([
    ["a claim", "(select current_setting('request.jwt.claims', true)) like '%aal2%'"],
    ["the role", "current_user = 'authenticated'"],
    ["another function", "(select private.first_readable_company()::text) < left(body, 1)"],
    ["another table's rows", "exists (select from companies)"],
    [
      "a table by more than its key",
      "company_id = any (array(select id from projects where true))",
    ],
  ])("are judged one by one where a policy asks %s, as a read would have it", async (_, asked) => {
    const { owner, database } = test;
    const changes = await logRows("public.messages");
    const everybody = Object.values(callers);
    await owner.unsafe(
      `create policy "Asks more" on messages as restrictive for select to authenticated using (${asked})`,
    );
    const [rule] = await owner<{ text: string | null }[]>`
      select private.write_rule_for_people('messages') as text`;
    expect(rule?.text).toBeNull();
    const found = await findReaders(database, changes, everybody);
    for (const [name, caller] of Object.entries(callers)) {
      const told = found.filter((each) => each.callers.includes(caller));
      expect(told.map(({ record }) => record).toSorted(), name).toEqual(
        await readVisibleRows(test, "public.messages", caller),
      );
    }
    await owner`drop policy "Asks more" on messages`;
  });

  it("are told the same together as one by one, whoever asks besides", async () => {
    const { owner, database } = test;
    const company = await createCompany(owner);
    const people = Object.values(company.people).map(({ caller }) => caller);
    const [row] = await owner`
      insert into messages (company_id, body) values (${company.id}, 'To all') returning id`;
    const changes = (await logRows("public.messages")).filter((change) =>
      JSON.stringify(change.row).includes(String(row?.["id"])),
    );
    const together = await findReaders(database, changes, [...people, ...Object.values(callers)]);
    const apart = await findReadersApart(database, changes, people);
    const told = together.flatMap((each) => each.callers).filter((who) => people.includes(who));
    expect(told).toHaveLength(4);
    expect(new Set(told)).toEqual(new Set(apart.flatMap((each) => each.callers)));
    expect(new Set(together.map(({ record }) => record))).toEqual(
      new Set(apart.map(({ record }) => record)),
    );
  });

  it("hear nothing once they are removed, look elsewhere or are signed out: nothing is remembered", async () => {
    const { owner, database } = test;
    const company = await createCompany(owner);
    const { viewer, member, approver, owner: head } = company.people;
    await owner`insert into messages (company_id, body) values (${company.id}, 'Among us')`;
    const changes = (await logRows("public.messages")).filter((change) =>
      JSON.stringify(change.row).includes(company.id),
    );
    const everybody = [viewer, member, approver, head].map(({ caller }) => caller);
    const listReaders = async () =>
      (await findReaders(database, changes, everybody))
        .flatMap((each) => each.callers)
        .map((caller) => everybody.indexOf(caller))
        .toSorted((a, b) => a - b);
    expect(await listReaders()).toEqual([0, 1, 2, 3]);
    await removeMember(owner, { companyId: company.id, person: viewer });
    expect(await listReaders()).toEqual([1, 2, 3]);
    const other = await createCompany(owner);
    await addMember(owner, { companyId: other.id, person: member, role: "viewer" });
    expect(await listReaders()).toEqual([2, 3]);
    await owner`delete from auth.sessions where user_id = ${approver.id}`;
    expect(await listReaders()).toEqual([3]);
    await owner`update auth.sessions set not_after = now() where user_id = ${head.id}`;
    expect(await listReaders()).toEqual([]);
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
    await owner`revoke select on companies from authenticated`;
    await owner`grant select (id, name) on companies to authenticated`;
    const { caller } = (await createCompany(owner)).people.member;
    const [own] = await findReaders(database, await logRows("public.companies"), [caller]);
    expect(Object.keys(JSON.parse(own?.record ?? "{}"))).toEqual(["id", "name"]);
    expect(own?.columns.map(({ name }) => name)).toEqual(["id", "name"]);
    await owner`revoke select (id, name) on companies from authenticated`;
    expect(await findReaders(database, await logRows("public.companies"), [caller])).toEqual([]);
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
