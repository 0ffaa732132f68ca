import { Link } from "react-router";
import { reviewAddress } from "../../../../content/review-address.ts";
import { studioReviewWords as words } from "../../../../content/studio-review.ts";
import type { ReviewComment, Thread } from "../../../../domain/review/comment.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.ts";
import { useAction } from "../../../ui/use-action.ts";
import { HistoryLine } from "../parts/history-line.tsx";
import { StudioTime } from "../parts/studio-time.tsx";
import { AnswerForm } from "./answer-form.tsx";
import { describePlace } from "../../review/describe-place.ts";
import type { VersionThreads } from "./read-review.ts";
import { tryResolving } from "./write-review.ts";

type ReviewThreadProps = {
  of: VersionThreads;
  thread: Thread;
  onChanged: () => Promise<void>;
};

/** One comment with its answers; answered and resolved where it stands. */
export function ReviewThread({ of, thread: { comment, answers }, onChanged }: ReviewThreadProps) {
  const { deliverable, version, media } = of;
  return (
    <li className="grid gap-2 border-t border-line py-3" aria-label={words.number(comment.number)}>
      <p className="flex flex-wrap items-baseline gap-x-3 text-mist">
        <Link
          to={reviewAddress({
            deliverable: deliverable.id,
            version: version.number,
            comment: comment.id,
          })}
          className="tabular-nums"
        >
          {words.number(comment.number)} {describePlace(comment, media)}
        </Link>
        <strong className="font-medium text-paper">{nameAuthor(comment)}</strong>
        {comment.has_drawing && <span>{words.drawing}</span>}
        {comment.is_internal && <span className="text-info">{words.internal}</span>}
        <StudioTime at={comment.created_at} className="ml-auto text-caption" />
      </p>
      <p className="max-w-prose wrap-anywhere whitespace-pre-line">{comment.body}</p>
      {answers.length > 0 && (
        <ol className="ml-6">
          {answers.map((answer) => (
            <HistoryLine
              key={answer.id}
              at={answer.created_at}
              who={nameAuthor(answer)}
              said={answer.body}
            >
              {answer.by_studio ? words.studio : null}
            </HistoryLine>
          ))}
        </ol>
      )}
      <AnswerForm comment={comment} onAnswered={onChanged} />
      <ResolveButton comment={comment} onChanged={onChanged} />
    </li>
  );
}

function nameAuthor({ author_name: name }: ReviewComment): string {
  return name || words.somebody;
}

type ResolveButtonProps = { comment: ReviewComment; onChanged: () => Promise<void> };

function ResolveButton({ comment, onChanged }: ResolveButtonProps) {
  const isResolved = comment.resolved_at !== null;
  const { isBusy, run } = useAction(async () => {
    const failure = await tryResolving(comment.id, !isResolved);
    if (failure !== null)
      toast({ title: words.failed, description: failure, variant: "destructive" });
    await onChanged();
  });
  return (
    <Button
      size="slim"
      variant="quiet"
      className="justify-self-start"
      busy={isBusy}
      aria-label={(isResolved ? words.reopenOne : words.resolveOne)(comment.number)}
      onClick={run}
    >
      {isResolved ? words.reopen : words.resolve}
    </Button>
  );
}
