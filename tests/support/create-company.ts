import { randomUUID } from "node:crypto";
import type postgres from "postgres";
import { companyRoles, type CompanyRole } from "../../domain/company/role.ts";
import { createPerson, type Person } from "./create-person.ts";

export type Company = { id: string; people: Record<CompanyRole, Person> };

/**
 * A company with one person of each role, who are in no other. Its id is nobody's: where an account's id is taken for a
 * company's, the two differ here.
 */
export async function createCompany(owner: postgres.Sql, name = "Harbour & Sons"): Promise<Company> {
  const id = randomUUID();
  await owner`insert into companies (id, name) values (${id}, ${name})`;
  const people = await Promise.all(
    companyRoles.map(async (role) => {
      const person = await createPerson(owner, { displayName: `A ${role}` });
      await owner`delete from companies where id = ${person.id}`;
      await addMember(owner, { companyId: id, person, role });
      return [role, person] as const;
    }),
  );
  return { id, people: Object.fromEntries(people) as Company["people"] };
}

/** Into one more company, which is the one they look at from then on. */
export async function addMember(
  owner: postgres.Sql,
  { companyId, person, role }: { companyId: string; person: Person; role: CompanyRole },
): Promise<void> {
  await owner`select private.add_member(${companyId}, ${person.id}, ${role})`;
}
