import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

function hasCompiler(): boolean {
  return spawnSync("g++", ["--version"]).status === 0;
}

/** Whether g++ is there; as root on Debian it is installed when absent. */
export function ensureCompiler(): boolean {
  if (hasCompiler()) return true;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (...words: string[]) => spawnSync("apt-get", ["-y", ...words], { env });
  apt("update");
  apt("install", "--no-install-recommends", "g++");
  return hasCompiler();
}
