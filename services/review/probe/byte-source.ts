/** A file that is read in pieces: `end` is not part of the piece. */
export type ByteSource = {
  size: number;
  read: (start: number, end: number) => Promise<Uint8Array>;
};

/** What is wrong with a file, in words for the studio: nobody else's fault, and no reason to try again. */
export class FileFault extends Error {}

/** The tables of a film of hours have some tens of megabytes. */
const mostAtOnce = 128 * 1024 * 1024;

/** Of the same file, and of nothing else; not more than `mostBytes` in all, nor too much of them at a time. */
export function limitSource(source: ByteSource, mostBytes: number): ByteSource {
  let left = mostBytes;
  return {
    size: source.size,
    async read(start, end) {
      if (!Number.isSafeInteger(start) || !Number.isSafeInteger(end) || start < 0 || end < start)
        throw new FileFault("The file points at places that it does not have.");
      if (end > source.size) throw new FileFault("The file ends too early.");
      left -= end - start;
      if (left < 0 || end - start > mostAtOnce)
        throw new FileFault("The file is too large to be looked through.");
      return start === end ? new Uint8Array() : source.read(start, end);
    },
  };
}
