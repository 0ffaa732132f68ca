/** Words about files, wherever somebody hands one over or takes one away. */
export const fileWords = {
  choose: "Attach files",
  drop: "Drop the files here",
  cancel: (name: string) => `Cancel the upload of ${name}`,
  pause: (name: string) => `Pause the upload of ${name}`,
  resume: (name: string) => `Go on with the upload of ${name}`,
  paused: "paused",
  remove: (name: string) => `Remove ${name}`,
  retry: (name: string) => `Try ${name} again`,
  download: (name: string) => `Download ${name}`,
  open: (name: string) => `Show ${name} large`,
  save: (size: string) => `Download, ${size}`,
  uploading: (name: string) => `Uploading ${name}`,
  waiting: "Waiting",
  stored: "Uploaded",
  unavailable: "This file is not available any more.",
} as const;

/** Why a file was not taken, in one line after its name. */
export const fileRefusals = {
  empty: () => "The file is empty.",
  "too-large": (most: string) => `Larger than ${most}, which is the most.`,
  "wrong-type": () => "This kind of file is not taken. Put it into a ZIP, or send a PDF.",
  "not-as-named": () => "What is inside is not what the file's name says.",
  denied: () => "You may not upload this here.",
  "signed-out": () => "You are signed out. Sign in, and try again.",
  exists: () => "A file is already stored under this name.",
  offline: () => "The connection is gone. Try again when it is back.",
  "no-room": () => "There is no room left for it. Remove files that nobody needs any more.",
  "disk-full": () => "The server has no room for a file of this size right now.",
  server: () => "The server did not take it. Try again in a moment.",
} as const;

export type FileRefusalReason = keyof typeof fileRefusals;

const units = ["bytes", "kB", "MB", "GB"] as const;

/** A size as people say it: 24.5 MB. In steps of 1024, as the limits are. */
export function formatSize(bytes: number): string {
  const step = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), units.length - 1);
  const figure = bytes / 1024 ** step;
  const digits = step > 0 && figure < 100 ? 1 : 0;
  return `${Number(figure.toFixed(digits)).toLocaleString("en-GB")} ${units[step]}`;
}
