import { Fragment } from "react";
import { formatClock, messageWords } from "../../../content/message.ts";
import type { Run } from "../../../domain/message/arrange-messages.ts";
import type { Side } from "../../../domain/message/message.ts";
import { Avatar } from "../account/avatar/avatar.tsx";
import { MessageFiles } from "./message-files.tsx";
import { MessageState } from "./message-state.tsx";
import { MessageText } from "./message-text.tsx";
import type { ThreadLine } from "./thread-line.ts";

type ThreadRunProps = {
  run: Run<ThreadLine>;
  side: Side;
  nameOf: (line: ThreadLine) => string;
  faceOf: ((line: ThreadLine) => string | null) | undefined;
  marked: ReadonlySet<string>;
  firstUnread: string | null;
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
};

/** What one voice says before it pauses, under one name and time. */
export function ThreadRun(props: ThreadRunProps) {
  const { run, side, nameOf, faceOf, marked, firstUnread, ...actions } = props;
  const isOwnRun = run.isFromStudio === (side === "studio");
  const [first] = run.lines;
  const face = first && faceOf?.(first);
  return (
    <>
      {run.lines.some(({ id }) => id === firstUnread) && (
        <p className="thread-unread">
          <span>{messageWords.unread}</span>
        </p>
      )}
      <div className="thread-run" data-own={isOwnRun || undefined}>
        {first && (
          <p className="thread-voice">
            {face && <Avatar name={nameOf(first)} path={face} className="thread-face" />}
            {nameOf(first)}{" "}
            <time dateTime={first.created_at}>{formatClock(Date.parse(first.created_at))}</time>
          </p>
        )}
        {run.lines.map((line) => (
          <Fragment key={line.id}>
            <div className="message" data-message={line.id} data-outgoing={line.outgoing}>
              {line.body.trim() !== "" && <MessageText>{line.body}</MessageText>}
              <MessageFiles files={line.attachments} />
            </div>
            {isOwnRun && (line.outgoing || marked.has(line.id)) && (
              <MessageState line={line} {...actions} />
            )}
          </Fragment>
        ))}
      </div>
    </>
  );
}
