import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useSyncExternalStore } from "react";
import { listThreads, type ReviewComment } from "../../../../domain/review/comment.ts";
import { refreshTables } from "../../../data/query-client.ts";
import { readReviewComments } from "./comment-calls.ts";
import { openCommentOutbox } from "./comment-outbox.ts";
import { sortByPlace } from "./list-rows.ts";
import { mergeComment } from "./merge-comment.ts";

const commentsKey = (version: string) => ["review_comments", version] as const;

type Said = { me: string; deliverable: string; version: string };

/** What was said to a version, and what is on its way there. */
export function useComments({ me, deliverable, version }: Said) {
  const outbox = openCommentOutbox(me, deliverable);
  const outgoing = useSyncExternalStore(outbox.subscribe, outbox.readSnapshot);
  const read = useQuery({
    queryKey: commentsKey(version),
    queryFn: () => readReviewComments(version),
  });
  const receive = useReceive();
  useEffect(() => outbox.onStored(receive), [outbox, receive]);
  useEffect(() => void outbox.flush(), [outbox]);

  const comments = read.data;
  // Another tab of this browser may have sent them.
  useEffect(() => {
    if (comments) outbox.forget(comments.map(({ id }) => id));
  }, [comments, outbox]);
  const threads = useMemo(() => sortByPlace(listThreads(comments ?? [])), [comments]);
  const own = useMemo(
    () => outgoing.filter((each) => each.version === version),
    [outgoing, version],
  );
  return { threads, outgoing: own, outbox, state: read.status, retry: () => void read.refetch() };
}

/**
 * Takes in a comment as it is now. A change to one of ten thousand is no reason to read all of them again, save where they
 * are being read just now: that answer may be from before it.
 */
export function useReceive() {
  const client = useQueryClient();
  return useCallback(
    (comment: ReviewComment) => {
      const key = commentsKey(comment.version_id);
      client.setQueryData<ReviewComment[]>(key, (known) => known && mergeComment(known, comment));
      if (client.isFetching({ queryKey: key }) > 0) void refreshTables(client, ["review_comments"]);
    },
    [client],
  );
}
