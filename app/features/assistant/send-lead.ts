import { anyAnswer, callFunction } from "../../data/call-function.ts";

const timeoutMilliseconds = 20_000;

export type LeadBody = { name: string; email: string; company: string; conversationId?: string };

export type LeadOutcome =
  | { is: "stored" }
  | { is: "limited"; seconds: number }
  | { is: "offline" }
  | { is: "failed" };

/** Only an answer without an error means stored. */
export async function sendLead(body: LeadBody, key: string): Promise<LeadOutcome> {
  const answer = await callFunction("submit-lead", body, anyAnswer, {
    headers: { "Idempotency-Key": key },
    signal: AbortSignal.timeout(timeoutMilliseconds),
  });
  if (answer.is === "done") return { is: "stored" };
  if (answer.status === 429) return { is: "limited", seconds: answer.retryAfterSeconds };
  return { is: answer.isOffline ? "offline" : "failed" };
}
