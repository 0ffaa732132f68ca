import * as z from "zod/mini";
import { text } from "../../../../domain/row/row.ts";
import { readRows } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";

const commentRow = z.object({
  id: z.string(),
  block: text,
  from_studio: z.boolean(),
  author_name: z.string(),
  body: z.string(),
  created_at: z.string(),
});
export type StudioComment = z.infer<typeof commentRow>;

/** What both sides have said of a proposal, in its order. */
export function readComments(id: string): Promise<StudioComment[]> {
  return readRows(
    sharedBackend()
      .from("proposal_comments")
      .select(Object.keys(commentRow.shape).join(","))
      .eq("proposal_id", id)
      .order("created_at")
      .order("id")
      .limit(500),
    commentRow,
  );
}
