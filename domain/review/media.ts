import * as z from "zod/mini";
import { amount, text } from "../row/row.ts";

const mediaStates = ["waiting", "ready", "unplayable", "failed"] as const;
const mediaKinds = ["film", "still", "document", "audio", "other"] as const;

/** What the file of a version is: a row of deliverable_media. Audio counts its milliseconds as frames. */
export const mediaSchema = z.object({
  version_id: z.string(),
  deliverable_id: z.string(),
  state: z.enum(mediaStates),
  kind: z.enum(mediaKinds),
  sha256: text,
  rate_num: amount,
  rate_den: amount,
  frame_count: amount,
  /** The number of the first frame by the film's own timecode. */
  start_frame: z.number(),
  is_drop: z.boolean(),
  is_variable: z.boolean(),
  width: amount,
  height: amount,
  /** Clockwise, before it is shown. */
  rotation: z.number(),
  duration_ms: amount,
  pages: amount,
  /** Why it is not ready. */
  failure: text,
  created_at: z.string(),
  updated_at: z.string(),
});
export type Media = z.infer<typeof mediaSchema>;
export type MediaKind = Media["kind"];
