import { afterAll, beforeAll, expect, it } from "vitest";
import { createCompany, type Company } from "../support/create-company.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";
import type { Caller } from "../../runtime/database/types.ts";

let test: TestDatabase;
let company: Company;

beforeAll(async () => {
  test = await createTestDatabase();
  company = await createCompany(test.owner);
  await test.owner`
    insert into auth.mfa_factors (user_id, status, secret)
    values (${company.people.owner.id}, 'verified', 'JBSWY3DPEHPK3PXP')`;
});
afterAll(() => test.drop());

const makeMember = (caller: Caller) =>
  test.database.asCaller(
    caller,
    (sql) => sql`select change_member_role(${company.id}, ${company.people.viewer.id}, 'member')`,
  );

it("an owner with a second step decides who is in the company once it is shown, not before", async () => {
  const { caller } = company.people.owner;
  await expect(makeMember(caller)).rejects.toMatchObject({
    code: "42501",
    hint: "insufficient_aal",
  });
  await makeMember({ ...caller, claims: { ...caller.claims, aal: "aal2" } });
  const [viewer] = await test.owner`
    select role from memberships where user_id = ${company.people.viewer.id}`;
  expect(viewer).toEqual({ role: "member" });
});
