import { commentWords as words } from "../../../../content/review.ts";
import { Button } from "../../../ui/button.tsx";
import { describePlace } from "../describe-place.ts";
import { useRoom } from "../room.ts";
import type { CommentOutbox } from "./comment-outbox.ts";
import type { OutgoingComment } from "./outgoing-comment.ts";

type OutgoingRowProps = { outgoing: OutgoingComment; outbox: CommentOutbox };

/** Written here, and not there yet. */
export function OutgoingRow({ outgoing, outbox }: OutgoingRowProps) {
  const { media } = useRoom();
  const { id, state, reason, body, parent } = outgoing;
  return (
    <div className="grid gap-1 border-t border-line px-5 py-3.5 md:px-6">
      {parent === null && (
        <p className="font-display text-note font-stretch-118% text-mist tabular-nums">
          {describePlace({ ...outgoing, has_drawing: outgoing.drawing !== null }, media)}
        </p>
      )}
      <p className="text-small/[1.55] wrap-anywhere whitespace-pre-line text-mist">{body}</p>
      {state === "failed" ? (
        <div role="alert" className="flex flex-wrap items-center gap-x-5 text-caption text-danger">
          <span className="basis-full">{reason ?? words.refused}</span>
          <Button variant="quiet" size="small" onClick={() => outbox.retry(id)}>
            {words.retry}
          </Button>
          <Button variant="quiet" size="small" onClick={() => outbox.discard(id)}>
            {words.discard}
          </Button>
        </div>
      ) : (
        <p className="text-caption text-amber-bright">
          {state === "sending" ? words.sending : words.waiting}
        </p>
      )}
    </div>
  );
}
