import { randomUUID } from "node:crypto";
import type postgres from "postgres";
import type { CompanyRole } from "../../domain/company/role.ts";
import { createPerson, type Person } from "./create-person.ts";

type CompanyOf<Someone> = { id: string; people: Record<CompanyRole, Someone> };
export type Company = CompanyOf<Person>;

/**
 * A company with one person of each role, who are in no other. Its id is nobody's: where an account's id is taken for a
 * company's, the two differ here.
 */
export function createCompany(owner: postgres.Sql, name?: string): Promise<Company> {
  return createCompanyOf(owner, (role) => createPerson(owner, { displayName: `A ${role}` }), name);
}

/** The same, of people who sign in as the test has it. */
export async function createCompanyOf<Someone extends { id: string }>(
  owner: postgres.Sql,
  makePerson: (role: CompanyRole) => Promise<Someone>,
  name = "Harbour & Sons",
): Promise<CompanyOf<Someone>> {
  const id = randomUUID();
  await owner`insert into companies (id, name) values (${id}, ${name})`;
  const join = async (role: CompanyRole): Promise<Someone> => {
    const person = await makePerson(role);
    await owner`delete from companies where id = ${person.id}`;
    await addMember(owner, { companyId: id, person, role });
    return person;
  };
  const [viewer, member, approver, head] = await Promise.all([
    join("viewer"),
    join("member"),
    join("approver"),
    join("owner"),
  ]);
  return { id, people: { viewer, member, approver, owner: head } };
}

/** Into one more company, which is the one they look at from then on. */
export async function addMember(
  owner: postgres.Sql,
  { companyId, person, role }: { companyId: string; person: { id: string }; role: CompanyRole },
): Promise<void> {
  await owner`select private.add_member(${companyId}, ${person.id}, ${role})`;
}

/** As an owner does it, in one of theirs. */
export async function removeMember(
  owner: postgres.Sql,
  { companyId, person }: { companyId: string; person: { id: string } },
): Promise<void> {
  await owner`select private.end_membership(${companyId}, ${person.id})`;
}
