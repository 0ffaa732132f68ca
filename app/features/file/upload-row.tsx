import { RotateCcw, X } from "lucide-react";
import {
  fileRefusals,
  type FileRefusalReason,
  fileWords,
  formatSize,
} from "../../../content/file.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import "./files.css";

export type UploadState =
  | { kind: "waiting" }
  | { kind: "sending"; share: number }
  | { kind: "stored" }
  | { kind: "refused"; reason: FileRefusalReason };

type UploadRowProps = {
  name: string;
  size: number;
  state: UploadState;
  /** The bucket's limit, for the words of a refusal. */
  mostBytes: number;
  onRemove: () => void;
  /** Left out where trying again is of no use. */
  onRetry?: (() => void) | undefined;
};

/** A file on its way: how far it is, what went wrong, and the way to stop it. */
export function UploadRow({ name, size, state, mostBytes, onRemove, onRetry }: UploadRowProps) {
  const isSending = state.kind === "sending";
  return (
    <div className="file-row" data-state={state.kind}>
      <span className="file-row-name">{name}</span>
      <span className="file-row-note">{describeState(state, { size, mostBytes })}</span>
      {onRetry && state.kind === "refused" && (
        <IconButton
          label={fileWords.retry(name)}
          icon={<RotateCcw aria-hidden="true" strokeWidth={1.5} />}
          onClick={onRetry}
        />
      )}
      <IconButton
        label={isSending ? fileWords.cancel(name) : fileWords.remove(name)}
        icon={<X aria-hidden="true" strokeWidth={1.5} />}
        onClick={onRemove}
      />
      {isSending && (
        <progress
          className="file-row-progress"
          max={1}
          value={state.share}
          aria-label={fileWords.uploading(name)}
        />
      )}
    </div>
  );
}

function describeState(
  state: UploadState,
  { size, mostBytes }: { size: number; mostBytes: number },
): string {
  switch (state.kind) {
    case "waiting":
      return `${formatSize(size)}, ${fileWords.waiting.toLowerCase()}`;
    case "sending":
      return `${Math.floor(state.share * 100)}% of ${formatSize(size)}`;
    case "stored":
      return formatSize(size);
    default:
      return fileRefusals[state.reason](formatSize(mostBytes));
  }
}
