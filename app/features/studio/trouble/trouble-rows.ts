import * as z from "zod/mini";
import { troubleFacts, troubleKinds } from "../../../../domain/trouble/trouble.ts";
import { readRows, runQuery } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";

const troubleRow = z.object({
  id: z.string(),
  kind: z.enum(troubleKinds),
  subject: z.string(),
  facts: troubleFacts,
  began_at: z.string(),
});
export type OpenTrouble = z.infer<typeof troubleRow>;

export function readTroubles(): Promise<OpenTrouble[]> {
  const rows = sharedBackend()
    .from("troubles")
    .select("id, kind, subject, facts, began_at")
    .is("ended_at", null)
    .order("began_at")
    .limit(50);
  return readRows(rows, troubleRow);
}

/** Of jobs and mails that were given up. */
export async function settleTrouble(trouble: string, again: boolean): Promise<void> {
  await runQuery(sharedBackend().rpc("settle_trouble", { trouble, again }));
}
