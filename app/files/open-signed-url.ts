import { sharedBackend } from "../backend/shared-backend.ts";

type StoredFile = {
  bucket: string;
  path: string;
  /** The name under which it is saved: the one its sender gave it. */
  name: string;
};

/** Time enough to begin; the download itself may take as long as it likes. */
const signedSeconds = 60;

/** Downloads the file; false when it is not there for this person. */
export async function openSignedUrl({ bucket, path, name }: StoredFile): Promise<boolean> {
  const { data } = await sharedBackend()
    .storage.from(bucket)
    .createSignedUrl(path, signedSeconds, { download: name });
  if (!data) return false;
  const link = document.createElement("a");
  link.href = data.signedUrl;
  link.download = name;
  link.click();
  return true;
}
