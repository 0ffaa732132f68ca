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
import { runChild } from "./run-child.mjs";

/** Installs what package-lock.json lists unless it is there already; answers an exit code. */
export async function installDependencies(root) {
  const modules = join(root, "node_modules");
  const stamp = join(modules, ".kinolume-install");
  const wanted = describeInstall(root);

  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) return 0;
  if (readIfExists(stamp) === wanted) return 0;
  if (!existsSync(stamp) && isInstalledByHand(root)) {
    writeFileSync(stamp, wanted);
    return 0;
  }

  console.log(
    existsSync(stamp)
      ? "Installing dependencies (they changed)…"
      : "Installing dependencies (first time, about a minute)…",
  );
  // Gone until npm has finished, so that an interrupted installation is repaired next time.
  rmSync(stamp, { force: true });
  const code = await runNpmQuietly(root);
  if (code === 0) writeFileSync(stamp, wanted);
  return code;
}

function describeInstall(root) {
  const lock = readIfExists(join(root, "package-lock.json")) ?? "";
  const hash = createHash("sha256").update(lock).digest("hex");
  return `${hash} ${process.platform} ${process.arch}\n`;
}

/** npm writes its own lockfile into node_modules last: when it agrees, `npm ci` was run already. */
function isInstalledByHand(root) {
  const installed = readIfExists(join(root, "node_modules", ".package-lock.json"));
  const locked = readIfExists(join(root, "package-lock.json"));
  if (!installed || !locked) return false;
  const present = JSON.parse(installed).packages;
  return Object.entries(JSON.parse(locked).packages).every(
    ([path, entry]) =>
      path === "" ||
      entry.optional ||
      entry.devOptional ||
      present[path]?.version === entry.version,
  );
}

async function runNpmQuietly(root) {
  const log = join(tmpdir(), `kinolume-install-${process.pid}.log`);
  const output = openSync(log, "w");
  const [command, ...prefix] = findNpm();
  const action = existsSync(join(root, "package-lock.json")) ? "ci" : "install";
  try {
    // NODE_ENV=production would leave out what builds the site.
    const options = ["--include=dev", "--include=optional", "--no-audit", "--no-fund"];
    const code = await runChild(command, [...prefix, action, ...options], {
      cwd: root,
      stdio: ["ignore", output, output],
      shell: command.endsWith(".cmd"),
    });
    const wasInterrupted = code > 128;
    if (code !== 0 && !wasInterrupted) {
      console.error(readFileSync(log, "utf8").trimEnd());
      console.error(`npm ${action} failed (exit code ${code}); what it said is above.`);
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

function findNpm() {
  const running = process.env.npm_execpath;
  if (running?.endsWith("npm-cli.js")) return [process.execPath, running];
  return [process.platform === "win32" ? "npm.cmd" : "npm"];
}

function readIfExists(path) {
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}
