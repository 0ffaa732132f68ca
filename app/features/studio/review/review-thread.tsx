import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { reviewAddress } from "../../../../content/review-address.ts";
import { studioReviewWords as words } from "../../../../content/studio-review.ts";
import type { ReviewComment, Thread } from "../../../../domain/review/comment.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.ts";
import { useAction } from "../../../ui/use-action.ts";
import { Gate } from "../access/gate.tsx";
import { HistoryLine } from "../parts/history-line.tsx";
import { StudioTime } from "../parts/studio-time.tsx";
import { AnswerForm, hasBegunAnswer } from "./answer-form.tsx";
import { describePlace } from "../../review/describe-place.ts";
import type { VersionThreads } from "./read-review.ts";
import { tryResolving } from "./write-review.ts";

type ReviewThreadProps = {
  of: VersionThreads;
  thread: Thread;
  onChanged: () => Promise<void>;
};

type ThreadActionsProps = Pick<ReviewThreadProps, "onChanged"> & {
  comment: ReviewComment;
  /** What it is called among those of other deliverables. */
  name: string;
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
        {comment.region && <span>{words.region}</span>}
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
      <Gate deed="reviews">
        <ThreadActions
          comment={comment}
          name={words.comment(comment.number, deliverable.title)}
          onChanged={onChanged}
        />
      </Gate>
    </li>
  );
}

/** One press opens the field for an answer: forty of them would bury what was said. */
function ThreadActions({ comment, name, onChanged }: ThreadActionsProps) {
  const [isAnswering, setIsAnswering] = useState(() => hasBegunAnswer(comment.id));
  const answer = useRef<HTMLButtonElement>(null);
  const wasAnswering = useRef(false);
  useEffect(() => {
    if (wasAnswering.current && !isAnswering) answer.current?.focus();
    wasAnswering.current = isAnswering;
  }, [isAnswering]);
  return (
    <>
      {isAnswering && (
        <AnswerForm
          comment={comment}
          name={name}
          onAnswered={onChanged}
          onClose={() => setIsAnswering(false)}
        />
      )}
      <div className="flex flex-wrap gap-x-4">
        {!isAnswering && (
          <Button
            ref={answer}
            size="slim"
            variant="quiet"
            aria-label={words.openAnswer(name)}
            onClick={() => setIsAnswering(true)}
          >
            {words.answer}
          </Button>
        )}
        <ResolveButton comment={comment} name={name} onChanged={onChanged} />
      </div>
    </>
  );
}

function nameAuthor({ author_name: name }: ReviewComment): string {
  return name || words.somebody;
}

function ResolveButton({ comment, name, onChanged }: ThreadActionsProps) {
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
      busy={isBusy}
      aria-label={(isResolved ? words.reopenOne : words.resolveOne)(name)}
      onClick={run}
    >
      {isResolved ? words.reopen : words.resolve}
    </Button>
  );
}
