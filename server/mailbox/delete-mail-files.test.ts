import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deleteOldMailFiles } from "./delete-mail-files.ts";

const now = Date.now();
const month = 30 * 24 * 3600;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kinolume-retention-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function write(name: string, ageSeconds: number): Promise<void> {
  const path = join(folder, name);
  await writeFile(path, "words");
  await utimes(path, now / 1000 - ageSeconds, now / 1000 - ageSeconds);
}

describe("mails as files", () => {
  it("are kept for 30 days, and nothing else in their folder is touched", async () => {
    await write("kept.eml", month - 1);
    await write("gone.eml", month + 1);
    await write("half.eml.tmp", month + 1);
    await write("notes.txt", month + 1);
    await deleteOldMailFiles(folder, now);
    expect((await readdir(folder)).toSorted()).toEqual(["kept.eml", "notes.txt"]);
  });

  it("need no folder", async () => {
    await expect(deleteOldMailFiles(join(folder, "missing"))).resolves.toBeUndefined();
  });
});
