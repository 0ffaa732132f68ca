import { fileRefusals, formatSize } from "../../../../content/file.ts";
import { brandWords as words } from "../../../../content/onboarding.ts";
import { brandFileName, brandPath } from "../../../../domain/onboarding/brand-path.ts";
import { explainError } from "../../../data/explain-error.ts";
import { holdState } from "../../../data/hold-state.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { toast } from "../../../ui/toast.ts";
import { bucketLimits } from "../../file/bucket-limits.ts";
import { checkFile } from "../../file/check-file.ts";
import { pauseReason } from "../../file/upload-outcome.ts";
import type { UploadState } from "../../file/upload-row.tsx";
import { warnBeforeUnload } from "../../file/warn-before-unload.ts";

const limits = bucketLimits.attachments;
const alreadyThere = "23505";

type BrandUpload = { key: string; file: File; path: string; state: UploadState };
type BrandUploadsOf = { me: string; project: string; company: string };

const opened = new Map<string, BrandUploads>();

/** One for the page and project: files go on uploading while another tab of the client area is on show. Browser only. */
export function openBrandUploads(of: BrandUploadsOf): BrandUploads {
  const key = `${of.me} ${of.project}`;
  const known = opened.get(key) ?? createBrandUploads(of);
  opened.set(key, known);
  return known;
}

export type BrandUploads = ReturnType<typeof createBrandUploads>;

/** Files on their way into a project's folder; each is in the list once it is stored. */
function createBrandUploads({ project, company }: BrandUploadsOf) {
  const held = holdState<{ uploads: readonly BrandUpload[] }>({ uploads: [] });
  const leaving = new Map<string, AbortController>();
  const arrivals = new Set<() => Promise<void>>();
  const all = () => held.readSnapshot().uploads;

  const set = (key: string, state: UploadState) =>
    held.set({ uploads: all().map((each) => (each.key === key ? { ...each, state } : each)) });
  const drop = (key: string) => held.set({ uploads: all().filter((each) => each.key !== key) });

  async function send({ key, file, path }: BrandUpload): Promise<void> {
    const stop = new AbortController();
    leaving.set(key, stop);
    let share = 0;
    // What uploads is fetched with the first file: most who look bring none.
    const part = await import("../../file/upload-file.ts").catch(() => null);
    const outcome = await part?.uploadFile({
      bucket: "attachments",
      path,
      file,
      place: project,
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
      const reason = outcome?.reason ?? "offline";
      set(key, { kind: "refused", reason });
      const description = fileRefusals[reason](formatSize(limits.bytes));
      // Whoever has closed the sheet would not hear of it.
      if (!held.isShown()) toast({ title: file.name, description, variant: "destructive" });
      return;
    }
    const { error } = await sharedBackend()
      .from("brand_files")
      .insert({
        project_id: project,
        object_path: outcome.path ?? path,
        file_name: brandFileName(file.name),
      });
    if (error && error.code !== alreadyThere) {
      set(key, { kind: "refused", reason: "server" });
      toast({ title: words.notAdded, description: explainError(error), variant: "destructive" });
      return;
    }
    await Promise.all([...arrivals].map((tell) => tell()));
    drop(key);
  }

  function start(upload: BrandUpload) {
    void warnBeforeUnload(() => send(upload));
  }

  function add(files: readonly File[]) {
    const added = files.map((file): BrandUpload => {
      const key = crypto.randomUUID();
      const refusal = checkFile(file, limits);
      const path = brandPath({
        companyId: company,
        projectId: project,
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
    held.set({ uploads: [...all(), ...added] });
    for (const upload of added) if (upload.state.kind === "waiting") start(upload);
  }

  return {
    readSnapshot: held.readSnapshot,
    subscribe: held.subscribe,
    add,
    pause: (key: string) => leaving.get(key)?.abort(pauseReason),
    resume: start,
    remove: (key: string) => {
      leaving.get(key)?.abort();
      drop(key);
    },
    retryOf: (upload: BrandUpload) =>
      upload.state.kind === "refused" && checkFile(upload.file, limits) === null
        ? () => {
            set(upload.key, { kind: "waiting" });
            start(upload);
          }
        : undefined,
    onStored: (tell: () => Promise<void>) => {
      arrivals.add(tell);
      return () => void arrivals.delete(tell);
    },
  };
}
