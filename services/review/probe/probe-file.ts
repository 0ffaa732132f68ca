import { sniffType } from "../../../runtime/files/sniff-type.ts";
import { FileFault, limitSource, type ByteSource } from "./byte-source.ts";
import type { FoundMedia } from "./found-media.ts";
import { probeDocument } from "./probe-document.ts";
import { probeFilm } from "./probe-film.ts";
import { probeStill } from "./probe-still.ts";

const headBytes = 4096;
/** MP4 has everything in its head; WebM and MP3 are read through. */
const mostBytes = 2 * 1024 ** 3;

export type ProbeFile = (source: ByteSource, signal: AbortSignal) => Promise<FoundMedia>;

/** What a file is, by its bytes and whatever it is called. Throws only what is not the file's fault. */
export async function probeFile(source: ByteSource): Promise<FoundMedia> {
  const unreachable = new Set<unknown>();
  const limited = limitSource(
    {
      size: source.size,
      read: (start, end) =>
        source.read(start, end).catch((error: unknown) => {
          unreachable.add(error);
          throw error;
        }),
    },
    mostBytes,
  );
  let kind: FoundMedia["kind"] = "other";
  try {
    const type = sniffType(await limited.read(0, Math.min(headBytes, source.size)));
    kind = kindOf(type);
    switch (kind) {
      case "film":
      case "audio":
        return await probeFilm(limited);
      case "still":
        return await probeStill(limited);
      case "document":
        return await probeDocument(limited);
      default:
        return { kind, state: "unplayable", failure: "Browsers do not show this kind of file." };
    }
  } catch (error) {
    // The store's, and tried again.
    for (const reason of unreachable) throw reason;
    // A parser may fail in any way on a file that is not what it claims to be.
    const failure = error instanceof FileFault ? error.message : "The file is damaged.";
    return { kind, state: "failed", failure };
  }
}

function kindOf(type: string): FoundMedia["kind"] {
  if (type.startsWith("video/")) return "film";
  if (type.startsWith("audio/")) return "audio";
  if (type.startsWith("image/")) return "still";
  return type === "application/pdf" ? "document" : "other";
}
