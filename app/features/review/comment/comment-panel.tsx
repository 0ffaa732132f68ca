import { type RefObject, useDeferredValue, useMemo } from "react";
import { commentWords as words } from "../../../../content/review.ts";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";
import { Spinner } from "../../../ui/spinner.tsx";
import { RoomTools } from "../room-bar.tsx";
import { useRoom } from "../room.ts";
import { ReviewCommentList } from "./comment-list.tsx";
import { CommentComposer } from "./comment-composer.tsx";
import { type CommentFilter, type countThreads, listCommentRows } from "./list-rows.ts";
import type { useComments } from "./use-comments.ts";

const filters = ["open", "resolved", "all"] as const;

type CommentPanelProps = {
  comments: ReturnType<typeof useComments>;
  counts: ReturnType<typeof countThreads>;
  filter: CommentFilter;
  onFilter: (filter: CommentFilter) => void;
  composer: RefObject<HTMLTextAreaElement | null>;
};

/** All that was said, and the place to say something. */
export function CommentPanel(props: CommentPanelProps) {
  const { comments, counts, filter, onFilter, composer } = props;
  const { viewer, selected, media, isApproved } = useRoom();
  const isFilm = media?.state === "ready" && media.kind === "film";
  const isAsked = isFilm && viewer.mayComment && !isApproved;
  const { outbox, retry } = comments;
  const { threads, outgoing, state } = useLaterList(comments);
  const selectedId = selected?.comment.id ?? null;
  const rows = useMemo(
    () =>
      listCommentRows(threads, {
        filter,
        selected: selectedId,
        outgoing,
        canAnswer: viewer.mayComment,
      }),
    [threads, filter, selectedId, outgoing, viewer.mayComment],
  );
  return (
    <section aria-label={words.heading} className="review-comments">
      <div className="flex items-center justify-between gap-4 px-5 lg:pt-1.5 md:px-6">
        <h2 className="font-display text-plain font-stretch-118% max-lg:sr-only">
          {words.heading}
        </h2>
        <fieldset aria-label={words.filter} className="flex gap-x-4">
          {filters.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={filter === each}
              className={cx(
                "min-h-11 cursor-pointer border-b text-note hover:text-amber-bright",
                filter === each ? "border-amber text-paper" : "border-transparent text-mist",
              )}
              onClick={() => onFilter(each)}
            >
              {words.filters[each]} <span className="tabular-nums">{counts[each]}</span>
            </button>
          ))}
        </fieldset>
        <span className="-mr-3 flex sm:hidden">
          <RoomTools />
        </span>
      </div>
      {rows.length > 0 ? (
        <ReviewCommentList key={filter} rows={rows} outbox={outbox} selected={selectedId} />
      ) : (
        <div className="grid min-h-0 content-start justify-items-start gap-4 overflow-y-auto px-5 py-6 text-note text-mist md:px-6">
          {state === "pending" && <Spinner label={words.loading} />}
          {state === "error" && (
            <div role="alert" className="grid justify-items-start gap-4">
              <p>{words.failed}</p>
              <Button variant="secondary" size="small" onClick={retry}>
                {words.retry}
              </Button>
            </div>
          )}
          {state === "success" && (
            <p className="max-w-[34ch]">{describeNone(filter, threads, isAsked)}</p>
          )}
        </div>
      )}
      <CommentComposer field={composer} outbox={outbox} />
    </section>
  );
}

/** What is written or moved meanwhile does not wait for ten thousand rows. All of it at once, or a comment would be seen twice. */
function useLaterList({ threads, outgoing, state }: ReturnType<typeof useComments>) {
  return useDeferredValue(
    useMemo(() => ({ threads, outgoing, state }), [threads, outgoing, state]),
  );
}

function describeNone(
  filter: CommentFilter,
  { length }: readonly unknown[],
  isAsked: boolean,
): string {
  if (length === 0 || filter === "all") return isAsked ? words.noneOfFilm : words.none;
  return filter === "open" ? words.noneOpen : words.noneResolved;
}
