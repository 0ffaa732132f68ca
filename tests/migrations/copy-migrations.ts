import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

/** The migrations as they were at a commit, in a folder of their own. */
export function copyMigrations(ref: string): string {
  const folder = mkdtempSync(join(tmpdir(), "kinolume-migrations-"));
  const git = (...words: string[]) => execFileSync("git", words, { encoding: "utf8" });
  const files = git("ls-tree", "--name-only", ref, "supabase/migrations/").split("\n");
  for (const path of files.filter((file) => file.endsWith(".sql"))) {
    writeFileSync(join(folder, basename(path)), git("show", `${ref}:${path}`));
  }
  return folder;
}
