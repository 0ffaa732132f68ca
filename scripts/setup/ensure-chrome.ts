import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { productRoot, runProgram } from "../checks/run-tool.ts";
import { findTestBrowser } from "../find-chrome.ts";

/** Chrome for the browser tests: what the machine has or, as root on Debian, the package. */
export async function ensureChrome(): Promise<string | undefined> {
  const found = findTestBrowser();
  if (found) return found;
  const canInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  return canInstall ? installChromium() : undefined;
}

async function installChromium(): Promise<string | undefined> {
  console.log("Installing Chromium (none found, about a minute)…");
  const log = join(productRoot, ".cache/install-chromium.log");
  mkdirSync(join(productRoot, ".cache"), { recursive: true });
  const output = openSync(log, "w");
  const apt = (...aptArguments: string[]) =>
    runProgram(
      "env",
      ["DEBIAN_FRONTEND=noninteractive", "apt-get", "-y", ...aptArguments],
      ["ignore", output, output],
    );
  try {
    const install = (name: string) => apt("install", "--no-install-recommends", name);
    const hasFailed =
      (await apt("update")) !== 0 ||
      ((await install("chromium-headless-shell")) !== 0 && (await install("chromium")) !== 0);
    if (hasFailed) console.error(readFileSync(log, "utf8").trimEnd());
  } finally {
    closeSync(output);
  }
  return findTestBrowser();
}
