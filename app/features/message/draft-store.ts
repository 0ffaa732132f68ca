import { cleanLines } from "../../../domain/field/clean-lines.ts";
import { type Attachment, mostFiles } from "../../../domain/message/message.ts";
import { bucketLimits } from "../file/bucket-limits.ts";
import { checkFile } from "../file/check-file.ts";
import { pauseReason, type UploadOutcome } from "../file/upload-outcome.ts";
import type { UploadState } from "../file/upload-row.tsx";

export type DraftFile = {
  key: string;
  name: string;
  size: number;
  state: UploadState;
  /** Once it is stored. */
  attachment?: Attachment;
};

export type MessageDraft = {
  body: string;
  files: readonly DraftFile[];
  /** More were given than a message takes. */
  hasLeftOut: boolean;
};

export type DraftSources = {
  upload(
    file: File,
    options: { onProgress: (share: number) => void; signal: AbortSignal },
  ): Promise<{ outcome: UploadOutcome; attachment?: Attachment }>;
  remove(attachment: Attachment): void;
  keep(draft: { body: string; files: Attachment[] } | null): void;
  readKept(): { body: string; files: Attachment[] } | null;
};

/** Refusals that a second try may turn out otherwise. */
const passing = new Set(["offline", "server", "signed-out"]);

export function canRetry({ state }: DraftFile): boolean {
  return state.kind === "refused" && passing.has(state.reason);
}

/** What is being written: words, and files that go up while one writes. */
export function createDraftStore(sources: DraftSources) {
  const kept = sources.readKept();
  let draft: MessageDraft = {
    body: kept?.body ?? "",
    files: (kept?.files ?? []).map((attachment) => ({
      key: attachment.path,
      name: attachment.name,
      size: attachment.size,
      state: { kind: "stored" },
      attachment,
    })),
    hasLeftOut: false,
  };
  const uploads = new Map<string, { file: File; controller: AbortController }>();
  const listeners = new Set<() => void>();

  function set(changes: Partial<MessageDraft>) {
    draft = { ...draft, ...changes };
    const stored = draft.files.flatMap(({ attachment }) => attachment ?? []);
    const isEmpty = draft.body === "" && stored.length === 0;
    sources.keep(isEmpty ? null : { body: draft.body, files: stored });
    for (const listener of listeners) listener();
  }

  function setFile(key: string, changes: Partial<DraftFile>) {
    set({ files: draft.files.map((file) => (file.key === key ? { ...file, ...changes } : file)) });
  }

  async function upload(key: string) {
    const waiting = uploads.get(key);
    if (!waiting) return;
    setFile(key, { state: { kind: "sending", share: shareOf(key) } });
    const { outcome, attachment } = await sources.upload(waiting.file, {
      signal: waiting.controller.signal,
      onProgress: (share) => {
        if (!waiting.controller.signal.aborted) setFile(key, { state: { kind: "sending", share } });
      },
    });
    const isWanted = draft.files.some((file) => file.key === key);
    if (!isWanted) {
      // It arrived just as it was taken back.
      if (attachment) sources.remove(attachment);
      return;
    }
    if (outcome.kind === "refused") {
      setFile(key, { state: { kind: "refused", reason: outcome.reason } });
    } else if (outcome.kind === "paused" && uploads.get(key) === waiting) {
      setFile(key, { state: { kind: "paused", share: shareOf(key) } });
    } else if (attachment) {
      uploads.delete(key);
      setFile(key, { state: { kind: "stored" }, attachment });
    }
  }

  function shareOf(key: string): number {
    const state = draft.files.find((file) => file.key === key)?.state;
    return state && "share" in state ? state.share : 0;
  }

  function addFile(file: File): DraftFile {
    const key = crypto.randomUUID();
    const reason = checkFile(file, bucketLimits.attachments);
    if (reason === null) uploads.set(key, { file, controller: new AbortController() });
    return {
      key,
      name: file.name,
      size: file.size,
      state: reason ? { kind: "refused", reason } : { kind: "waiting" },
    };
  }

  function retry(key: string) {
    const known = uploads.get(key);
    if (!known) return;
    uploads.set(key, { file: known.file, controller: new AbortController() });
    void upload(key);
  }

  return {
    readSnapshot: () => draft,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    write: (body: string) => set({ body }),
    addFiles: (files: readonly File[]) => {
      const room = Math.max(0, mostFiles - draft.files.length);
      const added = files.slice(0, room).map(addFile);
      set({ files: [...draft.files, ...added], hasLeftOut: files.length > room });
      for (const { key } of added) void upload(key);
    },
    removeFile: (key: string) => {
      const file = draft.files.find((each) => each.key === key);
      uploads.get(key)?.controller.abort();
      uploads.delete(key);
      set({ files: draft.files.filter((each) => each.key !== key), hasLeftOut: false });
      if (file?.attachment) sources.remove(file.attachment);
    },
    pause: (key: string) => uploads.get(key)?.controller.abort(pauseReason),
    /** What was paused goes on, what was refused is tried again. */
    retry,
    /** The connection is back: what was left lying goes up by itself. */
    retryAll: () => {
      for (const file of draft.files) if (canRetry(file)) retry(file.key);
    },
    /** Hands over what can go; files that were refused stay, so that nobody thinks they went. */
    take: (): { body: string; attachments: Attachment[] } => {
      const attachments = draft.files.flatMap(({ attachment }) => attachment ?? []);
      const body = cleanLines(draft.body);
      set({ body: "", files: draft.files.filter((file) => !file.attachment), hasLeftOut: false });
      return { body, attachments };
    },
  };
}

export type DraftStore = ReturnType<typeof createDraftStore>;
