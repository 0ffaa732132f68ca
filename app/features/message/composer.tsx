import { ArrowUp } from "lucide-react";
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

export function Composer({ field, store, draft, placeholder, onSend, tools }: ComposerProps) {
  const id = useId();
  const { isSendable, note, isWrong } = judgeDraft(draft);

  function send() {
    if (isSendable) onSend();
    field.current?.focus();
  }

  function sendOnEnter(event: KeyboardEvent) {
    // While a word is being composed, Enter chooses among its spellings.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
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
    <div className="composer">
      {draft.files.length > 0 && (
        <div className="composer-files">
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
        className="max-md:scroll-mb-(--conversation-clearance)"
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
      <div className="composer-tools">
        <FilePicker types={limits.types} onFiles={store.addFiles} />
        {tools}
        <button
          type="button"
          className="composer-send"
          onClick={send}
          aria-label={composerWords.send}
          aria-disabled={!isSendable || undefined}
        >
          <ArrowUp aria-hidden="true" />
        </button>
      </div>
      <p id={`${id}-keys`} className="composer-keys">
        {composerWords.keys(formatSize(limits.bytes))}
      </p>
      <p
        id={`${id}-note`}
        className="composer-note"
        aria-live="polite"
        data-wrong={isWrong || undefined}
      >
        {note}
      </p>
    </div>
  );
}

function judgeDraft({ body, files, hasLeftOut }: MessageDraft) {
  const left = longestBody - body.length;
  const isUploading = files.some(({ state }) => ["sending", "waiting"].includes(state.kind));
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
