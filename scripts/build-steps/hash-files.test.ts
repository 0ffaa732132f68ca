import { mkdtemp, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { hashFiles } from "./hash-files.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "kinolume-hash-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const hashAt = (now?: number) =>
  hashFiles([join(folder, "page"), join(folder, "words")], join(folder, "cache/kept"), now);
const later = () => Date.now() + 60_000;
const read = () => readFile(join(folder, "cache/kept"), "utf8").catch(() => undefined);

it("keeps the hash of files that have lain still, and knows each change of one", async () => {
  await writeFile(join(folder, "page"), "one");
  await writeFile(join(folder, "words"), "two");
  const first = await hashAt(later());
  expect(await read()).toContain(first);
  expect(await hashAt()).toBe(first);

  // As long as before, and with its time put back.
  const { atime, mtime } = await stat(join(folder, "page"));
  await writeFile(join(folder, "page"), "new");
  await utimes(join(folder, "page"), atime, mtime);
  const second = await hashAt(later());
  expect(second).not.toBe(first);

  await writeFile(join(folder, "page"), "one");
  expect(await hashAt()).toBe(first);
});

it("takes what was kept for these very files", async () => {
  await writeFile(join(folder, "page"), "one");
  await writeFile(join(folder, "words"), "two");
  const hash = await hashAt(later());
  const kept = await read();
  await writeFile(join(folder, "cache/kept"), kept?.replace(hash, "kept") ?? "");
  expect(await hashAt()).toBe("kept");
});

it("keeps nothing of what has just been written", async () => {
  await writeFile(join(folder, "page"), "one");
  await writeFile(join(folder, "words"), "two");
  await hashAt();
  expect(await read()).toBeUndefined();
});
