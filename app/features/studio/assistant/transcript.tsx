import { studioAssistant } from "../../../../content/studio-assistant.ts";
import { disciplineTitles } from "../../../../content/team.ts";
import { cx } from "../../../ui/cx.ts";
import { DetailBody } from "../parts/detail-body.tsx";
import { isAbout } from "../parts/is-about.ts";
import { useLoaded } from "../parts/use-loaded.ts";
import { StudioTime } from "../parts/studio-time.tsx";
import { TeachAnswer } from "./teach-answer.tsx";
import { AnswerMark } from "./answer-mark.tsx";
import { type AssistantMessage, readTranscript, type FoundAnswer } from "./assistant-rows.ts";

const kinds = new Map<string, string>(Object.entries(studioAssistant.kinds));

export function Transcript({ conversation }: { conversation: string }) {
  const read = useLoaded(
    ["chat_messages", "of", conversation],
    () => readTranscript(conversation),
    { concerns: isAbout("conversation_id", conversation) },
  );
  return (
    <DetailBody read={read} gone={studioAssistant.notFound}>
      {(messages) => (
        <ol className="grid max-w-176">
          {messages.map((message, place) => (
            <Message
              key={message.id}
              message={message}
              asked={messages.slice(0, place).findLast(({ is_user }) => is_user)?.text}
              onMarked={read.reload}
            />
          ))}
        </ol>
      )}
    </DetailBody>
  );
}

type MessageProps = {
  message: AssistantMessage;
  /** What was asked before it. */
  asked: string | undefined;
  onMarked: () => Promise<void>;
};

function Message({ message, asked, onMarked }: MessageProps) {
  return (
    <li className="grid justify-items-start gap-1.5 border-b border-line py-4">
      <p className="flex w-full justify-between text-caption text-mist">
        <span>{nameSpeaker(message)}</span>
        <StudioTime at={message.created_at} />
      </p>
      <p
        className={cx("wrap-anywhere whitespace-pre-wrap", message.is_user && "text-amber-bright")}
      >
        {message.text}
      </p>
      {message.unanswered && (
        <>
          <p className="text-caption text-mist">{studioAssistant.notKnown}</p>
          <TeachAnswer questions={[message.text]} />
        </>
      )}
      {!message.is_user && !message.discipline && (
        <>
          <FoundFacts found={message.found} />
          <AnswerMark message={message} onMarked={onMarked} />
          {message.is_wrong && asked && <TeachAnswer questions={[asked]} />}
        </>
      )}
    </li>
  );
}

function nameSpeaker({ is_user, discipline }: AssistantMessage): string | undefined {
  if (is_user) return studioAssistant.visitor;
  return discipline ? disciplineTitles.get(discipline) : studioAssistant.assistant;
}

/** What retrieval had found for an answer, the told ones first. */
function FoundFacts({ found }: { found: FoundAnswer | null }) {
  return (
    <details className="w-full text-note text-mist">
      <summary className="min-h-7 w-fit cursor-pointer">{studioAssistant.found}</summary>
      {found ? (
        <>
          <p>
            {kinds.get(found.kind) ?? found.kind}.{" "}
            {found.byModel ? studioAssistant.byModel : studioAssistant.byItself}
          </p>
          {found.facts.length === 0 && <p>{studioAssistant.foundNothing}</p>}
          <ol className="mt-2 grid gap-3 border-l border-line pl-4">
            {found.facts.map(({ id, text, title, href }) => (
              <li key={id} className="grid justify-items-start">
                <span>{text}</span>
                <a href={href} className="text-link">
                  {title}
                </a>
                <code className="text-tiny">{id}</code>
              </li>
            ))}
          </ol>
        </>
      ) : (
        <p>{studioAssistant.foundUnknown}</p>
      )}
    </details>
  );
}
