import { useEffect, useRef, useState } from "react";
import { studioDeliverableWords } from "../../../../content/studio-deliverable.ts";
import { objectPath } from "../../../../domain/deliverable/object-path.ts";
import type { Deliverable } from "../../../../domain/deliverable/deliverable.ts";
import { useAction } from "../../../ui/use-action.ts";
import { toast } from "../../../ui/toast.ts";
import { bucketLimits } from "../../file/bucket-limits.ts";
import { checkFile } from "../../file/check-file.ts";
import { warnBeforeUnload } from "../../file/warn-before-unload.ts";
import { pauseReason } from "../../file/upload-outcome.ts";
import type { UploadState } from "../../file/upload-row.tsx";
import { deliverVersion } from "./deliver-version.ts";
import type { DeliverableOwner } from "./read-deliverables.ts";

type HandOverOptions = {
  deliverable: Deliverable;
  owner: DeliverableOwner;
  onDelivered: () => Promise<void>;
};

type Chosen = { file: File; path: string; isStored: boolean };

const waiting: UploadState = { kind: "waiting" };

/**
 * Uploads a file and hands it over to the client. What is uploaded is not uploaded again when only the last step
 * failed.
 */
export function useHandOver({ deliverable, owner, onDelivered }: HandOverOptions) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [upload, setUpload] = useState<UploadState>(waiting);
  const [note, setNote] = useState("");
  const [failure, setFailure] = useState<string>();
  const leaving = useRef<AbortController>(undefined);

  function choose(file: File) {
    const refusal = checkFile(file, bucketLimits.deliverables);
    setFailure(undefined);
    setUpload(refusal ? { kind: "refused", reason: refusal } : waiting);
    setChosen({
      file,
      path: objectPath({
        owner: owner.id,
        deliverable: deliverable.id,
        upload: crypto.randomUUID(),
        fileName: file.name,
      }),
      isStored: false,
    });
  }

  function pause() {
    leaving.current?.abort(pauseReason);
  }

  function drop() {
    leaving.current?.abort();
    setChosen(null);
    setUpload(waiting);
  }

  /** Answers where the file is stored; nothing where it is not, or not yet. */
  async function store({ file, path }: Chosen): Promise<string | undefined> {
    const { signal } = (leaving.current = new AbortController());
    let share = "share" in upload ? upload.share : 0;
    setUpload({ kind: "sending", share });
    // What uploads is fetched with the first file: most who look at deliverables hand none over.
    const part = await import("../../file/upload-file.ts").catch(() => null);
    const outcome = await part?.uploadFile({
      bucket: "deliverables",
      path,
      place: deliverable.id,
      file,
      signal,
      onProgress: (sent) => {
        share = sent;
        if (!signal.aborted) setUpload({ kind: "sending", share });
      },
    });
    if (!outcome || outcome.kind === "refused") {
      const reason = outcome?.reason ?? "offline";
      // Stored by a try whose answer was lost is stored.
      if (reason === "exists") return keep(outcome?.path ?? path);
      setUpload({ kind: "refused", reason });
    }
    if (outcome?.kind === "paused") setUpload({ kind: "paused", share });
    return outcome?.kind === "stored" ? keep(outcome.path) : undefined;
  }

  function keep(path: string): string {
    setUpload({ kind: "stored" });
    setChosen((current) => current && { ...current, path, isStored: true });
    return path;
  }

  async function record(path: string | null) {
    const answer = await deliverVersion({
      deliverable: deliverable.id,
      object_path: path,
      file_name: chosen?.file.name ?? null,
      note: note.trim(),
    });
    if ("reason" in answer) {
      setFailure(answer.reason);
      return;
    }
    toast({
      title: deliverable.title,
      description: studioDeliverableWords.delivered(answer.number),
    });
    setChosen(null);
    setUpload(waiting);
    setNote("");
    await onDelivered();
  }

  const { isBusy, run: deliver } = useAction(async () => {
    if (chosen && checkFile(chosen.file, bucketLimits.deliverables)) return;
    setFailure(undefined);
    // Until it is recorded, too: a file that no version names would lie there unseen.
    await warnBeforeUnload(async () => {
      if (!chosen || chosen.isStored) return record(chosen?.path ?? null);
      const path = await store(chosen);
      if (path !== undefined) await record(path);
    });
  });

  // The connection is back: what it took with it goes on by itself.
  const isCutOff = upload.kind === "refused" && upload.reason === "offline";
  useEffect(() => {
    if (!isCutOff) return undefined;
    window.addEventListener("online", deliver);
    return () => window.removeEventListener("online", deliver);
  }, [isCutOff, deliver]);

  return {
    file: chosen?.file,
    upload,
    note,
    setNote,
    failure,
    isBusy,
    choose,
    pause,
    drop,
    deliver,
    canRetry:
      upload.kind === "refused" && !(chosen && checkFile(chosen.file, bucketLimits.deliverables)),
  };
}
