/** Draws the words that lie over films, before these are rendered: `node media/titles/draw-titles.ts`. */
import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { productRoot } from "../../scripts/build-steps/product-root.ts";
import { findChrome } from "../../scripts/find-chrome.ts";
import { runFfmpeg } from "../encode/run-program.ts";
import { listDeliverables } from "../list-deliverables.ts";
import { writeTitleCard } from "./title-card.ts";

const folder = join(productRoot, ".cache/media/titles");

async function drawTitles() {
  const executablePath = findChrome();
  if (!executablePath) throw new Error("Install Chrome or Chromium, or set CHROME_PATH.");
  const font = await readFile(join(productRoot, "app/styles/fonts/display.woff2"));
  const displayFont = `data:font/woff2;base64,${font.toString("base64")}`;
  await mkdir(folder, { recursive: true });
  const args = process.getuid?.() === 0 ? ["--no-sandbox", "--disable-gpu"] : ["--disable-gpu"];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const page = await browser.newPage();
    for (const { key, width, height, cuts } of await listDeliverables()) {
      for (const [index, { title }] of cuts.entries()) {
        if (!title) continue;
        const file = join(folder, `${key}-${index}`);
        await page.setViewportSize({ width, height });
        await page.setContent(writeTitleCard(title, { width, height, displayFont }));
        await page.evaluate(() => document.fonts.ready);
        await page.screenshot({ path: `${file}.png` });
        await runFfmpeg(["-i", `${file}.png`, "-pix_fmt", "gray", `${file}.pgm`]);
        await rm(`${file}.png`);
      }
    }
  } finally {
    await browser.close();
  }
}

drawTitles().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
