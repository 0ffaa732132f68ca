import { enquiryFunction } from "../../../domain/enquiry/enquiry-form.ts";
import { anyAnswer, callFunction } from "../../data/call-function.ts";
import type { SendingOutcome } from "./enquiry-outcome.ts";

const timeoutMilliseconds = 20_000;

type Sending = { body: Record<string, unknown>; key: string };

/** Only an answer that says so means stored; whatever else happens is told apart for the visitor. */
export async function sendEnquiry({ body, key }: Sending): Promise<SendingOutcome> {
  const answer = await callFunction(enquiryFunction, body, anyAnswer, {
    headers: { "Idempotency-Key": key },
    signal: AbortSignal.timeout(timeoutMilliseconds),
  });
  if (answer.is === "done") return { is: "stored" };
  const { status, fields, isOffline, retryAfterSeconds } = answer;
  if (isOffline) return { is: "offline" };
  if (status === 429) return { is: "limited", seconds: retryAfterSeconds };
  const isInvalid = status === 400 && Object.keys(fields).length > 0;
  return isInvalid ? { is: "invalid", fields } : { is: "failed" };
}
