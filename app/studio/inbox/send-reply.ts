import { FunctionsHttpError } from "@supabase/supabase-js";
import * as z from "zod/mini";
import { replyWords } from "../../../content/inbox.ts";
import type { Letter } from "../../../domain/inbox/letter.ts";
import { sharedBackend } from "../../backend/shared-backend.ts";

export type SentReply =
  | { isSent: true; recipient: string }
  | {
      isSent: false;
      error: string;
      fields: Readonly<Record<string, string>>;
      /** The server said no, so what is sent next is another letter. */
      isFinal: boolean;
    };

const sent = z.object({ recipient: z.string() });
const refused = z.object({
  error: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});

/** With the same key it leaves once, however often it is tried. */
export async function sendReply(letter: Letter, key: string): Promise<SentReply> {
  const answer = await sharedBackend().functions.invoke<unknown>("answer-enquiry", {
    body: letter,
    headers: { "Idempotency-Key": key },
    timeout: 30_000,
  });
  const error: unknown = answer.error;
  if (!error) return { isSent: true, recipient: sent.parse(answer.data).recipient };
  const response: unknown = error instanceof FunctionsHttpError ? error.context : undefined;
  const body: unknown =
    response instanceof Response ? await response.json().catch(() => null) : null;
  const known = refused.safeParse(body);
  return {
    isSent: false,
    error: known.success ? known.data.error : replyWords.failed,
    isFinal: response instanceof Response && response.status === 409,
    fields: (known.success && known.data.fields) || {},
  };
}
