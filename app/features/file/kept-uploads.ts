import * as z from "zod/mini";

/** How an upload goes on after a reload, in the shape in which tus-js-client keeps it. */
export type KeptUpload = z.infer<typeof storedUpload> & { urlStorageKey: string };

const storedUpload = z.object({
  size: z.nullable(z.number()),
  metadata: z.record(z.string(), z.string()),
  creationTime: z.string(),
  uploadUrl: z.nullable(z.string()),
  parallelUploadUrls: z.null(),
});

/** The server forgets what has not gone on for a day. */
const keptMilliseconds = 24 * 3600 * 1000;

/** Beside what else is kept for a person: it goes when they sign out. */
const prefixOf = (me: string) => `portal:${me}:upload:`;

type About = { bucket: string; place: string; file: Pick<File, "name" | "size" | "lastModified"> };

/** Which file it is, as far as can be told without reading all of it, and what it is for. */
export function fingerprintOf({ bucket, place, file }: About): string {
  return [bucket, place, file.size, file.lastModified, file.name].join("/");
}

/** The names of files that were on their way to this place when the page was left. */
export function listStoppedFiles(me: string, { bucket, place }: Omit<About, "file">): string[] {
  const start = `${prefixOf(me)}${bucket}/${place}/`;
  return keysOf(me)
    .filter((key) => key.startsWith(start) && readUpload(key))
    .map((key) => key.slice(start.length).split("/").slice(2).join("/"));
}

/** What tus-js-client asks for its memory. */
export function keepUploadsOf(me: string) {
  return {
    findAllUploads: async () => keysOf(me).flatMap((key) => readUpload(key) ?? []),
    findUploadsByFingerprint: async (fingerprint: string) => {
      const known = readUpload(prefixOf(me) + fingerprint);
      return known ? [known] : [];
    },
    removeUpload: async (key: string) => localStorage.removeItem(key),
    addUpload: async (fingerprint: string, upload: KeptUpload) => {
      const key = prefixOf(me) + fingerprint;
      try {
        for (const old of keysOf(me)) if (!readUpload(old)) localStorage.removeItem(old);
        localStorage.setItem(key, JSON.stringify(upload));
      } catch {
        // Denied or full: then it goes on only for as long as the page is open.
      }
      return key;
    },
  };
}

function keysOf(me: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefixOf(me)));
  } catch {
    // Denied: then nothing was kept either.
    return [];
  }
}

function readUpload(key: string): KeptUpload | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    const upload = { ...storedUpload.parse(kept), urlStorageKey: key };
    const age = Date.now() - Date.parse(upload.creationTime);
    return age < keptMilliseconds ? upload : null;
  } catch {
    return null;
  }
}
