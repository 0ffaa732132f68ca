import { fileRefusals, formatSize } from "../../../../content/file.ts";
import { studioDeliverableWords } from "../../../../content/studio-deliverable.ts";
import { objectPath } from "../../../../domain/deliverable/object-path.ts";
import { holdState } from "../../../data/hold-state.ts";
import { dropDraft, keepDraft, readDraft } from "../../../form/draft-store.ts";
import { toast } from "../../../ui/toast.ts";
import { bucketLimits } from "../../file/bucket-limits.ts";
import { checkFile } from "../../file/check-file.ts";
import { pauseReason } from "../../file/upload-outcome.ts";
import type { UploadState } from "../../file/upload-row.tsx";
import { warnBeforeUnload } from "../../file/warn-before-unload.ts";
import { deliverVersion } from "./deliver-version.ts";

type HandedOver = { me: string; deliverable: string; owner: string };

type Chosen = { file: File; path: string; isStored: boolean };

type HandOverState = {
  chosen: Chosen | null;
  upload: UploadState;
  note: string;
  failure: string | undefined;
  isBusy: boolean;
};

const limits = bucketLimits.deliverables;
const waiting: UploadState = { kind: "waiting" };
const handOvers = new Map<string, HandOverStore>();

/** One for the page and deliverable: a film goes on uploading while another area is on show. Browser only. */
export function openHandOver(of: HandedOver): HandOverStore {
  const key = `${of.me} ${of.deliverable}`;
  const known = handOvers.get(key) ?? createHandOver(of);
  handOvers.set(key, known);
  return known;
}

export type HandOverStore = ReturnType<typeof createHandOver>;

/**
 * Uploads a file and hands it over to the client. What is uploaded is not uploaded again when only the last step
 * failed.
 */
function createHandOver({ me, deliverable, owner }: HandedOver) {
  const noteId = `note to client ${me} ${deliverable}`;
  const held = holdState<HandOverState>({
    chosen: null,
    upload: waiting,
    note: readDraft(noteId).values["note"] ?? "",
    failure: undefined,
    isBusy: false,
  });
  const { readSnapshot: read, set } = held;
  const arrivals = new Set<() => Promise<void>>();
  let leaving: AbortController | undefined;
  let title = "";

  function write(note: string) {
    if (note === "") dropDraft(noteId);
    else keepDraft(noteId, { ...readDraft(noteId), values: { note } });
    set({ note });
  }

  function choose(file: File) {
    const refusal = checkFile(file, limits);
    const upload = crypto.randomUUID();
    set({
      failure: undefined,
      upload: refusal ? { kind: "refused", reason: refusal } : waiting,
      chosen: {
        file,
        path: objectPath({ owner, deliverable, upload, fileName: file.name }),
        isStored: false,
      },
    });
  }

  /** Answers where the file is stored; nothing where it is not, or not yet. */
  async function store({ file, path }: Chosen): Promise<string | undefined> {
    const { signal } = (leaving = new AbortController());
    const before = read().upload;
    let share = "share" in before ? before.share : 0;
    set({ upload: { kind: "sending", share } });
    // What uploads is fetched with the first file: most who look at deliverables hand none over.
    const part = await import("../../file/upload-file.ts").catch(() => null);
    const outcome = await part?.uploadFile({
      bucket: "deliverables",
      path,
      place: deliverable,
      file,
      signal,
      onProgress: (sent) => {
        share = sent;
        if (!signal.aborted) set({ upload: { kind: "sending", share } });
      },
    });
    if (!outcome || outcome.kind === "refused") {
      const reason = outcome?.reason ?? "offline";
      // Stored by a try whose answer was lost is stored.
      if (reason === "exists") return keep(outcome?.path ?? path);
      set({ upload: { kind: "refused", reason } });
      reportElsewhere(fileRefusals[reason](formatSize(limits.bytes)));
    }
    if (outcome?.kind === "paused") set({ upload: { kind: "paused", share } });
    return outcome?.kind === "stored" ? keep(outcome.path) : undefined;
  }

  function keep(path: string): string {
    const { chosen } = read();
    set({ upload: { kind: "stored" }, chosen: chosen && { ...chosen, path, isStored: true } });
    return path;
  }

  async function record(path: string | null) {
    const { chosen, note } = read();
    const answer = await deliverVersion({
      deliverable,
      object_path: path,
      file_name: chosen?.file.name ?? null,
      note: note.trim(),
    });
    if ("reason" in answer) {
      set({ failure: answer.reason });
      reportElsewhere(answer.reason);
      return;
    }
    toast({ title, description: studioDeliverableWords.delivered(answer.number) });
    write("");
    set({ chosen: null, upload: waiting });
    await Promise.all([...arrivals].map((tell) => tell()));
  }

  /** Whoever has gone to another area would not hear of it. */
  function reportElsewhere(reason: string) {
    if (held.isShown()) return;
    const description = `${studioDeliverableWords.deliverFailed}. ${reason}`;
    toast({ title, description, variant: "destructive" });
  }

  async function deliver(called = title) {
    const { chosen, isBusy } = read();
    if (isBusy || (chosen && checkFile(chosen.file, limits))) return;
    title = called;
    set({ failure: undefined, isBusy: true });
    try {
      // Until it is recorded, too: a file that no version names would lie there unseen.
      await warnBeforeUnload(async () => {
        if (!chosen || chosen.isStored) return record(chosen?.path ?? null);
        const path = await store(chosen);
        if (path !== undefined) await record(path);
      });
    } finally {
      set({ isBusy: false });
    }
  }

  // The connection is back: what it took with it goes on by itself.
  window.addEventListener("online", () => {
    const { upload } = read();
    if (upload.kind === "refused" && upload.reason === "offline") void deliver();
  });

  return {
    readSnapshot: read,
    subscribe: held.subscribe,
    write,
    choose,
    deliver,
    pause: () => leaving?.abort(pauseReason),
    drop: () => {
      leaving?.abort();
      set({ chosen: null, upload: waiting });
    },
    onDelivered: (tell: () => Promise<void>) => {
      arrivals.add(tell);
      return () => void arrivals.delete(tell);
    },
  };
}
