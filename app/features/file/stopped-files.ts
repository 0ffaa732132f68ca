/** The server forgets what has not gone on for a day. */
const keptMilliseconds = 24 * 3600 * 1000;

export type About = {
  bucket: string;
  place: string;
  file: Pick<File, "name" | "size" | "lastModified">;
};

/** Beside what else is kept for a person: it goes when they sign out. */
export const prefixOf = (me: string) => `portal:${me}:upload:`;

type Place = Omit<About, "file">;

/** The names of files that were on their way to this place when the page was left; each once. */
export function listStoppedFiles(me: string, place: Place): string[] {
  const names = keysAt(me, place).map((key) => nameIn(key, startOf(me, place)));
  return [...new Set(names)];
}

/** Where a file of this name is kept: once for each size and time that it had. */
export function findStoppedFile(me: string, place: Place, name: string): string[] {
  return keysAt(me, place).filter((key) => nameIn(key, startOf(me, place)) === name);
}

const startOf = (me: string, { bucket, place }: Place) => `${prefixOf(me)}${bucket}/${place}/`;
const keysAt = (me: string, place: Place) => keysOf(startOf(me, place)).filter(isRecent);
const nameIn = (key: string, start: string) =>
  key.slice(start.length).split("/").slice(2).join("/");

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
