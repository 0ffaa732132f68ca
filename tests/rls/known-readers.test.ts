import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addMember, removeMember } from "../support/create-company.ts";
import { createPerson } from "../support/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";
import { createParties, type Parties } from "./parties.ts";
import { readVisibleRows } from "./read-visible-rows.ts";
import { insertSampleRows } from "./sample-rows.ts";
import type { Caller, Transaction } from "../../runtime/database/types.ts";

let test: TestDatabase;
let scene: Parties;
const callers: Record<string, Caller> = {
  visitor: { role: "anon", claims: null },
  server: { role: "service_role", claims: null },
};

beforeAll(async () => {
  test = await createTestDatabase();
  const { owner } = test;
  scene = await createParties(owner);
  const { people, company, colleague } = scene;
  for (const [name, person] of Object.entries(people)) callers[name] = person.caller;
  await insertSampleRows(owner, { id: colleague.id, companyId: company.id });
  for (const person of [people.other, people.away]) await insertSampleRows(owner, person);
  const both = await createPerson(owner, { staff: true });
  await addMember(owner, { companyId: company.id, person: both, role: "member" });
  callers["staff who are clients, too"] = both.caller;
});
afterAll(() => test.drop());

/** One of each form that a policy has: a company, an owner, what hangs on either, and what the studio alone sees. */
const tables = [
  "public.companies",
  "public.projects",
  "public.pr_campaigns",
  "public.pr_deliverables",
  "public.profiles",
  "public.messages",
  "public.bookings",
  "public.inbox_replies",
];

const readCompanies = (sql: Transaction) =>
  sql<{ id: string }[]>`select id from companies order by id`;

describe("who is known for a transaction that only reads", () => {
  it.each(tables)("sees what they see in any other, of %s", async (table) => {
    for (const [name, caller] of Object.entries(callers)) {
      const wanted = await readVisibleRows(test, table, caller);
      expect(await readVisibleRows(test, table, caller, { readOnly: true }), name).toEqual(wanted);
    }
  });

  it("is known with the claims that came, and with no others", async () => {
    const { viewer, other } = scene.people;
    const read = async (sql: Transaction) => {
      const before = await readCompanies(sql);
      await sql`select set_config('request.jwt.claims', ${JSON.stringify(other.caller.claims)}, true)`;
      return [before, await readCompanies(sql)];
    };
    expect(await test.database.asCaller(viewer.caller, read, { readOnly: true })).toEqual([
      [{ id: scene.company.id }],
      [{ id: other.id }],
    ]);
  });

  it("is a stranger again in the next", async () => {
    const person = await createPerson(test.owner);
    await addMember(test.owner, { companyId: scene.elsewhere.id, person, role: "member" });
    const ask = () => test.database.asCaller(person.caller, readCompanies, { readOnly: true });
    expect(await ask()).toEqual([{ id: scene.elsewhere.id }]);
    await removeMember(test.owner, { companyId: scene.elsewhere.id, person });
    expect(await ask()).not.toContainEqual({ id: scene.elsewhere.id });
    const settings = await test.database.asCaller(
      callers["visitor"] as Caller,
      (sql) => sql`select current_setting('kinolume.known_claims', true) as claims`,
    );
    expect(settings[0]?.["claims"] ?? "").toBe("");
  });

  it("is refused when their session has ended", async () => {
    const person = await createPerson(test.owner);
    await test.owner`delete from auth.sessions where user_id = ${person.id}`;
    await expect(
      test.database.asCaller(person.caller, readCompanies, { readOnly: true }),
    ).rejects.toMatchObject({ code: "session_not_found" });
  });
});
