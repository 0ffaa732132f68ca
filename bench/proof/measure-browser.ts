import { chromium } from "@playwright/test";
import { findChrome } from "../../scripts/find-chrome.ts";

const tries = 15;

/** From following a link with a fingerprint to the answer on the screen, on a page that is already open. */
export async function measureBrowser(url: string, hash: string): Promise<number[]> {
  const executablePath = findChrome();
  if (!executablePath) throw new Error("No Chrome or Chromium found: set CHROME_PATH.");
  const isRoot = process.getuid?.() === 0;
  const browser = await chromium.launch({ executablePath, args: isRoot ? ["--no-sandbox"] : [] });
  try {
    const page = await browser.newPage();
    await page.goto(`${url}/verify#${hash}`);
    await page.getByRole("heading", { name: "The proof holds." }).waitFor();
    return await page.evaluate(
      async ([address, count]) => {
        const times: number[] = [];
        const shows = (name: string) =>
          [...document.querySelectorAll("h2")].some((heading) => heading.textContent === name);
        const until = (name: string) =>
          new Promise<void>((resolve) => {
            const watch = new MutationObserver(() => {
              if (!shows(name)) return;
              watch.disconnect();
              resolve();
            });
            watch.observe(document.body, { subtree: true, childList: true, characterData: true });
          });
        for (let round = 0; round < count; round += 1) {
          const unknown = until("No anchor is known.");
          location.hash = `0x${round.toString(16).padStart(64, "a")}`;
          await unknown;
          const found = until("The proof holds.");
          const startedAt = performance.now();
          location.hash = address;
          await found;
          times.push(performance.now() - startedAt);
        }
        return times;
      },
      [hash, tries] as const,
    );
  } finally {
    await browser.close();
  }
}
