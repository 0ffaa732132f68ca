import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";

/**
 * How what lies in node_modules stands to package-lock.json: "all" is there, what the "product" needs, or neither.
 * npm writes a lockfile of its own into node_modules last of all, so it tells what was finished.
 */
export function comparePackages(root) {
  const locked = readPackages(join(root, "package-lock.json"));
  const installed = readPackages(join(root, "node_modules", ".package-lock.json"));
  if (!locked || !installed) return "none";
  // One that is of another version, or lies where none should be, may be found instead of the right one.
  const isForeign = ([path, { version }]) => locked[path]?.version !== version;
  if (Object.entries(installed).some(isForeign)) return "none";
  const missing = Object.entries(locked).filter(
    ([path, entry]) => path !== "" && !installed[path] && isForThisMachine(entry),
  );
  if (missing.length === 0) return "all";
  return missing.every(([, { dev }]) => dev) ? "product" : "none";
}

/** Of the optional ones those are certain to be installed that name the system and processor they are for. */
function isForThisMachine({ optional, devOptional, os, cpu, libc }) {
  if (!optional && !devOptional) return true;
  if (!os || !cpu || libc) return false;
  return os.includes(process.platform) && cpu.includes(process.arch);
}

function readPackages(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")).packages : undefined;
}
