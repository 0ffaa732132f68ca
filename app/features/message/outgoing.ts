import * as z from "zod/mini";
import { attachmentSchema } from "../../../domain/message/message.ts";

/** A message on its way: see app/data/outbox.ts. */
export const outgoingSchema = z.object({
  id: z.string(),
  body: z.string(),
  attachments: z.array(attachmentSchema),
  writtenAt: z.number(),
  state: z.enum(["waiting", "sending", "failed"]),
});

export type Outgoing = z.infer<typeof outgoingSchema>;
