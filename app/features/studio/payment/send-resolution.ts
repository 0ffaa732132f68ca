import { resolveWords } from "../../../../content/studio-payment.ts";
import type { Resolution } from "../../../../domain/payment/resolution.ts";
import { anyAnswer, callFunction } from "../../../data/call-function.ts";

export type RefusedResolution = {
  error: string;
  hint?: string;
  code?: string;
  /** Only where it is about what was typed. */
  fields?: Readonly<Record<string, string>>;
};

/** As `useSignInAgain` wants it: the refusal, or null. */
export async function sendResolution(
  resolution: Resolution,
): Promise<{ error: RefusedResolution | null }> {
  const answer = await callFunction("resolve-payment", resolution, anyAnswer);
  if (answer.is === "done") return { error: null };
  const { status, message, hint, code, fields } = answer;
  const error = status === 0 ? resolveWords.failed : message;
  return { error: { error, hint, code, ...(Object.keys(fields).length > 0 && { fields }) } };
}
