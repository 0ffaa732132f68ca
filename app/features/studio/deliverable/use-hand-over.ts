import { useRef, useState } from "react";
import { studioDeliverableWords } from "../../../../content/studio-deliverable.ts";
import { objectPath } from "../../../../domain/deliverable/object-path.ts";
import type { Deliverable } from "../../../../domain/deliverable/deliverable.ts";
import { useAction } from "../../../ui/use-action.ts";
import { toast } from "../../../ui/toast.ts";
import { bucketLimits } from "../../file/bucket-limits.ts";
import { checkFile } from "../../file/check-file.ts";
import { warnBeforeUnload } from "../../file/warn-before-unload.ts";
import { uploadFile } from "../../file/upload-file.ts";
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

  function drop() {
    leaving.current?.abort();
    setChosen(null);
    setUpload(waiting);
  }

  /** Answers whether the file is stored. */
  async function store({ file, path }: Chosen): Promise<boolean> {
    const { signal } = (leaving.current = new AbortController());
    setUpload({ kind: "sending", share: 0 });
    const outcome = await uploadFile({
      bucket: "deliverables",
      path,
      file,
      signal,
      onProgress: (share) => setUpload({ kind: "sending", share }),
    });
    // Stored by a try whose answer was lost is stored.
    const isStored =
      outcome.kind === "stored" || (outcome.kind === "refused" && outcome.reason === "exists");
    if (isStored) {
      setUpload({ kind: "stored" });
      setChosen((current) => current && { ...current, isStored: true });
    } else if (outcome.kind === "refused") setUpload({ kind: "refused", reason: outcome.reason });
    return isStored;
  }

  async function record() {
    const answer = await deliverVersion({
      deliverable: deliverable.id,
      object_path: chosen?.path ?? null,
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
      if (!chosen || chosen.isStored || (await store(chosen))) await record();
    });
  });

  return {
    file: chosen?.file,
    upload,
    note,
    setNote,
    failure,
    isBusy,
    choose,
    drop,
    deliver,
    canRetry:
      upload.kind === "refused" && !(chosen && checkFile(chosen.file, bucketLimits.deliverables)),
  };
}
