import * as z from "zod/mini";
import { authenticityPercent } from "../../../domain/campaign/authenticity-percent.ts";
import { sharedBackend } from "../../backend/shared-backend.ts";

export type Authenticity = { percent: number; reasons: string[] };

const answerSchema = z.object({
  authenticity_score: z.unknown(),
  reasons: z.optional(z.array(z.string())),
});

/** Undefined where there was no answer to go by. */
export async function checkAuthenticity(contentHash: string): Promise<Authenticity | undefined> {
  const answer = await sharedBackend().functions.invoke<unknown>("verify-content-authenticity", {
    body: { contentHash },
    timeout: 30_000,
  });
  const parsed = answerSchema.safeParse(answer.data);
  if (answer.error || !parsed.success) return undefined;
  const percent = authenticityPercent(parsed.data.authenticity_score);
  return percent === undefined ? undefined : { percent, reasons: parsed.data.reasons ?? [] };
}
