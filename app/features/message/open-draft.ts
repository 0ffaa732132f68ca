import type { Attachment } from "../../../domain/message/message.ts";
import { sharedBackend } from "../../data/shared-backend.ts";
import type { FileUpload, UploadOutcome } from "../file/upload-outcome.ts";
import { warnBeforeUnload } from "../file/warn-before-unload.ts";
import { createDraftStore, type DraftStore } from "./draft-store.ts";
import { keepPart, readPart } from "./kept-thread.ts";

const bucket = "attachments";
const drafts = new Map<string, DraftStore>();

/** One for the page and conversation: a file goes on uploading while another tab is on show. Browser only. */
export function openDraft(me: string, companyId: string): DraftStore {
  const key = `${me} ${companyId}`;
  const known = drafts.get(key);
  if (known) return known;
  const owner = { me, companyId };
  const store = createDraftStore({
    upload: async (file, options) => {
      // The folder is the client's, whoever sends; the name is ours, since storage takes few letters.
      const path = `${companyId}/${crypto.randomUUID()}${endingOf(file.name)}`;
      const [outcome, size] = await Promise.all([
        fetchAndUpload({ bucket, path, place: companyId, file, ...options }),
        measurePicture(file),
      ]);
      if (outcome.kind !== "stored") return { outcome };
      const { path: storedPath, type } = outcome;
      return {
        outcome,
        attachment: { bucket, path: storedPath, name: file.name, type, size: file.size, ...size },
      };
    },
    remove: ({ path }: Attachment) => void removeFile(path),
    keep: (draft) => keepPart(owner, "draft", draft),
    readKept: () => readPart(owner, "draft"),
  });
  window.addEventListener("online", () => store.retryAll());
  drafts.set(key, store);
  return store;
}

/** What uploads is fetched with the first file: most messages have none. */
function fetchAndUpload(upload: FileUpload): Promise<UploadOutcome> {
  return warnBeforeUnload(async () => {
    const part = await import("../file/upload-file.ts").catch(() => null);
    return part ? part.uploadFile(upload) : { kind: "refused", reason: "offline" };
  });
}

async function removeFile(path: string): Promise<void> {
  const files = await sharedBackend().openBucket(bucket);
  await files?.remove([path]);
}

function endingOf(name: string): string {
  return (/\.[a-z0-9]{1,5}$/i.exec(name)?.[0] ?? "").toLowerCase();
}

/** How large a picture is, so that its place can be kept; nothing for what is none. */
async function measurePicture(file: File): Promise<{ width: number; height: number } | undefined> {
  if (!file.type.startsWith("image/")) return undefined;
  try {
    const picture = await createImageBitmap(file);
    const { width, height } = picture;
    picture.close();
    return { width, height };
  } catch {
    // A picture that this browser cannot show goes up all the same.
    return undefined;
  }
}
