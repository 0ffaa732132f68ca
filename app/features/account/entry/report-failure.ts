import { type AuthError, isAuthWeakPasswordError } from "@supabase/auth-js";
import type { FailureWords } from "../../../../content/auth.ts";
import { passwordWords } from "../../../../content/auth-fields.ts";
import { passwordWeaknesses } from "../../../../domain/account/password-rules.ts";
import type { FormRefusal } from "../../../form/refusal.ts";
import { explainAuthError } from "../../../session/explain-auth-error.ts";
import { announce } from "./announce.ts";
import type { AuthFieldName } from "./auth-schema.ts";

/** Says it in passing, and answers what stays to be read. */
export function reportFailure(
  title: string,
  error: AuthError,
  { words, focus }: { words?: FailureWords; focus?: AuthFieldName } = {},
): FormRefusal {
  const description = explainAuthError(error, words);
  announce({ title, description, variant: "destructive" });
  if (!isAuthWeakPasswordError(error)) return { message: description, ...(focus && { focus }) };
  const reasons = passwordWeaknesses
    .filter((weakness) => error.reasons.includes(weakness))
    .map((weakness) => passwordWords.rules[weakness]);
  return { fields: { password: reasons.length > 0 ? `${reasons.join(". ")}.` : description } };
}
