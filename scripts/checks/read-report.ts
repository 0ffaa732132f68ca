import { mkdir, readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { oneFailed, type Counts } from "./counts.ts";
import { productRoot } from "./run-tool.ts";

type Read = (json: unknown, exitCode: number) => Counts | Promise<Counts>;

/** Runs something that writes a JSON report. An earlier run's report must never be taken for its. */
export async function readReport(file: string, run: () => Promise<number>, read: Read) {
  const path = join(productRoot, file);
  await mkdir(dirname(path), { recursive: true });
  await rm(path, { force: true });
  const exitCode = await run();
  try {
    return await read(JSON.parse(await readFile(path, "utf8")), exitCode);
  } catch (error) {
    console.error(`The tests wrote no readable report to ${file}:`, error);
    return oneFailed;
  }
}
