import { globSync, readFileSync } from "node:fs";
import path from "node:path";

export type Import = { from: string; to: string };

const specifier = /(?:\bfrom\s+|\bimport\s*\(\s*|^import\s+)"(\.[^"\n]+)"/gm;

/** Who imports whom in these folders of the product: at once, later, or for types alone. Tests aside. */
export function readImports(root: string, folders: readonly string[]): Import[] {
  const files = globSync(`{${folders.join(",")}}/**/*.{ts,tsx}`, { cwd: root });
  return files
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) => {
      const from = file.replaceAll(path.sep, "/");
      const text = readFileSync(path.join(root, file), "utf8");
      return Array.from(text.matchAll(specifier), ([, name = ""]) => ({
        from,
        to: path.posix.join(path.posix.dirname(from), name),
      }));
    });
}
