import { randomUUID } from "node:crypto";
import { openDatabase } from "../../../server/database/database.ts";
import { findRunning } from "../../../server/postgres/find-running.ts";
import type { CompanyRole } from "../../../domain/company/role.ts";

/** A company whose id is nobody's, with a project and a message of the studio that nobody has read. */
export type Company = { id: string; name: string; project: string };

export type CompanyRows = {
  found(): Promise<Company>;
  /** Into it, by the studio's hand. It is the one they look at from then on. */
  add(company: Company, email: string, role: CompanyRole): Promise<void>;
  /** Their name, and none of their own company: whoever was only ever invited has none. */
  name(email: string, name: string, options?: { hasOwn?: boolean }): Promise<void>;
  close(): Promise<void>;
};

export async function openCompanyRows(dataDirectory: string): Promise<CompanyRows> {
  const connection = findRunning(dataDirectory);
  const db = await openDatabase({ connection, log: () => undefined, connections: 1 });
  return {
    found: async () => {
      const id = randomUUID();
      const mark = id.slice(0, 6);
      const company = { id, name: `Harbour ${mark}`, project: `Pilot boat ${mark}` };
      await db.asOwner(async (sql) => {
        await sql`insert into companies (id, name) values (${id}, ${company.name})`;
        await sql`
          insert into projects (company_id, title, status) values (${id}, ${company.project}, 'in_progress')`;
      });
      return company;
    },
    add: async (company, email, role) => {
      await db.asOwner(async (sql) => {
        const person = sql`(select id from auth.users where email = ${email})`;
        await sql`update memberships set is_current = false where user_id = ${person}`;
        await sql`
          insert into memberships (company_id, user_id, role, is_current)
          values (${company.id}, ${person}, ${role}, true)`;
      });
    },
    name: async (email, name, { hasOwn = false } = {}) => {
      await db.asOwner(async (sql) => {
        await sql`
          update profiles set display_name = ${name}
          where user_id = (select id from auth.users where email = ${email})`;
        if (!hasOwn)
          await sql`delete from companies where id = (select id from auth.users where email = ${email})`;
      });
    },
    close: () => db.close(),
  };
}
