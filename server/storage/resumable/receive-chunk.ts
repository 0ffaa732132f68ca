import { setTimeout as wait } from "node:timers/promises";
import { storageError } from "../storage-error.ts";

/** A client that has gone without a word is noticed after this; its next request has to wait no longer. */
const silenceMilliseconds = 10_000;

type Limits = {
  /** How many bytes are still missing. */
  mostBytes: number;
  /** Throws once nothing may be written any more. */
  requireTurn: () => void;
};

/** A request's bytes: none beyond what was announced, and no waiting for ever. */
export async function* receiveChunk(
  body: AsyncIterable<Uint8Array> | null,
  { mostBytes, requireTurn }: Limits,
): AsyncGenerator<Uint8Array> {
  if (!body) return;
  const source = body[Symbol.asyncIterator]();
  let left = mostBytes;
  try {
    for (;;) {
      const next = await withinSilence(source.next());
      if (next.done) return;
      left -= next.value.byteLength;
      if (left < 0) throw tooLong();
      requireTurn();
      yield next.value;
    }
  } finally {
    // Not waited for: it may hang on the silence that was just given up.
    void source.return?.().catch(() => undefined);
  }
}

export function tooLong() {
  return storageError("tooLarge", "The upload is longer than it was said to be.");
}

async function withinSilence<T>(reading: Promise<T>): Promise<T> {
  const done = new AbortController();
  const silence = wait(silenceMilliseconds, undefined, { signal: done.signal }).then(() => {
    throw storageError("invalidRequest", "The request broke off.", { isUnread: true });
  });
  silence.catch(() => undefined);
  try {
    return await Promise.race([reading, silence]);
  } finally {
    done.abort();
  }
}
