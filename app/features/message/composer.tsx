import ArrowUp from "lucide-react/icons/arrow-up";
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
} from "react";
import { formatSize } from "../../../content/file.ts";
import { composerWords } from "../../../content/message.ts";
import { cleanLines } from "../../../domain/field/clean-lines.ts";
import { longestBody, mostFiles } from "../../../domain/message/message.ts";
import { isSendKey } from "../../form/send-key.ts";
import { cx } from "../../ui/cx.ts";
import { bucketLimits } from "../file/bucket-limits.ts";
import { FilePicker } from "../file/file-picker.tsx";
import { UploadRow } from "../file/upload-row.tsx";
import { canRetry, type MessageDraft, type DraftStore } from "./draft-store.ts";

type ComposerProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  store: DraftStore;
  draft: MessageDraft;
  placeholder: string;
  onSend: () => void;
  /** Further tools beside the paper clip. */
  tools?: ReactNode;
};

/** How much room is left is said only when little is. */
const nearTheEnd = 500;
const limits = bucketLimits.attachments;

// The line above it lights up instead of an outline. Where it cannot grow with its words: three lines, once there are any.
const textLook =
  "field-sizing-content max-h-[min(14rem,30dvh)] min-h-11 w-full resize-none py-2.25 text-body/[1.6] text-paper " +
  "caret-amber scrollbar-thin placeholder:text-mist focus-visible:outline-none " +
  "max-md:scroll-mb-(--conversation-clearance) " +
  "not-supports-[field-sizing:content]:not-placeholder-shown:min-h-23";

const noteLook = "col-span-full pt-2 text-label/normal tracking-normal";

export function Composer({ field, store, draft, placeholder, onSend, tools }: ComposerProps) {
  const id = useId();
  const { isSendable, note, isWrong } = judgeDraft(draft);

  function send() {
    if (isSendable) onSend();
    field.current?.focus();
  }

  function sendOnEnter(event: KeyboardEvent) {
    if (!isSendKey(event)) return;
    event.preventDefault();
    send();
  }

  function takeFiles(event: ClipboardEvent) {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    store.addFiles(files);
  }

  return (
    // No form: its tools may bring forms of their own, and forms cannot lie within each other.
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-2 border-t border-edge pt-3 focus-within:border-amber">
      {draft.files.length > 0 && (
        <div className="col-span-full mb-2 max-h-[min(12rem,30dvh)] overflow-y-auto *:first:border-t-0">
          {draft.files.map((file) => (
            <UploadRow
              key={file.key}
              name={file.name}
              size={file.size}
              state={file.state}
              mostBytes={limits.bytes}
              onRemove={() => {
                store.removeFile(file.key);
                field.current?.focus();
              }}
              onPause={() => store.pause(file.key)}
              onResume={() => store.retry(file.key)}
              onRetry={canRetry(file) ? () => store.retry(file.key) : undefined}
            />
          ))}
        </div>
      )}
      <label htmlFor={id} className="sr-only">
        {composerWords.label}
      </label>
      <textarea
        ref={field}
        className={textLook}
        id={id}
        rows={1}
        value={draft.body}
        placeholder={placeholder}
        enterKeyHint="send"
        autoComplete="off"
        aria-describedby={`${id}-keys ${id}-note`}
        aria-invalid={isWrong || undefined}
        onChange={(event) => store.write(event.currentTarget.value)}
        onKeyDown={sendOnEnter}
        onPaste={takeFiles}
      />
      <div className="flex items-center">
        <FilePicker types={limits.types} onFiles={store.addFiles} />
        {tools}
        <button
          type="button"
          className="ml-2 grid size-11 cursor-pointer place-items-center rounded-control border border-amber bg-amber text-night transition-[color,background-color,border-color] duration-300 ease-camera hover:bg-amber-bright off:cursor-not-allowed off:border-line off:bg-transparent off:text-edge"
          onClick={send}
          aria-label={composerWords.send}
          aria-disabled={!isSendable || undefined}
        >
          <ArrowUp aria-hidden="true" strokeWidth={1.75} className="size-5" />
        </button>
      </div>
      <p
        id={`${id}-keys`}
        className={cx(noteLook, "text-mist max-md:hidden", note !== "" && "hidden")}
      >
        {composerWords.keys(formatSize(limits.bytes))}
      </p>
      <p
        id={`${id}-note`}
        className={cx(noteLook, "empty:hidden", isWrong ? "text-danger" : "text-mist")}
        aria-live="polite"
      >
        {note}
      </p>
    </div>
  );
}

function judgeDraft({ body, files, hasLeftOut }: MessageDraft) {
  const left = longestBody - body.length;
  const isUploading = files.some(({ state }) =>
    ["sending", "paused", "waiting"].includes(state.kind),
  );
  const hasContent = cleanLines(body).trim() !== "" || files.some(({ attachment }) => attachment);
  return {
    isSendable: hasContent && left >= 0 && !isUploading,
    isWrong: left < 0 || hasLeftOut,
    note: describe({ left, hasLeftOut, isUploading }),
  };
}

function describe(draft: { left: number; hasLeftOut: boolean; isUploading: boolean }): string {
  if (draft.left < 0) return composerWords.over(-draft.left);
  if (draft.hasLeftOut) return composerWords.tooMany(mostFiles);
  if (draft.isUploading) return composerWords.uploading;
  return draft.left <= nearTheEnd ? composerWords.left(draft.left) : "";
}
