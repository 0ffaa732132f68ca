import { commentSchema, listThreads, type Thread } from "../../../../domain/review/comment.ts";
import { type Media, mediaSchema } from "../../../../domain/review/media.ts";
import { readByIds } from "../../../data/read-by-ids.ts";
import { readRows } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { type DeliverableOwner, readDeliverables } from "../deliverable/read-deliverables.ts";

export type ReviewView = "open" | "resolved";

/** What was said of one version. */
export type VersionThreads = {
  deliverable: { id: string; title: string; isApproved: boolean };
  version: { id: string; number: number };
  /** Null where there is no file. */
  media: Media | null;
  threads: Thread[];
};

/** As many as somebody works through in one go; the review itself has them all. */
export const mostThreads = 200;

/** Of all deliverables of a project or campaign, the newest version of each first. */
export async function readReview(
  owner: DeliverableOwner,
  view: ReviewView,
): Promise<{ versions: VersionThreads[]; hasMore: boolean }> {
  const deliverables = await readDeliverables(owner);
  const comments = await readByIds(
    deliverables.map(({ id }) => id),
    (some) => readComments(some, view),
  );
  const threads = listThreads(comments.slice(0, mostThreads));
  const answers = await readByIds(
    threads.map(({ comment }) => comment.id),
    readAnswers,
  );
  const whole = listThreads([...threads.map(({ comment }) => comment), ...answers]);
  const byVersion = Map.groupBy(whole, ({ comment }) => comment.version_id);
  const media = new Map(
    (await readByIds([...byVersion.keys()], readMedia)).map((each) => [each.version_id, each]),
  );
  const versions = deliverables.flatMap(({ id, title, status, versions: handedOver }) =>
    handedOver.flatMap((version): VersionThreads[] => {
      const said = byVersion.get(version.id);
      if (!said) return [];
      const deliverable = { id, title, isApproved: status === "approved" };
      return [{ deliverable, version, media: media.get(version.id) ?? null, threads: said }];
    }),
  );
  return { versions, hasMore: comments.length > mostThreads };
}

function readComments(deliverables: readonly string[], view: ReviewView) {
  const asked = sharedBackend()
    .from("review_comments")
    .select("*")
    .in("deliverable_id", deliverables)
    .is("parent_id", null)
    .is("withdrawn_at", null);
  const chosen =
    view === "open" ? asked.is("resolved_at", null) : asked.not("resolved_at", "is", null);
  const query = chosen.order("number", { ascending: true }).limit(mostThreads + 1);
  return readRows(query, commentSchema);
}

function readAnswers(comments: readonly string[]) {
  const query = sharedBackend()
    .from("review_comments")
    .select("*")
    .in("parent_id", comments)
    .is("withdrawn_at", null)
    .order("number", { ascending: true });
  return readRows(query, commentSchema);
}

function readMedia(versions: readonly string[]) {
  const query = sharedBackend().from("deliverable_media").select("*").in("version_id", versions);
  return readRows(query, mediaSchema);
}
