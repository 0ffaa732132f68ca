import { stat, statfs } from "node:fs/promises";
import { hostname } from "node:os";
import path from "node:path";
import { isNearlyFull, percentFree, type DiskSpace } from "../../domain/trouble/disk.ts";
import type { Database } from "../../runtime/database/types.ts";
import { endTrouble, noteTrouble } from "../../services/trouble/note-troubles.ts";
import type { Config } from "../config/config.ts";
import { findClusterFolder } from "../postgres/cluster-folder.ts";

const everyMilliseconds = 60_000;

type Disk = { names: string[]; space: DiskSpace };

/** What this node keeps on disks of its own, by what lies there. */
export function listFolders(
  config: Pick<Config, "dataDirectory" | "s3" | "databaseUrl">,
): Record<string, string> {
  const { dataDirectory, s3, databaseUrl } = config;
  return {
    data: dataDirectory,
    ...(!s3 && { uploads: path.join(dataDirectory, "storage") }),
    ...(databaseUrl === undefined && { database: findClusterFolder(dataDirectory) }),
  };
}

/** The only server of an embedded database keeps its name, whatever the machine is called after the next start. */
export function nameNode({ databaseUrl }: Pick<Config, "databaseUrl">): string {
  return databaseUrl === undefined ? "server" : hostname();
}

type DiskWatch = {
  database: Pick<Database, "asOwner">;
  node: string;
  folders: Record<string, string>;
  onFailure: (error: unknown) => void;
  measure?: (folder: string) => Promise<{ device: number; space: DiskSpace }>;
};

/** Looks at the disks now and each minute. */
export function startDiskWatch(watch: DiskWatch): { stop(): Promise<void> } {
  const full = new Set<string>();
  let running: Promise<void> | undefined;
  const look = () => {
    running ??= lookAtDisks(watch, full)
      .catch(watch.onFailure)
      .finally(() => (running = undefined));
  };
  look();
  const timer = setInterval(look, everyMilliseconds).unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

/** `full` remembers which were, so that one at the limit does not come and go. */
export async function lookAtDisks(
  { database, node, folders, measure = measureFolder }: DiskWatch,
  full: Set<string>,
): Promise<void> {
  const disks = new Map<number, Disk>();
  for (const [name, folder] of Object.entries(folders)) {
    const { device, space } = await measure(folder);
    const { names } = disks.get(device) ?? { names: [] };
    disks.set(device, { names: [...names, name], space });
  }
  for (const { names, space } of disks.values()) {
    const subject = `${node}: ${names.join(", ")}`;
    const trouble = { kind: "disk" as const, subject, facts: { percent: percentFree(space) } };
    const isFull = isNearlyFull(space, full.has(subject));
    if (isFull) full.add(subject);
    else full.delete(subject);
    await database.asOwner((sql) =>
      isFull ? noteTrouble(sql, trouble) : endTrouble(sql, trouble),
    );
  }
}

async function measureFolder(folder: string): Promise<{ device: number; space: DiskSpace }> {
  const [{ dev: device }, { bsize, blocks, bavail, files, ffree }] = await Promise.all([
    stat(folder),
    statfs(folder),
  ]);
  const space = { total: blocks * bsize, free: bavail * bsize, files, filesFree: ffree };
  return { device, space };
}
