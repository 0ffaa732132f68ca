/**
 * Pictures of every page, tab and area, to see what a change of styles has changed: `npm run look`.
 * `-- --against <folder>` compares them with others, `-- --only=studio/` takes a part.
 */
import { rm } from "node:fs/promises";
import { compareFolders, tolerance } from "./look/compare-folders.ts";
import { readArguments, type LookArguments } from "./look/read-arguments.ts";
import { takePictures } from "./look/take-pictures.ts";
import { writePage } from "./look/write-page.ts";

async function look({ into, against, isTaking, only }: LookArguments): Promise<boolean> {
  const isWhole = !isTaking || (await take(into, only));
  return against === undefined ? isWhole : (await compare(against, into, only)) && isWhole;
}

async function take(folder: string, only: string): Promise<boolean> {
  const { count, failures } = await takePictures(folder, only);
  console.log(`${count} pictures are in ${folder}.`);
  if (failures.length > 0) console.error(`Not taken: ${failures.join(", ")}`);
  return failures.length === 0;
}

async function compare(before: string, after: string, only: string): Promise<boolean> {
  const folders = { before, after, differences: `${after}-differences` };
  await rm(folders.differences, { recursive: true, force: true });
  const outcome = await compareFolders(folders, only);
  const page = await writePage(outcome, folders);
  const { same, close, different, missing, added } = outcome;
  for (const { name, share } of different) console.log(`${name}: ${(share * 100).toFixed(2)}%`);
  for (const name of missing) console.log(`${name}: missing`);
  for (const name of added) console.log(`${name}: new`);
  console.log(
    `${same.length} the same, ${close.length} within ${tolerance * 100}%, ${different.length} different, ` +
      `${missing.length} missing, ${added.length} new: ${page}`,
  );
  return different.length + missing.length + added.length === 0;
}

try {
  const isFine = await look(readArguments(process.argv.slice(2)));
  process.exit(isFine ? 0 : 1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
