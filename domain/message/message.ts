import * as z from "zod/mini";
import { instantOf } from "./instant.ts";

export const longestBody = 10_000;
export const mostFiles = 10;

export const attachmentSchema = z.object({
  bucket: z.string(),
  path: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.number(),
  /** Of a picture, so that its place is kept while it loads. */
  width: z.optional(z.number()),
  height: z.optional(z.number()),
});

export const messageSchema = z.object({
  id: z.string(),
  company_id: z.string(),
  sender_id: z.nullable(z.string()),
  from_studio: z.boolean(),
  body: z.string(),
  attachments: z.array(attachmentSchema),
  read_at: z.nullable(z.string()),
  created_at: z.string(),
  updated_at: z.string(),
});

export type Attachment = z.infer<typeof attachmentSchema>;
export type Message = z.infer<typeof messageSchema>;

/** Who looks at the conversation. */
export type Side = "client" | "studio";

export function isOwn(message: Pick<Message, "from_studio">, side: Side): boolean {
  return message.from_studio === (side === "studio");
}

/** A side, and how far this person of it has read, where each has a place of their own. */
export type MessageReader = { side: Side; readUntil?: string | null | undefined };

export function isUnread(
  message: Pick<Message, "from_studio" | "read_at" | "created_at">,
  { side, readUntil }: MessageReader,
): boolean {
  if (isOwn(message, side)) return false;
  if (!readUntil) return message.read_at === null;
  return instantOf(message.created_at) > instantOf(readUntil);
}

export function isPicture({ type }: Pick<Attachment, "type">): boolean {
  return type.startsWith("image/");
}
