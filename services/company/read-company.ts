import { z } from "zod";
import { parseRow } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";

const companyFacts = z.object({ name: z.string().nullable(), people: z.array(z.unknown()) });

/** What it is called, and who is in it, for the cover of its export. */
export async function readCompany(
  sql: Transaction,
  companyId: string,
): Promise<z.infer<typeof companyFacts>> {
  const rows = await sql`
    select private.name_company(c.id) as name, (
      select coalesce(json_agg(json_build_object(
        'user_id', m.user_id, 'name', coalesce(nullif(p.display_name, ''), u.email), 'email', u.email,
        'role', m.role, 'joined_at', m.created_at
      ) order by m.created_at, m.user_id), '[]')
      from public.memberships m join public.profiles p on p.user_id = m.user_id
      join auth.users u on u.id = m.user_id where m.company_id = c.id
    ) as people
    from public.companies c where c.id = ${companyId}`;
  const found = parseRow(companyFacts, rows);
  if (!found) throw new Error("The company is gone.");
  return found;
}
