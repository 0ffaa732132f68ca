import { Link } from "react-router";
import { assistantWidget } from "../../../content/assistant-widget.ts";
import { talkWords } from "../../../content/talk.ts";
import { disciplineTitles } from "../../../content/team.ts";
import type { DisciplineId } from "../../../domain/talk/discipline.ts";
import type { AnswerSource } from "../../../domain/assistant/protocol.ts";
import { PriceTable, StudyCards } from "./answer-extras.tsx";
import { cx } from "../../ui/cx.ts";
import type { ConversationMessage } from "./conversation.ts";

type AssistantEntryProps = { message: ConversationMessage; onFollow: (href?: string) => void };

// A question is a title card; what follows is its scene.
const questionLook =
  "relative mt-6 border-t border-line before:absolute before:-top-px before:left-0 before:h-px before:w-9 before:bg-amber";

// A person's words stand out from the assistant's by more than their label.
const personLook = "mt-4 border-l-2 border-amber bg-tide py-3 pr-3 pl-4";

type EntryWordsProps = {
  isUser?: boolean;
  text: string;
  timestamp?: string;
  person?: DisciplineId | undefined;
};

/** Who said it, and what. */
export function EntryWords({ isUser = false, text, timestamp, person }: EntryWordsProps) {
  const size = isUser ? "font-display text-large/[1.35] font-stretch-112%" : "text-plain/[1.6]";
  return (
    <>
      <p
        className={cx(
          "mb-1 flex justify-between text-tiny/normal tracking-[0.06em]",
          isUser || person ? "text-amber" : "text-mist",
        )}
      >
        {isUser ? (
          assistantWidget.you
        ) : person ? (
          <PersonName discipline={person} />
        ) : (
          assistantWidget.title
        )}{" "}
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

function PersonName({ discipline }: { discipline: DisciplineId }) {
  return (
    <span>
      {disciplineTitles.get(discipline)}, <span className="text-mist">{talkWords.person}</span>
    </span>
  );
}

export function AssistantEntry({ message, onFollow }: AssistantEntryProps) {
  const { text, isUser, timestamp, sources, failure, person, isNote } = message;
  const { cards = [], prices = [] } = message;
  const { contactForm } = assistantWidget;
  if (isNote) return <p className="mt-5 border-t border-line pt-3 text-small text-mist">{text}</p>;
  return (
    <article
      className={person ? personLook : cx("pt-4", isUser && questionLook)}
      data-answer={isUser ? undefined : ""}
      data-question={isUser ? "" : undefined}
      data-person={person}
    >
      <EntryWords isUser={isUser} text={text} timestamp={timestamp} person={person} />
      {failure && (
        <p className="mt-2 text-small text-mist">
          {failure.detail}{" "}
          <Link to={contactForm.to} className="text-link" onClick={() => onFollow()}>
            {contactForm.label}
          </Link>
        </p>
      )}
      {prices.length > 0 && <PriceTable prices={prices} />}
      {cards.length > 0 && <StudyCards cards={cards.filter(isOfThisSite)} onFollow={onFollow} />}
      {sources && sources.length > 0 && <Sources sources={sources} onFollow={onFollow} />}
    </article>
  );
}

type SourcesProps = { sources: readonly AnswerSource[]; onFollow: (href?: string) => void };

function Sources({ sources, onFollow }: SourcesProps) {
  return (
    <ul aria-label={assistantWidget.sources} className="mt-2 flex flex-wrap gap-x-5">
      {sources.map((source) => (
        <li key={source.href}>
          {isOfThisSite(source) ? (
            <Link
              to={source.href}
              className="inline-flex min-h-9 items-center text-link text-small/body"
              onClick={() => onFollow()}
            >
              {source.title}
            </Link>
          ) : (
            // The studio's own word, which stands on no page.
            source.href === "" && (
              <span className="inline-flex min-h-9 items-center text-small/body text-mist">
                {source.title}
              </span>
            )
          )}
        </li>
      ))}
    </ul>
  );
}

/** A path, not `//host` or a scheme: a source is never a way out of the site. */
function isOfThisSite({ href }: { href: string }): boolean {
  return /^\/(?![/\\])/.test(href);
}

function formatTime(timestamp: string): string {
  return new Date(timestamp).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });
}
