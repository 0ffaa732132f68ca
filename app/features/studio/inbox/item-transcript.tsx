import { itemWords } from "../../../../content/inbox.ts";
import type { TranscriptLine } from "./read-item.ts";

/** What a visitor and the assistant said to each other. */
export function ItemTranscript({ transcript }: { transcript: readonly TranscriptLine[] }) {
  return (
    <section aria-labelledby="inbox-chat">
      <h3 id="inbox-chat">{itemWords.transcript}</h3>
      <ol className="inbox-chat">
        {transcript.map(({ id, text, is_user, unanswered }) => (
          <li key={id} data-visitor={is_user || undefined}>
            <span className="inbox-kind">
              {is_user ? itemWords.visitor : itemWords.assistant}
              {unanswered && <em>{itemWords.unanswered}</em>}
            </span>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
