import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { keepEarlierAssets } from "./keep-earlier-assets.ts";

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "assets-"));
});
afterEach(() => rm(directory, { recursive: true }));

const day = 24 * 60 * 60 * 1000;

/** Builds in order, each with one chunk of its own; answers what lies beside the last. */
async function buildAll(builds: { name: string; day: number }[]) {
  let previous = join(directory, "none");
  for (const build of builds) {
    const next = join(directory, build.name);
    await mkdir(join(next, "client/assets"), { recursive: true });
    await writeFile(join(next, "client/assets", `${build.name}.js`), build.name);
    await keepEarlierAssets(previous, next, build.name, new Date(build.day * day));
    previous = next;
  }
  return (await readdir(join(previous, "client/assets"))).toSorted();
}

describe("keepEarlierAssets", () => {
  it("keeps the chunks of the three builds before", async () => {
    const builds = ["a", "b", "c", "d", "e"].map((name, index) => ({ name, day: index }));
    expect(await buildAll(builds)).toEqual(["b.js", "c.js", "d.js", "e.js"]);
  });

  it("forgets what is older than thirty days", async () => {
    const builds = [
      { name: "a", day: 0 },
      { name: "b", day: 20 },
      { name: "c", day: 40 },
    ];
    expect(await buildAll(builds)).toEqual(["b.js", "c.js"]);
  });

  it("keeps what a file was compressed to, unless it is another file by now", async () => {
    const write = async (build: string, file: string, text: string) => {
      await mkdir(join(directory, build, "client/assets"), { recursive: true });
      await writeFile(join(directory, build, "client/assets", file), text);
    };
    const keep = (previous: string, next: string, at: number) =>
      keepEarlierAssets(join(directory, previous), join(directory, next), next, new Date(at));
    for (const file of ["same.js", "other.js", "old.js"]) await write("a", file, "a");
    await keep("none", "a", 0);
    for (const file of ["same.js.br", "other.js.br", "old.js.gz"]) await write("a", file, "small");
    await write("b", "same.js", "a");
    await write("b", "other.js", "b");
    await keep("a", "b", 1);
    expect((await readdir(join(directory, "b/client/assets"))).toSorted()).toEqual([
      "old.js",
      "old.js.gz",
      "other.js",
      "same.js",
      "same.js.br",
    ]);
  });

  it("has nothing to keep at first", async () => {
    expect(await buildAll([{ name: "a", day: 0 }])).toEqual(["a.js"]);
  });
});
