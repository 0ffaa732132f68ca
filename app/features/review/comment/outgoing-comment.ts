import * as z from "zod/mini";
import { regionSchema } from "../../../../domain/review/comment.ts";
import { drawingSchema } from "../../../../domain/review/drawing.ts";

/** Where in a file a comment belongs; nothing of it is in general. */
const placeShape = {
  at_frame: z.nullable(z.number()),
  to_frame: z.nullable(z.number()),
  page: z.nullable(z.number()),
  region: z.nullable(regionSchema),
  drawing: z.nullable(drawingSchema),
};

/** A comment on its way: see app/data/outbox.ts. */
export const outgoingCommentSchema = z.object({
  id: z.string(),
  state: z.enum(["waiting", "sending", "failed"]),
  reason: z.optional(z.string()),
  writtenAt: z.number(),
  version: z.string(),
  body: z.string(),
  parent: z.nullable(z.string()),
  is_internal: z.boolean(),
  ...placeShape,
});

export type OutgoingComment = z.infer<typeof outgoingCommentSchema>;
export type CommentPlace = Pick<OutgoingComment, keyof typeof placeShape>;

export const nowhere: CommentPlace = {
  at_frame: null,
  to_frame: null,
  page: null,
  region: null,
  drawing: null,
};

type Written = CommentPlace & Pick<OutgoingComment, "version" | "body" | "parent" | "is_internal">;

/** Its id is made here: sent twice, it is there once. */
export function writeComment(written: Written): OutgoingComment {
  return { ...written, id: crypto.randomUUID(), state: "waiting", writtenAt: Date.now() };
}
