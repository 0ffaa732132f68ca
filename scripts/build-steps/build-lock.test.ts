import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { withBuildLock } from "./build-lock.ts";

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "lock-"));
});
afterEach(() => rm(directory, { recursive: true }));

const fail = () => Promise.reject(new Error("no"));

describe("withBuildLock", () => {
  it("lets one work at a time and tells the other that it waits", async () => {
    let running = 0;
    let waited = 0;
    const work = () =>
      withBuildLock(
        join(directory, "lock"),
        async () => {
          running++;
          await nextTurn();
          expect(running).toBe(1);
          running--;
        },
        () => waited++,
      );
    await Promise.all([work(), work(), work()]);
    expect(waited).toBeGreaterThan(0);
    expect(await readdir(directory)).toEqual([]);
  });

  it("takes over from a builder that was killed", async () => {
    const lock = join(directory, "lock");
    await writeFile(lock, String(process.pid));
    const longAgo = new Date(Date.now() - 60_000);
    await utimes(lock, longAgo, longAgo);
    expect(
      await withBuildLock(
        lock,
        async () => "done",
        () => undefined,
      ),
    ).toBe("done");
  });

  it("is free again after a failure", async () => {
    const lock = join(directory, "lock");
    await expect(withBuildLock(lock, fail, () => undefined)).rejects.toThrow("no");
    expect(await readdir(directory)).toEqual([]);
  });
});
