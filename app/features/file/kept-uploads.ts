import * as z from "zod/mini";
import { type About, isRecent, keysOf, prefixOf } from "./stopped-files.ts";

/** How an upload goes on after a reload, in the shape in which tus-js-client keeps it. */
export type KeptUpload = z.infer<typeof storedUpload> & {
  urlStorageKey: string;
  /** Nothing goes up on several ways at once. */
  parallelUploadUrls: null;
};

const storedUpload = z.object({
  size: z.nullable(z.number()),
  metadata: z.record(z.string(), z.string()),
  creationTime: z.string(),
  uploadUrl: z.string(),
});

/** Which file it is, as far as can be told without reading all of it, and what it is for. */
export function fingerprintOf({ bucket, place, file }: About): string {
  return [bucket, place, file.size, file.lastModified, file.name].join("/");
}

/** What tus-js-client asks for its memory. */
export function keepUploadsOf(me: string) {
  const keyOf = (fingerprint: string) => prefixOf(me) + fingerprint;
  return {
    keyOf,
    findAllUploads: async () => keysOf(prefixOf(me)).flatMap((key) => readKeptUpload(key) ?? []),
    findUploadsByFingerprint: async (fingerprint: string) => {
      const known = readKeptUpload(keyOf(fingerprint));
      return known ? [known] : [];
    },
    removeUpload: async (key: string) => localStorage.removeItem(key),
    addUpload: async (fingerprint: string, upload: object) => {
      const key = keyOf(fingerprint);
      try {
        for (const old of keysOf(prefixOf(me)))
          if (!readKeptUpload(old)) localStorage.removeItem(old);
        localStorage.setItem(key, JSON.stringify(upload));
      } catch {
        // Denied or full: then it goes on only for as long as the page is open.
      }
      return key;
    },
  };
}

export function readKeptUpload(key: string): KeptUpload | null {
  if (!isRecent(key)) return null;
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return { ...storedUpload.parse(kept), urlStorageKey: key, parallelUploadUrls: null };
  } catch {
    // Kept by an older page in another shape.
    return null;
  }
}
