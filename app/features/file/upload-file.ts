import type { FileRefusalReason } from "../../../content/file.ts";
import { findBackend } from "../../data/create-backend.ts";
import { refuseWrite } from "../../data/read-only.ts";
import { sharedBackend } from "../../data/shared-backend.ts";
import type { BucketName } from "./bucket-limits.ts";
import { findFileType } from "./file-type.ts";

export type UploadOutcome =
  | { kind: "stored"; path: string; type: string }
  | { kind: "refused"; reason: FileRefusalReason }
  | { kind: "cancelled" };

export type FileUpload = {
  bucket: BucketName;
  /** Below a folder that the person may write to. ASCII. */
  path: string;
  file: File;
  /** From 0 to 1, as the bytes leave. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  isUpsert?: boolean;
};

/**
 * Stores a file as the signed-in person. Not by supabase-js, which cannot say how far it has come. Whoever calls it warns
 * before the page is left, from the moment in which the file is shown as on its way.
 */
export async function uploadFile(upload: FileUpload): Promise<UploadOutcome> {
  const { bucket, path, file } = upload;
  const { data } = await sharedBackend().auth.getSession();
  if (!data.session) return { kind: "refused", reason: "signed-out" };
  if (upload.signal?.aborted) return { kind: "cancelled" };
  const { url, publishableKey } = findBackend(location.origin);
  const type = findFileType(file);
  const address = `${url}/storage/v1/object/${bucket}/${path.split("/").map(encodeURIComponent).join("/")}`;
  if (refuseWrite(address, "POST")) return { kind: "refused", reason: "denied" };
  const answer = await send(upload, {
    address,
    headers: {
      authorization: `Bearer ${data.session.access_token}`,
      "content-type": type,
      "cache-control": "max-age=3600",
      "x-upsert": String(upload.isUpsert ?? false),
      ...(publishableKey && { apikey: publishableKey }),
    },
  });
  if (answer === "cancelled") return { kind: "cancelled" };
  if (answer === 200) return { kind: "stored", path, type };
  return { kind: "refused", reason: explainStatus(answer) };
}

type Sending = { address: string; headers: Record<string, string> };

/** The answer's status; 0 when there was none. */
function send({ file, onProgress, signal }: FileUpload, { address, headers }: Sending) {
  return new Promise<number | "cancelled">((resolve) => {
    const request = new XMLHttpRequest();
    const cancel = () => request.abort();
    const settle = (answer: number | "cancelled") => {
      signal?.removeEventListener("abort", cancel);
      resolve(answer);
    };
    request.open("POST", address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress?.(total > 0 ? loaded / total : 0),
    );
    request.addEventListener("load", () => settle(request.status));
    request.addEventListener("error", () => settle(0));
    request.addEventListener("abort", () => settle("cancelled"));
    signal?.addEventListener("abort", cancel);
    request.send(file);
  });
}

function explainStatus(status: number): FileRefusalReason {
  switch (status) {
    case 0:
      return "offline";
    case 401:
      return "signed-out";
    case 403:
      return "denied";
    case 409:
      return "exists";
    case 413:
      return "too-large";
    case 415:
      return "not-as-named";
    default:
      return "server";
  }
}
