import { z } from "zod";
import type { RequestContext } from "../context.ts";

const claimsSchema = z.object({ amr: z.array(z.looseObject({})).default([]) });

/** Whether the newest proof in the caller's token is recent enough. */
export async function signedInRecently(context: RequestContext): Promise<boolean> {
  const parsed = claimsSchema.safeParse(await context.readClaims());
  if (!parsed.success) return false;
  const proofs = JSON.stringify(parsed.data.amr);
  const [answer] = await context.transaction(
    (sql) => sql<{ isRecent: boolean }[]>`
      select private.signed_in_recently(${proofs}::text::jsonb) as "isRecent"`,
  );
  return answer?.isRecent ?? false;
}
