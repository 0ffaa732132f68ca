import { open } from "node:fs/promises";
import type { ByteRange } from "./byte-range.ts";
import type { Variant } from "./site-files.ts";

const chunkSize = 64 * 1024;

/**
 * Streams a file, or a range of it, reading only as fast as the client takes it. The handle is
 * closed at the end, on an error, on cancellation, and on `signal`: a client that leaves before
 * the first read never cancels the stream.
 */
export async function openFileStream(
  file: Pick<Variant, "path" | "size">,
  range: ByteRange,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const handle = await open(file.path);
  let isClosed = false;
  const close = async () => {
    if (isClosed) return;
    isClosed = true;
    signal.removeEventListener("abort", onAbort);
    await handle.close();
  };
  const onAbort = () => void close();

  try {
    // A file replaced since the start no longer has the promised length and tag.
    if ((await handle.stat()).size !== file.size) throw new Error(`${file.path} has changed`);
  } catch (error) {
    await close();
    throw error;
  }
  if (signal.aborted) await close();
  else signal.addEventListener("abort", onAbort, { once: true });

  let position = range.start;
  return new ReadableStream(
    {
      async pull(controller) {
        if (isClosed) return controller.close();
        try {
          const length = Math.min(chunkSize, range.end + 1 - position);
          const chunk = new Uint8Array(length);
          const { bytesRead } = await handle.read(chunk, 0, length, position);
          if (bytesRead === 0) throw new Error(`${file.path} ended early`);
          position += bytesRead;
          controller.enqueue(chunk.subarray(0, bytesRead));
        } catch (error) {
          await close();
          throw error;
        }
        if (position > range.end) {
          await close();
          controller.close();
        }
      },
      cancel: close,
    },
    { highWaterMark: 0 },
  );
}
