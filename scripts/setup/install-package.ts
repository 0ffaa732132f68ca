import { existsSync, rmSync, writeFileSync } from "node:fs";
import { runProgram } from "../checks/run-tool.ts";

const policyFile = "/usr/sbin/policy-rc.d";

/** As root, on Debian and what comes of it. */
export function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

/** A package of the distribution. Services that it brings are not started, now or later: the machine runs nothing it did not run before. */
export async function installPackage(name: string, service?: string): Promise<void> {
  const apt = (...words: string[]) =>
    runProgram("env", ["DEBIAN_FRONTEND=noninteractive", "apt-get", "-y", "-q", ...words]);
  const isPolicyOurs = !existsSync(policyFile);
  if (isPolicyOurs) writeFileSync(policyFile, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
  try {
    await apt("update");
    await apt("install", "--no-install-recommends", name);
    if (service)
      await runProgram("systemctl", ["--quiet", "disable", service]).catch(() => undefined);
  } finally {
    if (isPolicyOurs) rmSync(policyFile, { force: true });
  }
}
