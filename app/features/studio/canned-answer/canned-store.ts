import * as z from "zod/mini";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { readRows, runQuery } from "../../../data/read-rows.ts";

const answerSchema = z.object({ id: z.string(), title: z.string(), body: z.string() });

export type CannedAnswer = z.infer<typeof answerSchema>;

const mostAnswers = 200;

export async function readAnswers(): Promise<CannedAnswer[]> {
  const answers = sharedBackend().from("canned_answers").select("id, title, body");
  return readRows(answers.order("title").limit(mostAnswers), answerSchema);
}

/** A new one under an id made here, so that a second try does not make a second answer. */
export async function saveAnswer({ id, title, body }: CannedAnswer): Promise<void> {
  const table = sharedBackend().from("canned_answers");
  const { data } = await runQuery(table.update({ title, body }).eq("id", id).select("id"));
  const isKnown = Array.isArray(data) && data.length > 0;
  if (!isKnown) await runQuery(table.insert({ id, title, body }));
}

export async function removeAnswer(id: string): Promise<void> {
  await runQuery(sharedBackend().from("canned_answers").delete().eq("id", id));
}
