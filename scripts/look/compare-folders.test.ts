import { mkdtemp, mkdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { compareFolders } from "./compare-folders.ts";
import { writePng } from "./png.ts";

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "kinolume-look-test-"));
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** A picture of 100 × 100 with this many white pixels. */
async function paint(name: string, white: number, height = 100) {
  const data = new Uint8ClampedArray(100 * height * 4).fill(255, 0, white * 4);
  for (let alpha = 3; alpha < data.length; alpha += 4) data[alpha] = 255;
  const path = join(root, name);
  await mkdir(dirname(path), { recursive: true });
  await writePng(path, { width: 100, height, data });
}

const compare = (only?: string) =>
  compareFolders(
    {
      before: join(root, "before"),
      after: join(root, "after"),
      differences: join(root, "differences"),
    },
    only,
  );

describe("two folders of pictures", () => {
  it("are compared name by name, with a thousandth of the pixels to spare", async () => {
    for (const name of ["same", "close", "other", "gone"]) await paint(`before/${name}.png`, 0);
    await paint("before/taller.png", 0, 2000);
    await paint("after/same.png", 0);
    await paint("after/close.png", 10);
    await paint("after/other.png", 11);
    await paint("after/taller.png", 0, 2001);
    await paint("after/deep/new.png", 0);
    expect(await compare()).toEqual({
      same: ["same.png"],
      close: [{ name: "close.png", share: 0.001, hasOtherSize: false }],
      different: [
        { name: "other.png", share: 0.0011, hasOtherSize: false },
        { name: "taller.png", share: 1 / 2001, hasOtherSize: true },
      ],
      missing: ["gone.png"],
      added: ["deep/new.png"],
    });
    expect((await stat(join(root, "differences/other.png"))).size).toBeGreaterThan(0);
  });

  it("are compared in part, where a part is asked for", async () => {
    await paint("before/site/home.png", 0);
    await paint("after/site/home.png", 0);
    await paint("before/studio/inbox.png", 0);
    expect(await compare("site/")).toMatchObject({ same: ["site/home.png"], missing: [] });
  });

  it("have to be there", async () => {
    await expect(compare()).rejects.toThrow("There are no pictures in");
  });
});
