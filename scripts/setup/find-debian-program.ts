import { existsSync } from "node:fs";
import { canInstallPackages, installPackage } from "./install-package.ts";

const programs = {
  caddy: { path: "/usr/bin/caddy", package: "caddy", service: "caddy" },
  pgbouncer: { path: "/usr/sbin/pgbouncer", package: "pgbouncer", service: "pgbouncer" },
  nginx: { path: "/usr/sbin/nginx", package: "nginx", service: "nginx" },
} as const;

/** A program of the distribution, for tests and comparisons: its package is installed first where we may; else undefined. */
export async function findDebianProgram(name: keyof typeof programs): Promise<string | undefined> {
  const program = programs[name];
  if (!existsSync(program.path) && canInstallPackages()) {
    console.log(`Installing ${program.package} from the distribution…`);
    await installPackage(program.package, program.service);
  }
  return existsSync(program.path) ? program.path : undefined;
}
