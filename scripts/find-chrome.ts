import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

const names = ["google-chrome-stable", "google-chrome", "chromium", "chromium-browser"];
const shells = ["chromium-headless-shell", "chrome-headless-shell"];
const macBundles = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];
const windowsPath = String.raw`Google\Chrome\Application\chrome.exe`;

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function listCandidates(): string[] {
  if (process.platform === "darwin") return macBundles;
  if (process.platform === "win32")
    return [process.env.PROGRAMFILES, process.env["PROGRAMFILES(X86)"], process.env.LOCALAPPDATA]
      .filter((folder) => folder !== undefined)
      .map((folder) => join(folder, windowsPath));
  return inPath(names);
}

function inPath(files: readonly string[]): string[] {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return files.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** The machine's own Chrome or Chromium; `CHROME_PATH` overrides the search. */
export function findChrome(): string | undefined {
  return process.env.CHROME_PATH || [...listCandidates(), ...inPath(shells)].find(isExecutable);
}

/** For tests rather Chromium's headless shell: the same pages without a window around each, which costs a quarter less. */
export function findTestBrowser(): string | undefined {
  return process.env.CHROME_PATH || inPath(shells).find(isExecutable) || findChrome();
}
