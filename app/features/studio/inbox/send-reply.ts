import * as z from "zod/mini";
import { replyWords } from "../../../../content/inbox.ts";
import type { Reply } from "../../../../domain/inbox/reply.ts";
import { callFunction } from "../../../data/call-function.ts";

export type SentReply =
  | { isSent: true; recipient: string }
  | {
      isSent: false;
      error: string;
      fields: Readonly<Record<string, string>>;
      /** The server said no, so what is sent next is another reply. */
      isFinal: boolean;
    };

const sent = z.object({ recipient: z.string() });

/** With the same key it leaves once, however often it is tried. */
export async function sendReply(reply: Reply, key: string): Promise<SentReply> {
  const answer = await callFunction("answer-enquiry", reply, sent, {
    headers: { "Idempotency-Key": key },
  });
  if (answer.is === "done") return { isSent: true, recipient: answer.data.recipient };
  const { status, message, fields } = answer;
  const error = status === 0 ? `${replyWords.failed} ${message}` : message;
  return { isSent: false, error, isFinal: status === 409, fields };
}
