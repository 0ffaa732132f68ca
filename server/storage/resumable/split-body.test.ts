import * as fc from "fast-check";
import { expect, it } from "vitest";
import { splitBody } from "./split-body.ts";

async function* stream(chunks: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* chunks;
}

async function split(chunks: readonly Uint8Array[], most: number): Promise<number[][]> {
  const parts: number[][] = [];
  for await (const part of splitBody(stream(chunks), most)) {
    const bytes: number[] = [];
    for await (const chunk of part) bytes.push(...chunk);
    parts.push(bytes);
  }
  return parts;
}

it("parts are as long as they may be, but for the last, and together what came", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.uint8Array({ maxLength: 9 }), { maxLength: 9 }),
      fc.integer({ min: 1, max: 7 }),
      async (chunks, most) => {
        const all = chunks.flatMap((chunk) => [...chunk]);
        const parts = await split(chunks, most);
        expect(parts.flat()).toEqual(all);
        expect(parts.map(({ length }) => length)).toEqual(
          Array.from({ length: Math.ceil(all.length / most) }, (_, at) =>
            Math.min(most, all.length - at * most),
          ),
        );
      },
    ),
  );
});

it("a body that breaks off breaks the part off that it was in", async () => {
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield new Uint8Array(5);
    throw new Error("cut");
  }
  const sizes: number[] = [];
  const reading = (async () => {
    for await (const part of splitBody(broken(), 3)) {
      let size = 0;
      for await (const chunk of part) size += chunk.byteLength;
      sizes.push(size);
    }
  })();
  await expect(reading).rejects.toThrow("cut");
  expect(sizes).toEqual([3]);
});
