import { formatClock, messageStates } from "../../../content/message.ts";
import type { ThreadLine } from "./thread-line.ts";

type MessageStateProps = {
  line: ThreadLine;
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
};

/** How far a message of one's own has come. */
export function MessageState({ line, onRetry, onDiscard }: MessageStateProps) {
  const { id, outgoing, read_at } = line;
  if (outgoing === "failed")
    return (
      <p className="message-state" data-state="failed">
        {messageStates.failed}{" "}
        <button type="button" onClick={() => onRetry(id)}>
          {messageStates.retry}
        </button>{" "}
        <button type="button" onClick={() => onDiscard(id)}>
          {messageStates.discard}
        </button>
      </p>
    );
  if (outgoing)
    return (
      <p className="message-state" data-state={outgoing}>
        {messageStates[outgoing]}
      </p>
    );
  return (
    <p className="message-state" data-state={read_at ? "read" : "sent"}>
      {read_at ? messageStates.read(formatClock(Date.parse(read_at))) : messageStates.sent}
    </p>
  );
}
