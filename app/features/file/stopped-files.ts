/** The server forgets what has not gone on for a day. */
const keptMilliseconds = 24 * 3600 * 1000;

export type About = {
  bucket: string;
  place: string;
  file: Pick<File, "name" | "size" | "lastModified">;
};

/** Beside what else is kept for a person: it goes when they sign out. */
export const prefixOf = (me: string) => `portal:${me}:upload:`;

/** The names of files that were on their way to this place when the page was left. */
export function listStoppedFiles(me: string, { bucket, place }: Omit<About, "file">): string[] {
  const start = `${prefixOf(me)}${bucket}/${place}/`;
  return keysOf(start)
    .filter(isRecent)
    .map((key) => key.slice(start.length).split("/").slice(2).join("/"));
}

export function keysOf(start: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start));
  } catch {
    // Denied: then nothing was kept either.
    return [];
  }
}

export function isRecent(key: string): boolean {
  const created = /"creationTime":"([^"]+)"/.exec(localStorage.getItem(key) ?? "")?.[1];
  return Date.now() - Date.parse(created ?? "") < keptMilliseconds;
}
