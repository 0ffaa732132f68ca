import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { formatMoment } from "../../../../content/dates.ts";
import { commentWords as words } from "../../../../content/review.ts";
import type { ReviewComment } from "../../../../domain/review/comment.ts";
import { readRows } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { cx } from "../../../ui/cx.ts";

type CommentBodyProps = { comment: ReviewComment; isFaint?: boolean };

export function CommentBody({ comment, isFaint = false }: CommentBodyProps) {
  if (comment.withdrawn_at) return <p className="text-small text-mist italic">{words.withdrawn}</p>;
  return (
    <>
      {comment.body && (
        <p
          className={cx(
            "text-small/[1.55] wrap-anywhere whitespace-pre-line",
            isFaint && "text-mist",
          )}
        >
          {comment.body}
        </p>
      )}
      {comment.edited_at && <EarlierWords comment={comment} />}
    </>
  );
}

const editRow = z.object({ id: z.string(), body: z.string(), replaced_at: z.string() });

/** Fetched when somebody wants to know: hardly anybody does. */
function EarlierWords({ comment }: { comment: ReviewComment }) {
  const [isOpen, setIsOpen] = useState(false);
  const { data = [] } = useQuery({
    queryKey: ["review_comment_edits", comment.id, comment.edited_at],
    enabled: isOpen,
    queryFn: () =>
      readRows(
        sharedBackend()
          .from("review_comment_edits")
          .select("id, body, replaced_at")
          .eq("comment_id", comment.id)
          .order("replaced_at", { ascending: false }),
        editRow,
      ),
  });
  return (
    <details
      className="text-caption text-mist"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="min-h-6 cursor-pointer hover:text-amber-bright">
        {words.edited}
        <span className="sr-only">: {words.earlier}</span>
      </summary>
      <ol className="grid gap-2 border-l border-line pt-1 pl-3">
        {data.map(({ id, body, replaced_at }) => (
          <li key={id}>
            <time dateTime={replaced_at} className="tabular-nums">
              {formatMoment(Date.parse(replaced_at))}
            </time>
            <p className="wrap-anywhere whitespace-pre-line">{body}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}
