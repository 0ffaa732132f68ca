import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

const names = ["google-chrome-stable", "google-chrome", "chromium", "chromium-browser"];
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
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** The machine's own Chrome or Chromium; `CHROME_PATH` overrides the search. */
export function findChrome(): string | undefined {
  return process.env.CHROME_PATH || listCandidates().find(isExecutable);
}
