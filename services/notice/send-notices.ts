import { parseRows } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import type { JobHandler } from "../../runtime/jobs/job.ts";
import type { RecurringJob } from "../../runtime/jobs/schedule.ts";
import { mailNotices } from "./mail-notices.ts";
import { claimedNotice, type ClaimedNotice } from "../mail/notice-mail.ts";

/** Triggers ask for it besides, where something should not wait for the minute. */
export const noticeSchedule: RecurringJob = { kind: "send-notices", everySeconds: 60 };

type NoticeSettings = { siteUrl: string; now?: () => Date };

// Few enough that a node which dies has little to do again, enough that a day's digests are through in a minute.
const atOnce = 200;

/** Mails what is due, each notice once: it is settled in the transaction that writes its mail. */
export function createNoticeSender({
  siteUrl,
  now = () => new Date(),
}: NoticeSettings): JobHandler {
  return async ({ transaction, signal }) => {
    for (let claimed = 1; claimed > 0 && !signal.aborted;) {
      claimed = await transaction((sql) => sendSome(sql, { siteUrl, now: now() }));
    }
  };
}

async function sendSome(
  sql: Transaction,
  { siteUrl, now }: { siteUrl: string; now: Date },
): Promise<number> {
  const rows = await sql`select * from private.claim_notices(${now}, ${atOnce})`;
  const claimed = parseRows(claimedNotice, rows);
  const leaving = claimed.filter(({ verdict }) => verdict === "send");
  for (const group of Map.groupBy(leaving, nameGroup).values()) {
    await mailNotices(sql, group, siteUrl);
  }
  return claimed.length;
}

/** One mail for what one person hears of one topic, or of a day. The mailbox gets each by itself, to be answered. */
function nameGroup({ id, person_id: person, topic, in_digest: isDaily }: ClaimedNotice): string {
  return person === null ? id : `${person} ${isDaily ? "" : topic}`;
}
