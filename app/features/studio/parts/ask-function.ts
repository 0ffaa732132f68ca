import type * as z from "zod/mini";
import { callFunction } from "../../../data/call-function.ts";
import type { FormRefusal } from "../../../form/refusal.ts";

export type RefusedDeed = {
  error: string;
  hint: string;
  code: string;
  fields: Readonly<Record<string, string>>;
  status: number;
  retryAfter: number;
};
export type DeedOutcome<Answer> =
  | { error: null; data: Answer }
  | { error: RefusedDeed; data?: undefined };

/** One thing that a function is asked to do, in the shape that `useSignInAgain` wants. */
export async function askFunction<Answer>(
  name: string,
  request: object,
  answer: z.ZodMiniType<Answer>,
): Promise<DeedOutcome<Answer>> {
  const said = await callFunction(name, request, answer);
  if (said.is === "done") return { error: null, data: said.data };
  const { message, hint, code, fields, status, retryAfterSeconds } = said;
  return {
    error: { error: message, hint, code, fields, status, retryAfter: retryAfterSeconds },
  };
}

/** The same for a form: at its fields, or below it. */
export function refuseForm(refusal: RefusedDeed): FormRefusal {
  if (refusal.status === 429) return { code: "limited", retryAfter: refusal.retryAfter };
  return Object.keys(refusal.fields).length > 0
    ? { fields: refusal.fields }
    : { message: refusal.error };
}
