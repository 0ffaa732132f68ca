import { randomBytes } from "node:crypto";
import { mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createRecentBlocks } from "./recent-blocks.ts";

const block = 64 * 1024;
const content = randomBytes(block * 4 + 1000);
let folder: string;
let film: { path: string; size: number };
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "kinolume-blocks-"));
  film = { path: path.join(folder, "film.mp4"), size: content.length };
  await writeFile(film.path, content);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const range = (start: number, end: number) => ({ start, end });

describe("recent blocks", () => {
  it.each([
    ["the first byte", 0, 0],
    ["a whole block", block, 2 * block - 1],
    ["parts of two", 2 * block - 10, 3 * block - 11],
    ["the last, shorter one", 4 * block, content.length - 1],
  ])("are read once: %s", async (_, start, end) => {
    const blocks = createRecentBlocks();
    expect(blocks.find(film, range(start, end))).toBeUndefined();
    const read = await blocks.read(film, range(start, end));
    const found = blocks.find(film, range(start, end));
    const expected = content.subarray(start, end + 1);
    expect(Buffer.concat(read ?? []).equals(expected)).toBe(true);
    expect(Buffer.concat(found ?? []).equals(expected)).toBe(true);
  });

  it("leave longer pieces to the disk", async () => {
    const blocks = createRecentBlocks();
    expect(await blocks.read(film, range(0, block))).toBeUndefined();
    expect(blocks.find(film, range(0, block))).toBeUndefined();
  });

  it("keep no more than they may, and forget what was used longest ago", async () => {
    const blocks = createRecentBlocks(2 * block);
    const isKept = (number: number) =>
      blocks.find(film, range(number * block, number * block)) !== undefined;
    for (const number of [0, 1]) await blocks.read(film, range(number * block, number * block));
    expect(isKept(0)).toBe(true);
    await blocks.read(film, range(2 * block, 2 * block));
    expect([isKept(0), isKept(1), isKept(2)]).toEqual([true, false, true]);
  });

  it("take nothing from a file that is not as it was", async () => {
    const blocks = createRecentBlocks();
    const short = { path: path.join(folder, "short.mp4"), size: content.length };
    await writeFile(short.path, content);
    await truncate(short.path, 10);
    await expect(blocks.read(short, range(0, 9))).rejects.toThrow("has changed");
    expect(blocks.find(short, range(0, 9))).toBeUndefined();
    const gone = { path: path.join(folder, "gone.mp4"), size: 10 };
    await expect(blocks.read(gone, range(0, 9))).rejects.toThrow("ENOENT");
  });
});
