import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { canEnter, type SystemAccount } from "./account.ts";

// A socket's address holds 104 bytes on macOS, 108 on Linux, with the closing zero.
const longest = 103 - "/.s.PGSQL.5432".length;

export type SocketFolder = { path: string; remove(): void };

/** A folder for the socket that only PostgreSQL's user and we can enter, with a path short enough for one. */
export function createSocketFolder(
  clusterFolder: string,
  account: SystemAccount | null,
): SocketFolder {
  const beside = `${clusterFolder}-socket`;
  const path = Buffer.byteLength(beside) <= longest ? reuse(beside) : makeTemporary(account);
  if (account) chownSync(path, account.uid, account.gid);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

function reuse(path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  chmodSync(path, 0o700);
  return path;
}

function makeTemporary(account: SystemAccount | null): string {
  const own = tmpdir();
  const parent = own.length > 60 || (account && !canEnter(own, account)) ? "/tmp" : own;
  return mkdtempSync(join(parent, "kinolume-"));
}
