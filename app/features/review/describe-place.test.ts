import { expect, it } from "vitest";
import { commentSchema } from "../../../domain/review/comment.ts";
import { mediaSchema } from "../../../domain/review/media.ts";
import { describePlace } from "./describe-place.ts";

const media = mediaSchema.parse({
  version_id: "v",
  deliverable_id: "d",
  state: "ready",
  kind: "film",
  rate_num: 25,
  rate_den: 1,
  frame_count: 100,
  start_frame: 90_000,
  is_drop: false,
  is_variable: false,
  rotation: 0,
  created_at: "2026-11-18",
  updated_at: "2026-11-18",
});
const place = (fields: object) =>
  commentSchema.parse({
    id: "a",
    deliverable_id: "d",
    version_id: "v",
    number: 1,
    body: "Too dark",
    author_name: "Ada",
    by_studio: false,
    is_internal: false,
    has_drawing: false,
    created_at: "2026-11-18",
    ...fields,
  });

it.each([
  [{ at_frame: 30 }, "01:00:01:05"],
  [{ at_frame: 30, to_frame: 49 }, "01:00:01:05 – 01:00:01:24"],
  [{ page: 3 }, "Page 3"],
  [{ region: { x: 0, y: 0, w: 1, h: 1 } }, "On the picture"],
  [{}, "In general"],
])("says of %o where it is: %s", (fields, expected) => {
  expect(describePlace(place(fields), media)).toBe(expected);
});

it("says the frame where the rate is not known", () => {
  expect(describePlace(place({ at_frame: 30 }), null)).toBe("30");
});
