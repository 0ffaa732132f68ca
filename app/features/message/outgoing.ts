import * as z from "zod/mini";
import { attachmentSchema } from "../../../domain/message/message.ts";

/** Written here and not yet with the server, which will know it by the same id: sent twice, it is there once. */
export const outgoingSchema = z.object({
  id: z.string(),
  body: z.string(),
  attachments: z.array(attachmentSchema),
  writtenAt: z.number(),
  /** Failed ones were refused and wait for the person; waiting ones go by themselves. */
  state: z.enum(["waiting", "sending", "failed"]),
});

export type Outgoing = z.infer<typeof outgoingSchema>;
