import type { Media } from "../../../domain/review/media.ts";

/** What was found out about a file. */
export type FoundMedia = Pick<Media, "kind"> & {
  state: "ready" | "unplayable" | "failed";
} & Partial<
    Pick<
      Media,
      | "rate_num"
      | "rate_den"
      | "frame_count"
      | "start_frame"
      | "is_drop"
      | "is_variable"
      | "width"
      | "height"
      | "rotation"
      | "duration_ms"
      | "pages"
      | "failure"
    >
  >;
