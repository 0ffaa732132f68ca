import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createCompany, type Company } from "../support/create-company.ts";
import { createPerson, type Person } from "../support/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";
import type { Transaction } from "../../runtime/database/types.ts";

let test: TestDatabase;
let staff: Person;
let source: Company;
let target: Company;

beforeAll(async () => {
  test = await createTestDatabase();
  staff = await createPerson(test.owner, { staff: true });
});
afterAll(() => test.drop());
beforeEach(async () => {
  source = await createCompany(test.owner, "Harbour & Sons");
  target = await createCompany(test.owner, "Quay & Co");
});

function as<T>(person: Person, work: (sql: Transaction) => Promise<T>): Promise<T> {
  return test.database.asCaller(person.caller, work);
}

/** Merges, and commits only once the other has begun and waits. */
async function mergeMeanwhile<T>(other: () => Promise<T>): Promise<T> {
  let begun: Promise<T> | undefined;
  await as(staff, async (sql) => {
    await sql`select merge_companies(${source.id}, ${target.id})`;
    begun = other();
    begun.catch(() => undefined);
    await waitForLock();
  });
  if (!begun) throw new Error("Nothing was begun.");
  return begun;
}

async function waitForLock(): Promise<void> {
  for (;;) {
    const [waiting] = await test.owner`
      select from pg_locks l join pg_stat_activity a on a.pid = l.pid
      where not l.granted and a.datname = current_database()`;
    if (waiting) return;
  }
}

async function invite(newcomer: Person, by: Person, role = "owner"): Promise<string> {
  const token = randomUUID();
  await test.owner`
    insert into company_invitations (company_id, address, role, token_hash, invited_by)
    values (
      ${source.id}, ${newcomer.email}, ${role},
      ${createHash("sha256").update(token).digest()}, ${by.id}
    )`;
  return token;
}

describe("while two companies become one", () => {
  it("an invitation that is accepted leads into the one that goes on", async () => {
    const newcomer = await createPerson(test.owner);
    const token = await invite(newcomer, source.people.owner);
    const [joined] = await mergeMeanwhile(() =>
      as(newcomer, (sql) => sql`select accept_invitation(${token}) as company`),
    );
    expect(joined).toEqual({ company: target.id });
    expect(await test.owner`select from memberships where company_id = ${source.id}`).toEqual([]);
  });

  it("what is written to the one that ends is refused, and not lost", async () => {
    const { id, caller } = source.people.member;
    const refusal = { code: "PT409", hint: "company_closed" };
    const message = mergeMeanwhile(() =>
      test.database.asCaller(
        caller,
        (sql) => sql`insert into messages (company_id, body) values (${source.id}, 'Late')`,
      ),
    );
    await expect(message).rejects.toMatchObject(refusal);
    const draft = { company_id: source.id, user_id: id, title: "Late" };
    await expect(test.owner`insert into pr_campaigns ${test.owner(draft)}`).rejects.toMatchObject(
      refusal,
    );
  });
});

it("whom somebody has invited does not join once that somebody is no owner any more", async () => {
  const { owner, approver } = source.people;
  await test.owner`
    update memberships set role = 'owner' where company_id = ${source.id} and user_id = ${approver.id}`;
  for (const end of [
    (sql: Transaction) => sql`select change_member_role(${source.id}, ${approver.id}, 'member')`,
    (sql: Transaction) => sql`select remove_member(${source.id}, ${approver.id})`,
  ]) {
    const newcomer = await createPerson(test.owner);
    const token = await invite(newcomer, approver);
    await as(owner, end);
    await expect(
      as(newcomer, (sql) => sql`select accept_invitation(${token})`),
    ).rejects.toMatchObject({ code: "PT404" });
  }
});

it("somebody who joins two companies at once is in both, and looks at one", async () => {
  const newcomer = await createPerson(test.owner);
  const first = await invite(newcomer, source.people.owner);
  const token = randomUUID();
  await test.owner`
    insert into company_invitations (company_id, address, role, token_hash)
    values (${target.id}, ${newcomer.email}, 'viewer', ${createHash("sha256").update(token).digest()})`;
  await Promise.all(
    [first, token].map((each) => as(newcomer, (sql) => sql`select accept_invitation(${each})`)),
  );
  const rows = await test.owner`
    select is_current from memberships
    where user_id = ${newcomer.id} and company_id in (${source.id}, ${target.id})`;
  expect(rows).toHaveLength(2);
  expect(rows.filter(({ is_current }) => is_current)).toHaveLength(1);
});

it("nobody's address stands for a company without a name, save to staff", async () => {
  const owner = await createPerson(test.owner);
  const names = (person: Person) =>
    as(person, (sql) => sql`select client from client_names() where company_id = ${owner.id}`);
  const [shown] = await names(owner);
  expect(shown?.["client"]).not.toContain("@");
  expect(await names(staff)).toEqual([{ client: owner.email }]);
});

it("staff move nobody into a company they are in, merge nothing into one that closes, and close none twice", async () => {
  const { viewer } = source.people;
  await test.owner`select private.add_member(${target.id}, ${viewer.id}, 'owner')`;
  await expect(
    as(staff, (sql) => sql`select move_member(${viewer.id}, ${source.id}, ${target.id}, 'viewer')`),
  ).rejects.toMatchObject({ hint: "already_there" });
  await test.owner`update companies set closing_due_at = now() where id = ${target.id}`;
  await expect(
    as(staff, (sql) => sql`select merge_companies(${source.id}, ${target.id})`),
  ).rejects.toMatchObject({ hint: "closing" });
  await test.owner`update companies set closed_at = now(), closing_due_at = null where id = ${target.id}`;
  await expect(as(staff, (sql) => sql`select close_company(${target.id})`)).rejects.toMatchObject({
    code: "PT404",
  });
});
