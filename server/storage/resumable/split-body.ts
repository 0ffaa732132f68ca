/**
 * One stream as several of at most `most` bytes, one after the other; none that is empty. Each has to be read to its end
 * before the next.
 */
export async function* splitBody(
  body: AsyncIterable<Uint8Array>,
  most: number,
): AsyncGenerator<AsyncIterable<Uint8Array>> {
  const source = body[Symbol.asyncIterator]();
  let rest: Uint8Array | undefined = await readNext(source);

  async function* take(): AsyncGenerator<Uint8Array> {
    let room = most;
    while (rest && room > 0) {
      const chunk = rest.subarray(0, room);
      room -= chunk.byteLength;
      yield chunk;
      rest = chunk.byteLength < rest.byteLength ? rest.subarray(chunk.byteLength) : undefined;
      rest ??= await readNext(source);
    }
  }

  try {
    while (rest) yield take();
  } finally {
    await source.return?.();
  }
}

async function readNext(source: AsyncIterator<Uint8Array>): Promise<Uint8Array | undefined> {
  for (;;) {
    const next = await source.next();
    if (next.done) return undefined;
    if (next.value.byteLength > 0) return next.value;
  }
}
