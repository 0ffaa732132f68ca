import { formatStudioTime } from "../../../../content/studio-times.ts";
import { studioAssistant } from "../../../../content/studio-assistant.ts";
import { EmptyState, FailedState, LoadingRows } from "../parts/list-states.tsx";
import { isAbout } from "../parts/is-about.ts";
import { useLoaded } from "../parts/use-loaded.ts";
import { AnswerMark } from "./answer-mark.tsx";
import { type AssistantMessage, readTranscript } from "./assistant-rows.ts";
import { FoundFacts } from "./found-facts.tsx";

export function Transcript({ conversation }: { conversation: string }) {
  const {
    value: messages,
    state,
    error,
    reload,
  } = useLoaded(["chat_messages", "of", conversation], () => readTranscript(conversation), {
    concerns: isAbout("conversation_id", conversation),
  });
  if (state === "loading") return <LoadingRows count={5} />;
  if (!messages) return <FailedState error={error} onRetry={() => void reload()} />;
  if (messages.length === 0) return <EmptyState title={studioAssistant.notFound} />;

  return (
    <ol className="assistant-transcript">
      {messages.map((message) => (
        <Message key={message.id} message={message} onMarked={reload} />
      ))}
    </ol>
  );
}

type MessageProps = { message: AssistantMessage; onMarked: () => Promise<void> };

function Message({ message, onMarked }: MessageProps) {
  return (
    <li data-visitor={message.is_user || undefined}>
      <p className="assistant-speaker">
        <span>{message.is_user ? studioAssistant.visitor : studioAssistant.assistant}</span>
        <time dateTime={message.created_at}>
          {formatStudioTime(Date.parse(message.created_at))}
        </time>
      </p>
      <p className="assistant-text">{message.text}</p>
      {message.unanswered && <p className="assistant-gap">{studioAssistant.notKnown}</p>}
      {!message.is_user && (
        <>
          <FoundFacts found={message.found} />
          <AnswerMark message={message} onMarked={onMarked} />
        </>
      )}
    </li>
  );
}
