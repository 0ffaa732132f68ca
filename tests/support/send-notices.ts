import type { Database } from "../../runtime/database/types.ts";
import { createNoticeSender, noticeSchedule } from "../../services/notice/send-notices.ts";

/** Runs the job once, as if it were that time. */
export async function sendNotices(
  database: Pick<Database, "asOwner">,
  { siteUrl = "https://agency.example", now = new Date() } = {},
): Promise<void> {
  await createNoticeSender({ siteUrl, now: () => now })({
    id: "1",
    kind: noticeSchedule.kind,
    payload: {},
    attempt: 1,
    signal: AbortSignal.timeout(60_000),
    transaction: (work) => database.asOwner(work),
  });
}
