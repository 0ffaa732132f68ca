import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import type { SystemAccount } from "./account.ts";

export const ownerRole = "postgres";

const passwordFile = "kinolume.password";

/** Makes the database's files where there are none: beside their place, then renamed into it, so that a kill half-way leaves nothing that looks whole. */
export async function ensureCluster(options: {
  folder: string;
  binaries: string;
  account: SystemAccount | null;
  log: (line: string) => void;
}): Promise<void> {
  // At every start: an initdb that outlived its start may have written to its draft after the next one had removed it.
  removeDrafts(options.folder);
  if (existsSync(options.folder)) return;
  const draft = `${options.folder}.new-${randomBytes(4).toString("hex")}`;
  const password = `${draft}.password`;
  mkdirSync(dirname(options.folder), { recursive: true });
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(password, randomBytes(24).toString("base64url"), { mode: 0o600 });
  giveOwnership(draft, options.account);
  giveOwnership(password, options.account);
  options.log("Creating the database…");
  await initialise(options, draft, password);
  // Inside the cluster, so that both appear at once and travel together.
  renameSync(password, join(draft, passwordFile));
  renameSync(draft, options.folder);
}

export function readOwnerPassword(folder: string): string {
  return readFileSync(join(folder, passwordFile), "utf8").trim();
}

async function initialise(
  { binaries, account }: { binaries: string; account: SystemAccount | null },
  folder: string,
  password: string,
): Promise<void> {
  await promisify(execFile)(
    join(binaries, "bin/initdb"),
    [
      `--pgdata=${folder}`,
      `--username=${ownerRole}`,
      `--pwfile=${password}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      // Needs no locale of the operating system, and behaves the same everywhere.
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--locale=C",
      "--no-instructions",
    ],
    { cwd: folder, env: { ...process.env, LC_ALL: "C", TZ: "UTC" }, ...account },
  );
}

function removeDrafts(folder: string): void {
  const parent = dirname(folder);
  if (!existsSync(parent)) return;
  for (const name of readdirSync(parent)) {
    if (name.startsWith(`${basename(folder)}.new-`)) {
      // The initdb of a killed start may still be writing there.
      rmSync(join(parent, name), { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    }
  }
}

function giveOwnership(path: string, account: SystemAccount | null): void {
  if (account) chownSync(path, account.uid, account.gid);
}
