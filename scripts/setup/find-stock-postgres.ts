import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { canInstallPackages, installPackage } from "./install-package.ts";

const programs = "/usr/lib/postgresql/15/bin";
const clusterSettings = "/etc/postgresql-common/createcluster.d";

/** Debian's PostgreSQL 15: the folder of its programs, installed first where we may; else undefined. */
export async function findStockPostgres(): Promise<string | undefined> {
  const isInstalled = () => existsSync(join(programs, "initdb"));
  if (!isInstalled() && canInstallPackages()) await install();
  return isInstalled() ? programs : undefined;
}

async function install(): Promise<void> {
  console.log("Installing PostgreSQL 15 from the distribution…");
  // The package would make a cluster and start it: the machine is to run nothing it did not run before.
  const setting = join(clusterSettings, "kinolume-soak.conf");
  mkdirSync(clusterSettings, { recursive: true });
  writeFileSync(setting, "create_main_cluster = false\n");
  try {
    await installPackage("postgresql-15");
  } finally {
    rmSync(setting, { force: true });
  }
}
