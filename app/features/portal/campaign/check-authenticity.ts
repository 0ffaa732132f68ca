import * as z from "zod/mini";
import { authenticityPercent } from "../../../../domain/campaign/authenticity-percent.ts";
import { callFunction } from "../../../data/call-function.ts";

/** With the backend's own words on what it found and what that proves. */
export type AuthenticityScore = { percent: number; explanation: string; meaning: string };

const answerSchema = z.object({
  authenticity_score: z.unknown(),
  explanation: z.optional(z.string()),
  meaning: z.optional(z.string()),
});

/** Undefined where there was no answer to go by. */
export async function checkAuthenticity(
  contentHash: string,
): Promise<AuthenticityScore | undefined> {
  const answer = await callFunction("verify-content-authenticity", { contentHash }, answerSchema);
  if (answer.is === "refused") return undefined;
  const { authenticity_score, explanation = "", meaning = "" } = answer.data;
  const percent = authenticityPercent(authenticity_score);
  return percent === undefined ? undefined : { percent, explanation, meaning };
}
