import { useState } from "react";
import { commentComposerWords as words } from "../../../../content/review.ts";
import type { Thread } from "../../../../domain/review/comment.ts";
import { useRoom } from "../room.ts";
import type { CommentOutbox } from "./comment-outbox.ts";
import { InternalMark } from "./comment-head.tsx";
import { nowhere, writeComment } from "./outgoing-comment.ts";
import { WordsBox } from "./words-box.tsx";

type AnswerBoxProps = { thread: Thread; outbox: CommentOutbox };

/** An answer is as internal as what it answers. */
export function AnswerBox({ thread, outbox }: AnswerBoxProps) {
  const { version } = useRoom();
  const [body, setBody] = useState("");
  const { comment } = thread;

  function send() {
    outbox.add(
      writeComment({
        ...nowhere,
        version: version.id,
        body: body.trim(),
        parent: comment.id,
        is_internal: comment.is_internal,
      }),
    );
    setBody("");
  }

  return (
    <div className="bg-deep px-5 pb-3 shadow-[inset_2px_0_var(--color-amber)] md:px-6">
      <div className="border-t border-edge focus-within:border-amber">
        <WordsBox
          label={words.answerLabel}
          placeholder={words.answerPlaceholder}
          body={body}
          onWrite={setBody}
          onSend={send}
        >
          {comment.is_internal && (
            <p>
              <InternalMark />
            </p>
          )}
        </WordsBox>
      </div>
    </div>
  );
}
