import { chmodSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** The account that PostgreSQL runs as, where that is not our own. */
export type SystemAccount = { uid: number; gid: number };

const nobody: SystemAccount = { uid: 65534, gid: 65534 };

/** PostgreSQL refuses to run as root: there it runs as nobody. Null: as ourselves. */
export function chooseAccount(): SystemAccount | null {
  return process.getuid?.() === 0 ? nobody : null;
}

/** Makes a folder that others may pass through but not list, whatever the umask. One that is there stays as it is. */
export function allowTraversal(folder: string): void {
  if (mkdirSync(folder, { recursive: true })) chmodSync(folder, 0o711);
}

/** Whether the account can reach a path: enter each folder on the way, and enter or run what is there. */
export function canEnter(path: string, account: SystemAccount): boolean {
  const parent = dirname(path);
  return (parent === path || canEnter(parent, account)) && canTraverse(path, account);
}

function canTraverse(folder: string, { uid, gid }: SystemAccount): boolean {
  const stat = statSync(folder, { throwIfNoEntry: false });
  // A folder that does not exist yet will be created with `allowTraversal`.
  if (!stat) return true;
  const bit = stat.uid === uid ? 0o100 : stat.gid === gid ? 0o010 : 0o001;
  return (stat.mode & bit) !== 0;
}
