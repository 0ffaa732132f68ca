import { z } from "zod";
import { brand } from "../../content/brand.ts";
import { unnamed } from "../../content/company-mail.ts";
import { parseRow } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { plainName } from "../mail/plain-name.ts";

const nameRow = z.object({ name: z.string().nullable(), isStaff: z.boolean() });

/** What somebody is called in a mail to their colleagues; whoever is of the studio acts in its name. */
export async function namePerson(sql: Transaction, id: string | null): Promise<string> {
  const rows = await sql`
    select p.display_name as name, u.raw_app_meta_data ->> 'role' is not distinct from 'staff' as "isStaff"
    from public.profiles p join auth.users u on u.id = p.user_id where p.user_id = ${id}`;
  const found = parseRow(nameRow, rows);
  if (found?.isStaff) return brand.name;
  return plainName(found?.name ?? "") ?? unnamed.owner;
}
