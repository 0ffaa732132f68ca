import { DetailedError, type HttpRequest, Upload } from "tus-js-client";
import type { FileRefusalReason } from "../../../content/file.ts";
import { findBackend } from "../../data/create-backend.ts";
import { refuseWrite } from "../../data/read-only.ts";
import { sharedBackend } from "../../data/shared-backend.ts";
import { bucketLimits } from "./bucket-limits.ts";
import { findFileType } from "./file-type.ts";
import { fingerprintOf, keepUploadsOf } from "./kept-uploads.ts";
import { type FileUpload, pauseReason, type UploadOutcome } from "./upload-outcome.ts";
import { inTurn } from "./upload-turns.ts";

/** What Supabase takes at a time, no more and no less. */
const chunkBytes = 6 * 1024 * 1024;
/** Longer than the server keeps an upload for a connection that went without a word. */
const retryDelays = [0, 1000, 3000, 5000, 10_000, 10_000];

/** The same file will not be taken here another time either. */
const final = new Set<FileRefusalReason>(["not-as-named", "denied", "too-large"]);

const underWay = new Set<string>();

/**
 * Stores a file as the signed-in person, in pieces: what was sent need not be sent again, after a pause, a lost connection or
 * a reload. Whoever calls it warns before the page is left, from the moment in which the file is shown as on its way.
 */
export async function uploadFile(upload: FileUpload): Promise<UploadOutcome> {
  const { signal } = upload;
  const { data } = await sharedBackend().auth.getSession();
  if (!data.session) return { kind: "refused", reason: "signed-out" };
  const me = data.session.user.id;
  const outcome = await inTurn(() => send(upload, me), signal);
  return outcome ?? stopped(signal);
}

async function send(upload: FileUpload, me: string): Promise<UploadOutcome> {
  const { bucket, path, file, signal, onProgress } = upload;
  const { url, publishableKey } = findBackend(location.origin);
  const endpoint = `${url}/storage/v1/upload/resumable`;
  if (refuseWrite(endpoint, "POST")) return { kind: "refused", reason: "denied" };
  const type = findFileType(file);
  const fingerprint = fingerprintOf(upload);
  const kept = keepUploadsOf(me);
  // The same file twice at once: the second has a way of its own.
  const isAlone = !underWay.has(fingerprint);
  const [known] = isAlone ? await kept.findUploadsByFingerprint(fingerprint) : [];
  const storedPath = known?.metadata["objectName"] ?? path;
  if (isAlone) underWay.add(fingerprint);
  try {
    return await new Promise<UploadOutcome>((resolve) => {
      const tus = new Upload(file, {
        endpoint,
        chunkSize: chunkBytes,
        // Small files are one request.
        uploadDataDuringCreation: file.size <= chunkBytes,
        retryDelays,
        onShouldRetry: mayRetry,
        metadata: {
          bucketName: bucket,
          objectName: storedPath,
          contentType: type,
          cacheControl: "3600",
        },
        storeFingerprintForResuming: isAlone && file.size > chunkBytes,
        removeFingerprintOnSuccess: true,
        urlStorage: kept,
        fingerprint: async () => fingerprint,
        onBeforeRequest: (request) => sign(request, publishableKey),
        onProgress: (sent, all) => onProgress?.(all > 0 ? sent / all : 0),
        onSuccess: () => resolve({ kind: "stored", path: storedPath, type }),
        onError: (error) => {
          const reason = explain(error, upload);
          if (isAlone && final.has(reason)) void kept.removeUpload(kept.keyOf(fingerprint));
          resolve({ kind: "refused", reason, path: storedPath });
        },
      });
      if (known) tus.resumeFromPreviousUpload(known);
      signal?.addEventListener("abort", () => {
        const isOver = signal.reason !== pauseReason;
        if (isOver && isAlone) void kept.removeUpload(kept.keyOf(fingerprint));
        // Where the server does not hear of it, it forgets by itself.
        void tus.abort(isOver).catch(() => undefined);
        resolve(stopped(signal));
      });
      tus.start();
    });
  } finally {
    if (isAlone) underWay.delete(fingerprint);
  }
}

function stopped(signal: AbortSignal | undefined): UploadOutcome {
  return { kind: signal?.reason === pauseReason ? "paused" : "cancelled" };
}

/** Each request as the person is known by then: a token does not last as long as a film takes. */
async function sign(request: HttpRequest, publishableKey: string | undefined): Promise<void> {
  const token = await sharedBackend().readToken();
  if (token !== null) request.setHeader("authorization", `Bearer ${token}`);
  if (publishableKey) request.setHeader("apikey", publishableKey);
}

/** A place that was lost is found again by asking; a name that is taken stays taken. */
function mayRetry(error: DetailedError): boolean {
  const status = statusOf(error);
  const isLost = status === 409 && error.originalRequest?.getMethod() === "PATCH";
  const isPassing = status === 0 || status === 423 || (status >= 500 && status !== 507);
  return navigator.onLine && (isPassing || isLost);
}

function statusOf(error: Error): number {
  return error instanceof DetailedError ? (error.originalResponse?.getStatus() ?? 0) : 0;
}

function explain(error: Error, { bucket, file }: FileUpload): FileRefusalReason {
  switch (statusOf(error)) {
    case 0:
      return "offline";
    case 401:
      return "signed-out";
    case 403:
      return "denied";
    case 409:
      return "exists";
    case 413:
      return file.size > bucketLimits[bucket].bytes ? "too-large" : "no-room";
    case 415:
      return "not-as-named";
    case 507:
      return "disk-full";
    default:
      return "server";
  }
}
