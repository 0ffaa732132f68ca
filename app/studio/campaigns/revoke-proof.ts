import { FunctionsHttpError } from "@supabase/supabase-js";
import * as z from "zod/mini";
import { studioFrame } from "../../../content/studio.ts";
import { sharedBackend } from "../../backend/shared-backend.ts";

const refusal = z.object({ error: z.string(), hint: z.optional(z.string()) });

/** As `useSignInAgain` wants it: the refusal, or null. */
export async function revokeProof(
  campaignId: string,
  contentHash: string,
): Promise<{ error: z.infer<typeof refusal> | null }> {
  const answer = await sharedBackend().functions.invoke<unknown>("blockchain-verify-content", {
    body: { contentId: campaignId, contentType: "campaign", revoke: contentHash },
    timeout: 30_000,
  });
  const error: unknown = answer.error;
  if (!error) return { error: null };
  const response: unknown = error instanceof FunctionsHttpError ? error.context : undefined;
  const body: unknown =
    response instanceof Response ? await response.json().catch(() => null) : null;
  const known = refusal.safeParse(body);
  return { error: known.success ? known.data : { error: studioFrame.unreachable } };
}
