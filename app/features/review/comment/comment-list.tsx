import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { commentWords as words } from "../../../../content/review.ts";
import type { CommentOutbox } from "./comment-outbox.ts";
import { AnswerBox } from "./answer-box.tsx";
import { AnswerRow } from "./answer-row.tsx";
import { CommentRow } from "./comment-row.tsx";
import type { ListRow } from "./list-rows.ts";
import { OutgoingRow } from "./outgoing-row.tsx";
import { createRowWindow } from "./row-window.ts";

type CommentListProps = {
  rows: readonly ListRow[];
  outbox: CommentOutbox;
  /** The row that stays on the page though it is scrolled away: somebody writes in it. */
  selected: string | null;
};

/** However many there are: only those near the screen are on the page. */
export function ReviewCommentList({ rows, outbox, selected }: CommentListProps) {
  const [list] = useState(createRowWindow);
  const attach = useCallback((frame: HTMLElement) => list.attach(frame), [list]);
  const measure = useCallback((row: HTMLElement | null) => list.measure(row), [list]);
  const { items, height } = useSyncExternalStore(list.subscribe, list.readSnapshot);

  useLayoutEffect(() => {
    const isPinned = ({ key }: ListRow) =>
      selected !== null && (key === selected || key === `answer ${selected}`);
    list.setRows({
      keys: rows.map(({ key }) => key),
      pinned: rows.flatMap((row, index) => (isPinned(row) ? index : [])),
    });
  }, [list, rows, selected]);

  // What was chosen comes into sight, with the place for an answer below it.
  const reveal = useEffectEvent(() => {
    const first = rows.findIndex(({ key }) => key === selected);
    const last = rows.findIndex(({ key }) => key === `answer ${selected}`);
    if (first >= 0) list.scrollToBoth(first, Math.max(first, last));
  });
  useEffect(() => {
    if (selected !== null) reveal();
  }, [selected]);

  // So does what was just written.
  const written = rows.findLast(({ kind }) => kind === "outgoing")?.key ?? null;
  const revealWritten = useEffectEvent(() => {
    const index = rows.findIndex(({ key }) => key === written);
    if (index >= 0) list.scrollTo(index);
  });
  useEffect(() => {
    if (written !== null) revealWritten();
  }, [written]);

  return (
    <section
      ref={attach}
      aria-label={words.list}
      data-comment-list
      className="relative min-h-0 overflow-y-auto overscroll-contain scrollbar-thin focus-visible:-outline-offset-2"
    >
      <ol className="relative w-full" style={{ height }}>
        {items.map(({ index, key, start }) => {
          const row = rows[index];
          if (!row) return null;
          return (
            <li
              key={key}
              ref={measure}
              data-index={index}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${start}px)` }}
            >
              <Row row={row} outbox={outbox} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Row({ row, outbox }: { row: ListRow; outbox: CommentOutbox }) {
  if (row.kind === "comment") return <CommentRow thread={row.thread} />;
  if (row.kind === "answer") return <AnswerRow comment={row.comment} thread={row.thread} />;
  if (row.kind === "outgoing") return <OutgoingRow outgoing={row.outgoing} outbox={outbox} />;
  return <AnswerBox thread={row.thread} outbox={outbox} />;
}
