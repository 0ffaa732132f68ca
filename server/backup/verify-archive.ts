import { createHash } from "node:crypto";
import { damagedArchive, readArchive } from "./read-archive.ts";
import { manifestName, manifestSchema, type Manifest } from "./manifest.ts";

/** Only what a backup may hold: nothing that leads out of the folder it is unpacked into. */
const safeName = /^(?!.*(?:^|\/)\.\.?(?:\/|$))[^/\\\0]+(?:\/[^/\\\0]+)*$/;

/** Reads an archive to its end and compares every byte with the manifest; throws where they differ. */
export async function verifyArchive(file: string): Promise<Manifest> {
  const found = new Map<string, { size: number; sha256: string }>();
  let manifest: Manifest | undefined;
  for await (const { name, size, isFolder, content } of readArchive(file)) {
    if (manifest) throw damagedArchive("something follows its manifest");
    if (!safeName.test(name))
      throw damagedArchive(`${JSON.stringify(name)} is no name of a backup`);
    if (name === manifestName) {
      manifest = parseManifest(await readAll(content));
      continue;
    }
    const hash = createHash("sha256");
    for await (const chunk of content) hash.update(chunk);
    if (!isFolder) found.set(name, { size, sha256: hash.digest("hex") });
  }
  if (!manifest) throw damagedArchive("its manifest is missing");
  for (const { name, size, sha256 } of manifest.entries) {
    const entry = found.get(name);
    if (entry?.size !== size || entry.sha256 !== sha256)
      throw damagedArchive(`${name} is not as written`);
  }
  if (found.size !== manifest.entries.length)
    throw damagedArchive("it holds what its manifest does not");
  return manifest;
}

async function readAll(content: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

function parseManifest(text: string): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch (error) {
    throw damagedArchive("its manifest is not readable", error);
  }
}
