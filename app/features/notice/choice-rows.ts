import * as z from "zod/mini";
import { noticeChoices, noticeTopics } from "../../../domain/notice/notice.ts";
import { readRows, runQuery } from "../../data/read-rows.ts";
import { sharedBackend } from "../../data/shared-backend.ts";

const choiceRow = z.object({ topic: z.enum(noticeTopics), choice: z.enum(noticeChoices) });
const settingsRow = z.object({
  zone: z.string(),
  digest_at: z.string(),
  quiet_from: z.nullable(z.string()),
  quiet_to: z.nullable(z.string()),
});

/** What this person has chosen; of what they have not, nothing. */
export async function readChoices() {
  const backend = sharedBackend();
  const [choices, [settings]] = await Promise.all([
    readRows(backend.from("notification_choices").select("topic, choice"), choiceRow),
    readRows(
      backend.from("notification_settings").select("zone, digest_at, quiet_from, quiet_to"),
      settingsRow,
    ),
  ]);
  return { chosen: new Map(choices.map(({ topic, choice }) => [topic, choice])), settings };
}

export type SavedChoices = Awaited<ReturnType<typeof readChoices>>;

export async function saveChoices(form: {
  choices: Record<string, string>;
  zone: string;
  digest_at: string;
  quiet_from: string | null;
  quiet_to: string | null;
}): Promise<void> {
  await runQuery(sharedBackend().rpc("choose_notices", form));
}
