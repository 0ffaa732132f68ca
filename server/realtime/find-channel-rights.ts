import { z } from "zod";
import { claimsText, sessionOf } from "./channel.ts";
import type { Caller, Database } from "../../runtime/database/types.ts";
import { parseRow } from "../../runtime/database/parse-rows.ts";

const rightsRow = z.object({ canRead: z.boolean(), canWrite: z.boolean() });

export type ChannelRights = z.infer<typeof rightsRow>;

/** What the policies on realtime.messages let this caller do on a private channel. */
export async function findChannelRights(
  { sql }: Database,
  caller: Caller,
  topic: string,
): Promise<ChannelRights> {
  if (caller.role === "service_role") return { canRead: true, canWrite: true };
  if (caller.role === "anon") return { canRead: false, canWrite: false };
  const name = topic.replace(/^realtime:/, "");
  const rows = await sql`
    select can_read as "canRead", can_write as "canWrite"
    from private.find_channel_rights(${name}, ${claimsText(caller)}, ${sessionOf(caller)}::uuid)`;
  return parseRow(rightsRow, rows) ?? { canRead: false, canWrite: false };
}

/** Those of the sessions that have not been ended. */
export async function findLiveSessions(
  { sql }: Database,
  sessions: readonly string[],
): Promise<Set<string>> {
  const rows = await sql<{ id: string }[]>`
    select id from private.live_sessions(${[...sessions]}::uuid[]) as id`;
  return new Set(rows.map(({ id }) => id));
}
