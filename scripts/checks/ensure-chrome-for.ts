import { ensureChrome } from "../setup/ensure-chrome.ts";
import type { Check } from "./run-checks.ts";

/** Ends here and in words where one of the chosen checks drives a browser and there is none. */
export async function ensureChromeFor(
  chosen: readonly Check[],
  driving: readonly string[],
): Promise<void> {
  if (!chosen.some(({ name }) => driving.includes(name)) || (await ensureChrome())) return;
  console.error("The tests need Chrome or Chromium: install one, or name it in CHROME_PATH.");
  process.exit(1);
}
