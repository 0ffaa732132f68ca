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
import { pauseReason } from "../../file/upload-outcome.ts";
import type { UploadState } from "../../file/upload-row.tsx";
import { warnBeforeUnload } from "../../file/warn-before-unload.ts";

const limits = bucketLimits.attachments;
const alreadyThere = "23505";

type Upload = { key: string; file: File; path: string; state: UploadState };

/** Files on their way into a project's folder; each is in the list once it is stored. */
export function useBrandUploads({ id, company_id }: Pick<Onboarding, "id" | "company_id">) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const leaving = useRef(new Map<string, AbortController>());
  const refresh = useRefresh();

  const set = (key: string, state: UploadState) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, state } : each)));
  const drop = (key: string) => setUploads((all) => all.filter((each) => each.key !== key));

  async function send({ key, file, path }: Upload): Promise<void> {
    const stop = new AbortController();
    leaving.current.set(key, stop);
    let share = 0;
    // What uploads is fetched with the first file: most who look bring none.
    const part = await import("../../file/upload-file.ts").catch(() => null);
    const outcome = await part?.uploadFile({
      bucket: "attachments",
      path,
      file,
      place: id,
      signal: stop.signal,
      onProgress: (sent) => {
        share = sent;
        if (!stop.signal.aborted) set(key, { kind: "sending", share });
      },
    });
    if (outcome?.kind === "cancelled") return;
    if (outcome?.kind === "paused") {
      set(key, { kind: "paused", share });
      return;
    }
    // Stored by a try whose answer was lost is stored.
    if (outcome?.kind !== "stored" && outcome?.reason !== "exists") {
      set(key, { kind: "refused", reason: outcome?.reason ?? "offline" });
      return;
    }
    const { error } = await sharedBackend()
      .from("brand_files")
      .insert({
        project_id: id,
        object_path: outcome.path ?? path,
        file_name: brandFileName(file.name),
      });
    if (error && error.code !== alreadyThere) {
      set(key, { kind: "refused", reason: "server" });
      toast({ title: words.notAdded, description: explainError(error), variant: "destructive" });
      return;
    }
    await refresh("brand_files");
    drop(key);
  }

  function start(upload: Upload) {
    void warnBeforeUnload(() => send(upload));
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
    pause: (key: string) => leaving.current.get(key)?.abort(pauseReason),
    resume: start,
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
