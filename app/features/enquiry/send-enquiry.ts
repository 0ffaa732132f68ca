import { FunctionsFetchError, FunctionsHttpError } from "@supabase/functions-js";
import { enquiryFunction } from "../../../domain/enquiry/enquiry-form.ts";
import { sharedBackend } from "../../data/shared-backend.ts";
import type { SendingOutcome } from "./enquiry-outcome.ts";

const timeoutMilliseconds = 20_000;

type Sending = { body: Record<string, unknown>; key: string };

/** Only an answer that says so means stored; whatever else happens is told apart for the visitor. */
export async function sendEnquiry({ body, key }: Sending): Promise<SendingOutcome> {
  const answer = await sharedBackend().functions.invoke<unknown>(enquiryFunction, {
    body,
    headers: { "Idempotency-Key": key },
    timeout: timeoutMilliseconds,
  });
  const error: unknown = answer.error;
  if (!error) return { is: "stored" };
  if (error instanceof FunctionsFetchError) return { is: navigator.onLine ? "failed" : "offline" };
  if (error instanceof FunctionsHttpError && error.context instanceof Response)
    return readRefusal(error.context);
  return { is: "failed" };
}

async function readRefusal(answer: Response): Promise<SendingOutcome> {
  if (answer.status === 429)
    return { is: "limited", seconds: Number(answer.headers.get("retry-after")) || 60 };
  if (answer.status !== 400) return { is: "failed" };
  const fields = readFields(await answer.json().catch(() => undefined));
  return fields ? { is: "invalid", fields } : { is: "failed" };
}

function readFields(body: unknown): Record<string, string> | undefined {
  if (typeof body !== "object" || body === null || !("fields" in body)) return undefined;
  const { fields } = body;
  if (typeof fields !== "object" || fields === null) return undefined;
  const entries = Object.entries(fields).filter(([, words]) => typeof words === "string");
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
