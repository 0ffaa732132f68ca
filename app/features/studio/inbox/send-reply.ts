import * as z from "zod/mini";
import { replyWords } from "../../../../content/inbox.ts";
import type { Letter } from "../../../../domain/inbox/letter.ts";
import { callFunction } from "../call-function.ts";

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

/** With the same key it leaves once, however often it is tried. */
export async function sendReply(letter: Letter, key: string): Promise<SentReply> {
  const answer = await callFunction("answer-enquiry", letter, { "Idempotency-Key": key });
  if (answer.is === "done") return { isSent: true, recipient: sent.parse(answer.data).recipient };
  const { status, message, fields } = answer;
  const error = status === 0 ? replyWords.failed : message;
  return { isSent: false, error, isFinal: status === 409, fields };
}
