import { randomUUID } from "node:crypto";
import { type CompanyRole, companyRoles } from "../../../domain/company/role.ts";
import type { Transaction } from "../../../runtime/database/types.ts";
import { openDatabase } from "../../../server/database/database.ts";
import { findRunning } from "../../../server/postgres/find-running.ts";
import { createMark } from "./create-mark.ts";
import { test as base } from "./delivery-test.ts";

type Person = { id: string; email: string; name: string };
/** Its id is nobody's: where an account's id is taken for a company's, the two differ here. */
type Company = { id: string; people: Record<CompanyRole, Person> };

/** Two clients of this test alone; `mark` is in both names, and in nobody else's. */
type Companies = { mark: string; harbour: Company; quay: Company };

type Fixtures = {
  /**
   * Each with somebody of every role. The second has a project, a message, a viewer whom mail does not reach, and an owner
   * who has closed it.
   */
  companies: Companies;
};

export const test = base.extend<Fixtures>({
  companies: async ({ dataDirectory }, use) => {
    const mark = createMark();
    const connection = findRunning(dataDirectory);
    const db = await openDatabase({ connection, log: () => undefined, connections: 1 });
    const companies = await db.asOwner(async (sql) => {
      const harbour = await addCompany(sql, `${mark} Harbour`);
      const quay = await addCompany(sql, `${mark} Quay`);
      const { owner, viewer } = quay.people;
      await sql`update profiles set display_name = ${`${mark} Ida`} where user_id = ${owner.id}`;
      await sql`update profiles set display_name = ${`${mark} Vera`} where user_id = ${viewer.id}`;
      await sql`
        insert into projects (company_id, user_id, title) values (${quay.id}, ${owner.id}, ${`${mark} pier`})`;
      await sql`
        insert into pr_campaigns (company_id, user_id, title, status)
        values (${quay.id}, ${owner.id}, ${`${mark} launch`}, 'draft')`;
      await sql`
        insert into messages (company_id, sender_id, from_studio, body)
        values (${quay.id}, ${owner.id}, false, ${`${mark} says hello`})`;
      await sql`
        insert into private.undeliverable_addresses (address, reason)
        values (${viewer.email}, '550 5.1.1 No such user')`;
      await sql`
        update companies set closing_due_at = now() + interval '30 days' where id = ${quay.id}`;
      return { mark, harbour, quay };
    });
    await db.close();
    await use(companies);
  },
});

/** With one person of each role, who are in no other. */
async function addCompany(sql: Transaction, name: string): Promise<Company> {
  const id = randomUUID();
  await sql`insert into companies (id, name) values (${id}, ${name})`;
  const people: [CompanyRole, Person][] = [];
  for (const role of companyRoles) {
    const person = {
      id: randomUUID(),
      email: `${randomUUID()}@clients.example`,
      name: `A ${role}`,
    };
    await sql`
      insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
      values (${person.id}, ${person.email}, now(), ${sql.json({ display_name: person.name })})`;
    await sql`delete from companies where id = ${person.id}`;
    await sql`
      insert into memberships (company_id, user_id, role, is_current)
      values (${id}, ${person.id}, ${role}, true)`;
    await sql`insert into conversation_readers (company_id, user_id) values (${id}, ${person.id})`;
    people.push([role, person]);
  }
  return { id, people: Object.fromEntries(people) as Company["people"] };
}

export { expect } from "./portal-test.ts";
