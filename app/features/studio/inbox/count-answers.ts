import * as z from "zod/mini";
import { answerFigures } from "../../../../content/inbox.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { readRows } from "../../../data/read-rows.ts";

const figures = z.object({
  in_time: z.number(),
  late: z.number(),
  unanswered: z.number(),
  waiting: z.number(),
  overdue: z.number(),
});

const day = 86_400_000;

/** What became of everything that has come in lately. */
export async function countAnswers(): Promise<z.infer<typeof figures> | undefined> {
  const since = new Date(Date.now() - answerFigures.days * day).toISOString();
  const [counted] = await readRows(sharedBackend().rpc("count_answers", { since }), figures);
  return counted;
}
