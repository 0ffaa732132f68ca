import { sharedBackend } from "../../data/shared-backend.ts";

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
  const files = await sharedBackend().openBucket(bucket);
  const answer = await files?.createSignedUrl(path, signedSeconds, { download: name });
  if (!answer?.data) return false;
  const link = document.createElement("a");
  link.href = answer.data.signedUrl;
  link.download = name;
  link.click();
  return true;
}
