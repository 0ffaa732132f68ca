import * as z from "zod/mini";
import { text } from "../row/row.ts";

const sentKinds = ["contact", "quote", "call", "consultation", "project", "lead"] as const;

export type SentKind = (typeof sentKinds)[number];

/** Something that a client sent from the site, as `list_sent` answers it. */
export const sentItemSchema = z.object({
  id: z.string(),
  kind: z.enum(sentKinds),
  message: text,
  sent_at: z.string(),
  answered_at: text,
});

export type SentItem = z.infer<typeof sentItemSchema>;

const day = 86_400_000;

/** Where it stands: the studio promises an answer within a day. */
export function answerState(
  { sent_at, answered_at }: Pick<SentItem, "sent_at" | "answered_at">,
  now: number,
): "answered" | "soon" | "late" {
  if (answered_at !== null) return "answered";
  return now - Date.parse(sent_at) <= day ? "soon" : "late";
}
