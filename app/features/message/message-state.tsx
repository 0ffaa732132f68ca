import { formatClock, messageStates } from "../../../content/message.ts";
import { cx } from "../../ui/cx.ts";
import type { ThreadLine } from "./thread-line.ts";

type MessageStateProps = {
  line: ThreadLine;
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
};

const stateLook = "text-label/normal tracking-normal tabular-nums";

/** How far a message of one's own has come. */
export function MessageState({ line, onRetry, onDiscard }: MessageStateProps) {
  const { id, outgoing, read_at } = line;
  if (outgoing === "failed")
    return (
      <p className={cx(stateLook, "text-danger")}>
        {messageStates.failed}{" "}
        <StateButton onClick={() => onRetry(id)}>{messageStates.retry}</StateButton>{" "}
        <StateButton onClick={() => onDiscard(id)}>{messageStates.discard}</StateButton>
      </p>
    );
  const delivered = read_at
    ? messageStates.read(formatClock(Date.parse(read_at)))
    : messageStates.sent;
  return (
    <p className={cx(stateLook, "text-mist")}>{outgoing ? messageStates[outgoing] : delivered}</p>
  );
}

type StateButtonProps = { onClick: () => void; children: string };

function StateButton({ onClick, children }: StateButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-7 cursor-pointer px-1.5 text-paper underline underline-offset-[0.2em] hover:text-amber-bright"
    >
      {children}
    </button>
  );
}
