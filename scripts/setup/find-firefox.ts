import { existsSync } from "node:fs";
import { runProgram } from "../checks/run-tool.ts";

const debians = "/usr/bin/firefox-esr";

/** Debian's Firefox, or the one that `FIREFOX_PATH` names: installed first where we may; else undefined. */
export async function findFirefox(): Promise<string | undefined> {
  if (process.env.FIREFOX_PATH) return process.env.FIREFOX_PATH;
  const canInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (!existsSync(debians) && canInstall) await install();
  return existsSync(debians) ? debians : undefined;
}

async function install(): Promise<void> {
  console.log("Installing Firefox from the distribution…");
  const apt = (...words: string[]) =>
    runProgram("env", ["DEBIAN_FRONTEND=noninteractive", "apt-get", "-y", ...words]);
  await apt("update");
  await apt("install", "--no-install-recommends", "firefox-esr");
}
