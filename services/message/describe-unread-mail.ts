import { z } from "zod";
import { describeUnread } from "../../content/mail.ts";
import { noticeAddress } from "../../content/notice-address.ts";
import { parseRow } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import type { ClaimedNotice, NoticeMail } from "../mail/notice-mail.ts";

const waitingRow = z.object({ client: z.string(), count: z.number() });

/** Of messages that were not read for ten minutes. What they say stays where they are. */
export async function describeUnreadMail(
  sql: Transaction,
  notice: ClaimedNotice,
  siteUrl: string,
): Promise<NoticeMail | undefined> {
  const link = siteUrl + noticeAddress(notice);
  if (notice.topic === "messages") return { template: "unread-messages", data: { link } };
  const rows = await sql`
    select private.name_company(company_id) as client, unread_by_studio as count
    from public.conversations where company_id = ${notice.company_id}`;
  const waiting = parseRow(waitingRow, rows);
  if (!waiting) return undefined;
  return { template: "studio-unread-messages", data: { link, fields: describeUnread(waiting) } };
}
