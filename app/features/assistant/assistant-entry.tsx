import { Link } from "react-router";
import { assistantWidget } from "../../../content/assistant-widget.ts";
import type { AnswerSource } from "../../../domain/assistant/protocol.ts";
import { cx } from "../../ui/cx.ts";
import "./assistant-entry.css";
import type { ConversationMessage } from "./conversation.ts";

type AssistantEntryProps = { message: ConversationMessage; onFollow: () => void };

export function AssistantEntry({ message, onFollow }: AssistantEntryProps) {
  const { text, isUser, timestamp, sources, failure } = message;
  const { you, title, contactForm } = assistantWidget;
  return (
    <article className={cx("chat-entry", isUser ? "chat-question" : "chat-answer")}>
      <p className="chat-speaker">
        {isUser ? you : title} <time dateTime={timestamp}>{formatTime(timestamp)}</time>
      </p>
      <p className="chat-text">{text}</p>
      {failure && (
        <p className="chat-detail">
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
    <ul aria-label={assistantWidget.sources} className="chat-sources">
      {sources.filter(isOfThisSite).map(({ title, href }) => (
        <li key={href}>
          <Link to={href} onClick={onFollow}>
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
