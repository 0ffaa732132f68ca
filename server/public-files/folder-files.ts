import { randomUUID } from "node:crypto";
import { access, mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { PublicFiles } from "../../supabase/functions/_shared/public-files.ts";

/** One plain name: nothing that could lead out of its folder, nor a file still being written. */
export function isPlainName(name: string): boolean {
  return /^[a-z\d][a-z\d_-]{0,99}(?:\.[a-z\d]{1,10})?$/i.test(name);
}

export function createFolderFiles(root: string): PublicFiles {
  const locate = (bucket: string, name: string) => {
    if (!isPlainName(bucket) || !isPlainName(name))
      throw new Error(`No file can be named ${name}.`);
    return path.join(root, bucket, name);
  };
  return {
    async has(bucket, name) {
      return access(locate(bucket, name)).then(
        () => true,
        () => false,
      );
    },
    async save(bucket, { name, bytes }) {
      const file = locate(bucket, name);
      const half = path.join(root, bucket, `.${randomUUID()}.tmp`);
      await mkdir(path.dirname(file), { recursive: true });
      try {
        // Whole or not at all, for whoever reads it meanwhile.
        await writeFile(half, bytes, { flag: "wx", flush: true });
        await rename(half, file);
      } finally {
        await rm(half, { force: true });
      }
    },
  };
}
