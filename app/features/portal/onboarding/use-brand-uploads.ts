import { useRef, useState } from "react";
import { brandWords as words } from "../../../../content/onboarding.ts";
import { brandFileName, brandPath } from "../../../../domain/onboarding/brand-path.ts";
import type { Onboarding } from "../../../../domain/onboarding/onboarding.ts";
import { explainError } from "../../../data/explain-error.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { useRefresh } from "../../../data/use-refresh.ts";
import { toast } from "../../../ui/toast.ts";
import { bucketLimits } from "../../file/bucket-limits.ts";
import { checkFile } from "../../file/check-file.ts";
import { uploadFile } from "../../file/upload-file.ts";
import type { UploadState } from "../../file/upload-row.tsx";
import { warnBeforeUnload } from "../../file/warn-before-unload.ts";

const limits = bucketLimits.attachments;
const alreadyThere = "23505";

type Upload = { key: string; file: File; path: string; state: UploadState };

/** Files on their way into a project's folder, one after the other; each is in the list once it is stored. */
export function useBrandUploads({ id, company_id }: Pick<Onboarding, "id" | "company_id">) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const leaving = useRef(new Map<string, AbortController>());
  const queue = useRef(Promise.resolve());
  const refresh = useRefresh();

  const set = (key: string, state: UploadState) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, state } : each)));
  const drop = (key: string) => setUploads((all) => all.filter((each) => each.key !== key));

  async function send({ key, file, path }: Upload): Promise<void> {
    const stop = leaving.current.get(key);
    if (!stop || stop.signal.aborted) return;
    set(key, { kind: "sending", share: 0 });
    const outcome = await uploadFile({
      bucket: "attachments",
      path,
      file,
      signal: stop.signal,
      onProgress: (share) => set(key, { kind: "sending", share }),
    });
    // Stored by a try whose answer was lost is stored.
    const isStored =
      outcome.kind === "stored" || (outcome.kind === "refused" && outcome.reason === "exists");
    if (outcome.kind === "refused" && !isStored) set(key, outcome);
    if (!isStored) return;
    const { error } = await sharedBackend()
      .from("brand_files")
      .insert({ project_id: id, object_path: path, file_name: brandFileName(file.name) });
    if (error && error.code !== alreadyThere) {
      set(key, { kind: "refused", reason: "server" });
      toast({ title: words.notAdded, description: explainError(error), variant: "destructive" });
      return;
    }
    await refresh("brand_files");
    drop(key);
  }

  function start(upload: Upload) {
    leaving.current.set(upload.key, new AbortController());
    // In turn: a phone's line carries one film at a time, and the first is there the sooner.
    queue.current = queue.current.then(() => send(upload));
    void warnBeforeUnload(() => queue.current);
  }

  function add(files: readonly File[]) {
    const added = files.map((file): Upload => {
      const key = crypto.randomUUID();
      const refusal = checkFile(file, limits);
      const path = brandPath({
        companyId: company_id,
        projectId: id,
        upload: key,
        fileName: file.name,
      });
      return {
        key,
        file,
        path,
        state: refusal ? { kind: "refused", reason: refusal } : { kind: "waiting" },
      };
    });
    setUploads((all) => [...all, ...added]);
    for (const upload of added) if (upload.state.kind === "waiting") start(upload);
  }

  return {
    uploads,
    add,
    remove: (key: string) => {
      leaving.current.get(key)?.abort();
      drop(key);
    },
    retryOf: (upload: Upload) =>
      upload.state.kind === "refused" && checkFile(upload.file, limits) === null
        ? () => {
            set(upload.key, { kind: "waiting" });
            start(upload);
          }
        : undefined,
  };
}
