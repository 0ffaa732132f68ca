import { z } from "zod";
import type { ExportSource } from "./export-source.ts";
import type { ServiceContext } from "../context.ts";
import { parseRow } from "../../runtime/database/parse-rows.ts";

const written = z.record(z.string(), z.array(z.unknown()));

const accountRow = z.object({
  id: z.string(),
  email: z.string(),
  created_at: z.date(),
  last_sign_in_at: z.date().nullable(),
  email_confirmed_at: z.date().nullable(),
  metadata: z.unknown(),
  /** What was sent from these while they were the account's is in the archive, too. */
  former_addresses: z.array(z.object({ address: z.string(), held_until: z.string() })),
});

export type AccountFacts = z.infer<typeof accountRow> & {
  sessions: unknown[];
  /** What they wrote to the studio outside the client area, by the table it lies in. */
  written: z.infer<typeof written>;
};

export async function readAccount(
  context: ServiceContext,
  source: ExportSource,
  id: string,
): Promise<AccountFacts> {
  const rows = await context.transaction(
    (sql) => sql`
      select id, email, created_at, last_sign_in_at, email_confirmed_at,
        raw_user_meta_data as metadata,
        (
          select coalesce(json_agg(json_build_object('address', f.address, 'held_until', f.held_until)
            order by f.held_until), '[]')
          from private.former_addresses f where f.user_id = u.id
        ) as former_addresses
      from auth.users u where id = ${id}`,
  );
  const account = parseRow(accountRow, rows);
  if (!account) throw new Error("The account is gone.");
  const own = await source.readAsCaller(async (sql) => ({
    sessions: await sql`select created_at, last_used_at, user_agent from public.my_sessions()`,
    written: await sql`select public.my_enquiries() as rows`,
  }));
  return {
    ...account,
    sessions: [...own.sessions],
    written: written.parse(own.written[0]?.["rows"]),
  };
}
