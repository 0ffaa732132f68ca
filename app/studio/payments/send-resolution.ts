import { FunctionsHttpError } from "@supabase/supabase-js";
import * as z from "zod/mini";
import { resolveWords } from "../../../content/studio-payments.ts";
import type { Resolution } from "../../../domain/payment/resolution.ts";
import { sharedBackend } from "../../backend/shared-backend.ts";

const refusal = z.object({
  error: z.string(),
  hint: z.optional(z.string()),
  code: z.optional(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
});
export type Refusal = z.infer<typeof refusal>;

/** As `useSignInAgain` wants it: the refusal, or null. */
export async function sendResolution(resolution: Resolution): Promise<{ error: Refusal | null }> {
  const answer = await sharedBackend().functions.invoke<unknown>("resolve-payment", {
    body: resolution,
    timeout: 30_000,
  });
  const error: unknown = answer.error;
  if (!error) return { error: null };
  const response: unknown = error instanceof FunctionsHttpError ? error.context : undefined;
  const body: unknown =
    response instanceof Response ? await response.json().catch(() => null) : null;
  const known = refusal.safeParse(body);
  return { error: known.success ? known.data : { error: resolveWords.failed } };
}
