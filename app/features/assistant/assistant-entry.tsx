import { Link } from "react-router";
import { assistantWidget } from "../../../content/assistant-widget.ts";
import type { AnswerSource } from "../../../domain/assistant/protocol.ts";
import { cx } from "../../ui/cx.ts";
import type { ConversationMessage } from "./conversation.ts";

type AssistantEntryProps = { message: ConversationMessage; onFollow: () => void };

// A question is a title card; what follows is its scene.
const questionLook =
  "relative mt-6 border-t border-line before:absolute before:-top-px before:left-0 before:h-px before:w-9 before:bg-amber";

type EntryWordsProps = { isUser?: boolean; text: string; timestamp?: string };

/** Who said it, and what. */
export function EntryWords({ isUser = false, text, timestamp }: EntryWordsProps) {
  const size = isUser ? "font-display text-large/[1.35] font-stretch-112%" : "text-plain/[1.6]";
  return (
    <>
      <p
        className={cx(
          "mb-1 flex justify-between text-tiny/normal tracking-[0.06em]",
          isUser ? "text-amber" : "text-mist",
        )}
      >
        {isUser ? assistantWidget.you : assistantWidget.title}{" "}
        {timestamp && (
          <time dateTime={timestamp} className="tracking-normal text-mist tabular-nums">
            {formatTime(timestamp)}
          </time>
        )}
      </p>
      <p className={cx("wrap-anywhere whitespace-pre-line", size)}>{text}</p>
    </>
  );
}

export function AssistantEntry({ message, onFollow }: AssistantEntryProps) {
  const { text, isUser, timestamp, sources, failure } = message;
  const { contactForm } = assistantWidget;
  return (
    <article className={cx("pt-4", isUser && questionLook)} data-answer={isUser ? undefined : ""}>
      <EntryWords isUser={isUser} text={text} timestamp={timestamp} />
      {failure && (
        <p className="mt-2 text-small text-mist">
          {failure.detail}{" "}
          <Link to={contactForm.to} className="text-link" onClick={onFollow}>
            {contactForm.label}
          </Link>
        </p>
      )}
      {sources && sources.length > 0 && <Sources sources={sources} onFollow={onFollow} />}
    </article>
  );
}

type SourcesProps = { sources: readonly AnswerSource[]; onFollow: () => void };

function Sources({ sources, onFollow }: SourcesProps) {
  return (
    <ul aria-label={assistantWidget.sources} className="mt-2 flex flex-wrap gap-x-5">
      {sources.filter(isOfThisSite).map(({ title, href }) => (
        <li key={href}>
          <Link
            to={href}
            className="text-link inline-flex min-h-9 items-center text-small/body"
            onClick={onFollow}
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** A path, not `//host` or a scheme: a source is never a way out of the site. */
function isOfThisSite({ href }: AnswerSource): boolean {
  return /^\/(?![/\\])/.test(href);
}

function formatTime(timestamp: string): string {
  return new Date(timestamp).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });
}
