import { FunctionsFetchError, FunctionsHttpError } from "@supabase/functions-js";
import { sharedBackend } from "../../data/shared-backend.ts";

const timeoutMilliseconds = 20_000;

export type LeadBody = { name: string; email: string; company: string; conversationId?: string };

export type LeadOutcome =
  | { is: "stored" }
  | { is: "limited"; seconds: number }
  | { is: "offline" }
  | { is: "failed" };

/** Only an answer without an error means stored. */
export async function sendLead(body: LeadBody, key: string): Promise<LeadOutcome> {
  const backend = sharedBackend();
  const answer = await backend.functions.invoke<unknown>("submit-lead", {
    body,
    headers: { "Idempotency-Key": key },
    timeout: timeoutMilliseconds,
  });
  const error: unknown = answer.error;
  if (!error) return { is: "stored" };
  if (error instanceof FunctionsFetchError) return { is: navigator.onLine ? "failed" : "offline" };
  if (error instanceof FunctionsHttpError && error.context instanceof Response) {
    const { status, headers } = error.context;
    if (status === 429) return { is: "limited", seconds: Number(headers.get("retry-after")) || 60 };
  }
  return { is: "failed" };
}
