import { createHash } from "node:crypto";
import {
  closeSync,
  existsSync,
  lstatSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { comparePackages } from "./compare-packages.mjs";
import { mendDriver } from "./mend-driver.mjs";
import { runChild } from "./run-child.mjs";
import { trimPackages } from "./trim-packages.mjs";

/**
 * Installs what package-lock.json lists unless it is there already; answers an exit code. Building and serving
 * needs less than half of it (`isProductEnough`): what tests and benchmarks take comes when one of them is run.
 */
export async function installDependencies(root, { isProductEnough }) {
  const modules = join(root, "node_modules");
  const stamp = join(modules, ".kinolume-install");
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) return 0;

  const stamped = readIfExists(stamp);
  const complete = describeInstall(root, "all");
  if (stamped === complete) return 0;
  if (isProductEnough && stamped === describeInstall(root, "product")) return 0;

  // Where everything was, everything is wanted again.
  const wanted = isProductEnough && !stamped?.includes("all") ? "product" : "all";
  // What was installed for another system may look the same.
  const present = !stamped || stamped.includes(machine) ? comparePackages(root) : "none";
  if (present === "all" || present === wanted) {
    mendDriver(root);
    writeFileSync(stamp, describeInstall(root, present));
    return 0;
  }

  const started = performance.now();
  console.log(announce({ wanted, present, wasThere: stamped !== undefined }));
  // Gone until npm has finished, so that an interrupted installation is repaired next time.
  rmSync(stamp, { force: true });
  if (present === "none") rmSync(join(modules, ".package-lock.json"), { force: true });
  const code = await runNpmQuietly(root, wanted, present);
  if (code !== 0) return code;
  trimPackages(modules, wanted);
  writeFileSync(stamp, describeInstall(root, wanted));
  console.log(`Installed in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  return 0;
}

const machine = `${process.platform} ${process.arch}`;

function announce({ wanted, present, wasThere }) {
  if (present === "product") return "Installing what tests and benchmarks need…";
  if (wasThere) return "Installing dependencies (they changed)…";
  return wanted === "product"
    ? "Installing dependencies (first time)…"
    : "Installing dependencies (first time, about a minute)…";
}

function describeInstall(root, kind) {
  const lock = readIfExists(join(root, "package-lock.json")) ?? "";
  const hash = createHash("sha256").update(lock).digest("hex");
  return `${hash} ${machine} ${kind}\n`;
}

async function runNpmQuietly(root, wanted, present) {
  const log = join(tmpdir(), `kinolume-install-${process.pid}.log`);
  const output = openSync(log, "w");
  const [command, ...prefix] = findNpm();
  const action = chooseAction(root, present);
  try {
    // NODE_ENV would decide otherwise.
    const development = wanted === "all" ? "--include=dev" : "--omit=dev";
    const options = [development, "--include=optional", "--no-audit", "--no-fund"];
    const code = await runChild(command, [...prefix, ...action, ...options], {
      cwd: root,
      stdio: ["ignore", output, output],
      shell: command.endsWith(".cmd"),
    });
    const wasInterrupted = code > 128;
    if (code !== 0 && !wasInterrupted) {
      console.error(readFileSync(log, "utf8").trimEnd());
      console.error(`npm ${action[0]} failed (exit code ${code}); what it said is above.`);
    }
    return code;
  } catch (error) {
    console.error(`npm could not be started (${error.message}); install npm and run this again.`);
    return 1;
  } finally {
    closeSync(output);
    rmSync(log, { force: true });
  }
}

/** `npm ci` begins by removing everything, which must not happen under a product that runs: to it is only added. */
function chooseAction(root, present) {
  if (present === "product") return ["install", "--no-save"];
  return [existsSync(join(root, "package-lock.json")) ? "ci" : "install"];
}

function findNpm() {
  const running = process.env.npm_execpath;
  if (running?.endsWith("npm-cli.js")) return [process.execPath, running];
  return [process.platform === "win32" ? "npm.cmd" : "npm"];
}

function readIfExists(path) {
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}
