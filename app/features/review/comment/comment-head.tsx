import { formatMoment } from "../../../../content/dates.ts";
import { commentWords as words } from "../../../../content/review.ts";
import type { ReviewComment } from "../../../../domain/review/comment.ts";

type CommentHeadProps = { comment: ReviewComment; isNumbered?: boolean };

/** Who said it, for whom, and when. */
export function CommentHead({ comment, isNumbered = false }: CommentHeadProps) {
  const { author_name, by_studio, is_internal, created_at } = comment;
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 text-caption/[1.6] text-mist">
      <span className="text-note text-paper">{author_name}</span>
      {by_studio && <span>{words.studio}</span>}
      {is_internal && <InternalMark />}
      <time dateTime={created_at} className="tabular-nums">
        {formatMoment(Date.parse(created_at))}
      </time>
      {isNumbered && <span className="ml-auto tabular-nums">{words.number(comment.number)}</span>}
    </p>
  );
}

/** Said among the studio: never to be taken for what the client reads. */
export function InternalMark() {
  return (
    <span
      title={words.internalHint}
      className="border border-teal px-1.5 text-micro/[1.5] tracking-[0.08em] text-teal uppercase"
    >
      {words.internal}
    </span>
  );
}
