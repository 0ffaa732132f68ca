import { mkdir, readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { comparePixels } from "./compare-pixels.ts";
import { decodePng, writePng } from "./png.ts";

/** Of all pixels: an edge may be drawn a shade otherwise; a page that looks otherwise differs by more. */
export const tolerance = 0.001;

export type Outcome = {
  /** Pictures that are the same to the last bit. */
  same: string[];
  /** Those of which fewer pixels differ than the tolerance allows. */
  close: Differing[];
  different: Differing[];
  /** There before, and not any more. */
  missing: string[];
  added: string[];
};

export type Differing = { name: string; share: number; hasOtherSize: boolean };

type Folders = { before: string; after: string; differences: string };

/** Compares pictures of the same name, and writes what differs into the third folder. */
export async function compareFolders(
  { before, after, differences }: Folders,
  only = "",
): Promise<Outcome> {
  const [earlier, later] = await Promise.all([
    listPictures(before, only),
    listPictures(after, only),
  ]);
  const outcome: Outcome = {
    same: [],
    close: [],
    different: [],
    missing: earlier.filter((name) => !later.includes(name)),
    added: later.filter((name) => !earlier.includes(name)),
  };
  for (const name of earlier.filter((each) => later.includes(each))) {
    const [one, other] = await Promise.all([
      readFile(join(before, name)),
      readFile(join(after, name)),
    ]);
    if (one.equals(other)) {
      outcome.same.push(name);
      continue;
    }
    const { share, hasOtherSize, picture } = comparePixels(
      await decodePng(one),
      await decodePng(other),
    );
    await mkdir(dirname(join(differences, name)), { recursive: true });
    await writePng(join(differences, name), picture);
    const isDifferent = hasOtherSize || share > tolerance;
    outcome[isDifferent ? "different" : "close"].push({ name, share, hasOtherSize });
  }
  return outcome;
}

/** By their paths inside the folder, in the order of the alphabet. */
async function listPictures(folder: string, only: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true }).catch(() => {
    throw new Error(`There are no pictures in ${folder}.`);
  });
  return files.filter((file) => file.endsWith(".png") && file.includes(only)).toSorted();
}
