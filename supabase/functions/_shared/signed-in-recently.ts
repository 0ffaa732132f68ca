import { z } from "zod";
import { inTransaction } from "./database.ts";
import { readClaims } from "./read-claims.ts";

const claimsSchema = z.object({ amr: z.array(z.looseObject({})).default([]) });

/** Whether the newest proof in the caller's token is recent enough. Ask only after `findCaller` has accepted the token. */
export async function signedInRecently(request: Request): Promise<boolean> {
  const parsed = claimsSchema.safeParse(readClaims(request));
  if (!parsed.success) return false;
  const proofs = JSON.stringify(parsed.data.amr);
  const [answer] = await inTransaction(
    (sql) => sql<{ isRecent: boolean }[]>`
      select private.signed_in_recently(${proofs}::text::jsonb) as "isRecent"`,
  );
  return answer?.isRecent ?? false;
}
