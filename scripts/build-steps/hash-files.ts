import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, relative } from "node:path";
import { productRoot } from "./product-root.ts";

/** How long a file has to have been as it is: a later change within the clock's last tick would not show. */
const restMilliseconds = 2000;

/**
 * One hash over names and contents. Reading all of them takes half of a second, so it is kept beside what the file system
 * says of each: its size, when it was last written and changed, and which one it is.
 */
export async function hashFiles(
  files: readonly string[],
  keptIn: string,
  now = Date.now(),
): Promise<string> {
  const { stamp, newest } = describeFiles(files);
  const kept = await readFile(keptIn, "utf8").catch(() => "");
  if (kept.startsWith(`${stamp} `)) return kept.slice(stamp.length + 1);
  const hash = await hashContents(files);
  if (newest < now - restMilliseconds) await keep(keptIn, `${stamp} ${hash}`);
  return hash;
}

/** One after the other: handing thousands of questions to threads and back costs twice as much as asking them. */
function describeFiles(files: readonly string[]) {
  const hash = createHash("sha256");
  let newest = 0;
  for (const file of files) {
    const { size, mtimeNs, ctimeNs, ctimeMs, ino } = statSync(file, { bigint: true });
    hash.update(`${file} ${size} ${mtimeNs} ${ctimeNs} ${ino}\n`);
    newest = Math.max(newest, Number(ctimeMs));
  }
  return { stamp: hash.digest("hex"), newest };
}

async function hashContents(files: readonly string[]): Promise<string> {
  const hashes = await Promise.all(
    files.map(async (file) =>
      createHash("sha256")
        .update(await readFile(file))
        .digest("hex"),
    ),
  );
  const hash = createHash("sha256");
  for (const [index, file] of files.entries())
    hash.update(`${relative(productRoot, file)} ${hashes[index]}\n`);
  return hash.digest("hex");
}

/** Where nothing may be written, it is read anew each time. */
async function keep(file: string, text: string): Promise<void> {
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  } catch {
    return;
  }
}
