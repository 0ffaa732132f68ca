import * as z from "zod/mini";
import { noticeSubject } from "../../../domain/notice/notice.ts";
import { readRows, runQuery } from "../../data/read-rows.ts";
import { sharedBackend } from "../../data/shared-backend.ts";

const noticeRow = z.extend(noticeSubject, {
  id: z.string(),
  created_at: z.string(),
  read_at: z.nullable(z.string()),
});
export type ToldNotice = z.infer<typeof noticeRow>;

/** The newest; older ones are in what was told them by mail, or have been read. */
export function readNotices(): Promise<ToldNotice[]> {
  const rows = sharedBackend()
    .from("notices")
    .select("id, topic, kind, company_id, subject_id, facts, created_at, read_at")
    .is("void_at", null)
    .order("created_at", { ascending: false })
    .limit(50);
  return readRows(rows, noticeRow);
}

/** These, or all. */
export async function markNoticesRead(notices: readonly string[] | null): Promise<void> {
  await runQuery(sharedBackend().rpc("mark_notices_read", { notices }));
}
