import { questionWords as words } from "../../../../content/proposal.ts";
import type { ProposalComment } from "../../../../domain/proposal/answers.ts";

/** There before the first word is: a screen reader speaks of what comes into it. */
export function CommentList({ comments }: { comments: readonly ProposalComment[] }) {
  return (
    <ol aria-live="polite" className="grid gap-5 not-empty:mb-5">
      {comments.map(({ id, from_studio, author_name, body, created_at }) => (
        <li
          key={id}
          data-studio={from_studio || undefined}
          className="border-l border-edge pl-5 data-studio:border-amber print:break-inside-avoid"
        >
          <p className="flex flex-wrap gap-x-3 text-small text-mist">
            <span className="text-paper">{from_studio ? words.studio : author_name}</span>
            <time dateTime={created_at}>{words.written(created_at)}</time>
          </p>
          <p dir="auto" className="mt-1 whitespace-pre-line">
            {body}
          </p>
        </li>
      ))}
    </ol>
  );
}
