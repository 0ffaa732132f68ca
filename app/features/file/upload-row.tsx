import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import X from "lucide-react/icons/x";
import {
  fileRefusals,
  type FileRefusalReason,
  fileWords,
  formatSize,
} from "../../../content/file.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { cx } from "../../ui/cx.ts";

export type UploadState =
  | { kind: "waiting" }
  | { kind: "sending"; share: number }
  | { kind: "paused"; share: number }
  | { kind: "stored" }
  | { kind: "refused"; reason: FileRefusalReason };

type UploadRowProps = {
  name: string;
  size: number;
  state: UploadState;
  /** The bucket's limit, for the words of a refusal. */
  mostBytes: number;
  onRemove: () => void;
  onPause: () => void;
  onResume: () => void;
  /** Left out where trying again is of no use. */
  onRetry?: (() => void) | undefined;
};

const beside = "col-start-2 row-span-2 row-start-1";

/** A file on its way: how far it is, what went wrong, and the ways to stop it, for a while or for good. */
export function UploadRow({ name, size, state, mostBytes, ...actions }: UploadRowProps) {
  const { onRemove, onPause, onResume, onRetry } = actions;
  const isOnItsWay = state.kind === "sending" || state.kind === "paused";
  return (
    <div
      className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-1 border-line py-2 text-small/[1.4] not-first:border-t"
      data-state={state.kind}
    >
      <span className="self-end wrap-anywhere">{name}</span>
      <span
        className={cx(
          "col-start-1 row-start-2 self-start tabular-nums",
          state.kind === "refused" ? "text-danger" : "text-mist",
        )}
      >
        {describeState(state, { size, mostBytes })}
      </span>
      {onRetry && state.kind === "refused" && (
        <IconButton
          className={beside}
          label={fileWords.retry(name)}
          icon={<RotateCcw aria-hidden="true" strokeWidth={1.5} />}
          onClick={onRetry}
        />
      )}
      {state.kind === "sending" && (
        <IconButton
          className={beside}
          label={fileWords.pause(name)}
          icon={<Pause aria-hidden="true" strokeWidth={1.5} />}
          onClick={onPause}
        />
      )}
      {state.kind === "paused" && (
        <IconButton
          className={beside}
          label={fileWords.resume(name)}
          icon={<Play aria-hidden="true" strokeWidth={1.5} />}
          onClick={onResume}
        />
      )}
      <IconButton
        className="col-start-3 row-span-2 row-start-1"
        label={isOnItsWay ? fileWords.cancel(name) : fileWords.remove(name)}
        icon={<X aria-hidden="true" strokeWidth={1.5} />}
        onClick={onRemove}
      />
      {isOnItsWay && (
        <progress
          className="progress-bar col-span-full mt-2 block h-0.5 w-full border-0 [--fill:200ms_linear]"
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
      return describeShare(state.share, size);
    case "paused":
      return `${describeShare(state.share, size)}, ${fileWords.paused}`;
    case "stored":
      return formatSize(size);
    default:
      return fileRefusals[state.reason](formatSize(mostBytes));
  }
}

function describeShare(share: number, size: number): string {
  return `${Math.floor(share * 100)}% of ${formatSize(size)}`;
}
