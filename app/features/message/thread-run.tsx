import { Fragment } from "react";
import { formatClock, messageWords } from "../../../content/message.ts";
import type { Run } from "../../../domain/message/arrange-messages.ts";
import { isPicture, type Side } from "../../../domain/message/message.ts";
import { cx } from "../../ui/cx.ts";
import { Avatar } from "../account/avatar/avatar.tsx";
import { MessageFiles } from "./message-files.tsx";
import { MessageState } from "./message-state.tsx";
import type { ThreadLine } from "./thread-line.ts";
import { threadRule } from "./thread-rule.ts";
import { splitLinks } from "../../../domain/message/split-links.ts";

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

const unreadLook = "mt-8 text-amber before:bg-line after:bg-line after:opacity-45";

/** What one voice says before it pauses, under one name and time. */
export function ThreadRun(props: ThreadRunProps) {
  const { run, side, nameOf, faceOf, marked, firstUnread, ...actions } = props;
  const isOwnRun = run.isFromStudio === (side === "studio");
  const [first] = run.lines;
  const face = first && faceOf?.(first);
  return (
    <>
      {run.lines.some(({ id }) => id === firstUnread) && (
        <p className={cx(threadRule, unreadLook)}>
          <span>{messageWords.unread}</span>
        </p>
      )}
      <div
        className={cx(
          "mt-6 grid w-fit max-w-[min(40rem,88%)] gap-1.5 max-sm:max-w-[94%]",
          isOwnRun ? "ml-auto justify-items-end" : "justify-items-start",
        )}
      >
        {first && (
          <p className="text-label/normal tracking-normal text-mist">
            {face && (
              <span className="mr-2.5 inline-block w-7 align-middle">
                <Avatar name={nameOf(first)} path={face} />
              </span>
            )}
            {nameOf(first)}{" "}
            <time dateTime={first.created_at} className="ml-2 tabular-nums">
              {formatClock(Date.parse(first.created_at))}
            </time>
          </p>
        )}
        {run.lines.map((line) => (
          <Fragment key={line.id}>
            <Message line={line} isOwn={isOwnRun} />
            {isOwnRun && (line.outgoing || marked.has(line.id)) && (
              <MessageState line={line} {...actions} />
            )}
          </Fragment>
        ))}
      </div>
    </>
  );
}

/** The studio speaks beside a line of light; one's own words lie on a surface of their own, pictures near to its edge. */
function Message({ line, isOwn }: { line: ThreadLine; isOwn: boolean }) {
  const { id, body, attachments, outgoing } = line;
  const hasText = body.trim() !== "";
  const isNarrow = isOwn && attachments.some(isPicture);
  return (
    <div
      data-message={id}
      className={cx(
        "min-w-0",
        attachments.length > 0 ? "max-w-100" : "max-w-full",
        isOwn ? "rounded-control bg-tide" : "border-l border-edge py-0.5 pl-4.5",
        isOwn && (isNarrow ? "p-2" : "px-4 py-3"),
        outgoing && "opacity-75",
      )}
    >
      {hasText && <MessageText className={isNarrow ? "px-2 py-1" : undefined}>{body}</MessageText>}
      <MessageFiles files={attachments} className={hasText ? "mt-2.5" : undefined} />
    </div>
  );
}

type MessageTextProps = { className?: string | undefined; children: string };

function MessageText({ className, children }: MessageTextProps) {
  return (
    <p className={cx("text-plain/[1.6] wrap-anywhere whitespace-pre-wrap", className)}>
      {splitLinks(children).map(({ at, text, href }) =>
        href ? (
          <a
            key={at}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="text-amber-bright"
          >
            {text}
          </a>
        ) : (
          text
        ),
      )}
    </p>
  );
}
