import { useState } from "react";
import { commentComposerWords as words } from "../../../../content/review.ts";
import { dropDraft, keepDraft, readDraft } from "../../../form/draft-store.ts";
import type { Thread } from "../../../../domain/review/comment.ts";
import { useRoom } from "../room.ts";
import type { CommentOutbox } from "./comment-outbox.ts";
import { InternalMark } from "./comment-head.tsx";
import { nowhere, writeComment } from "./outgoing-comment.ts";
import { WordsBox } from "./words-box.tsx";

type AnswerBoxProps = { thread: Thread; outbox: CommentOutbox };

/** An answer is as internal as what it answers. */
export function AnswerBox({ thread, outbox }: AnswerBoxProps) {
  const { version, viewer } = useRoom();
  const { comment } = thread;
  const draft = `answer ${viewer.me} ${comment.id}`;
  const [body, setBody] = useState(() => readDraft(draft).values["body"] ?? "");

  function write(text: string) {
    if (text === "") dropDraft(draft);
    else keepDraft(draft, { ...readDraft(draft), values: { body: text } });
    setBody(text);
  }

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
    write("");
  }

  return (
    <div className="bg-deep px-5 pb-3 shadow-[inset_2px_0_var(--color-amber)] md:px-6">
      <div className="border-t border-edge focus-within:border-amber">
        <WordsBox
          label={words.answerLabel}
          placeholder={words.answerPlaceholder}
          body={body}
          onWrite={write}
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
