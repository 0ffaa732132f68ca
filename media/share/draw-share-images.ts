import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { chromium, type Page as BrowserPage } from "@playwright/test";
import { listPictures, type MediaAsset } from "../../content/media-asset.ts";
import { pages } from "../../content/pages/index.ts";
import { shareFrameOf } from "../../content/share-images.ts";
import { sharePathOf } from "../../content/share-path.ts";
import { productRoot } from "../../scripts/build-steps/product-root.ts";
import { findChrome } from "../../scripts/find-chrome.ts";
import { shareImageLimit } from "../budgets.ts";
import { writeShareCard } from "./share-card.ts";

const sharedFolder = join(productRoot, "public/share");

async function asDataUrl(file: string, type: string): Promise<string> {
  return `data:${type};base64,${(await readFile(join(productRoot, file))).toString("base64")}`;
}

function loadFrame(key: string, assets: ReadonlyMap<string, MediaAsset>): Promise<string> {
  const asset = assets.get(key);
  if (!asset) throw new Error(`content/share-images.ts names ${key}, which has no master`);
  const pictures = listPictures(key, asset).filter(({ format }) => format === "avif");
  const frame = pictures.find(({ width }) => width >= 1200) ?? pictures.at(-1);
  return asDataUrl(`public/media/${frame?.name}`, "image/avif");
}

/** A fixed number of tries: what does not fit at the last of them is an unusual frame. */
async function takePicture(browserPage: BrowserPage, path: string): Promise<Buffer> {
  for (const quality of [86, 78, 70, 60]) {
    const picture = await browserPage.screenshot({ type: "jpeg", quality });
    if (picture.length <= shareImageLimit) return picture;
  }
  throw new Error(`the share image of ${path} does not fit into ${shareImageLimit} bytes`);
}

/** Draws the share image of every page, with the browser that also shows the pages. */
export async function drawShareImages(assets: ReadonlyMap<string, MediaAsset>): Promise<number> {
  const executablePath = findChrome();
  if (!executablePath) throw new Error("Install Chrome or Chromium, or set CHROME_PATH.");
  const displayFont = await asDataUrl("app/styles/fonts/display.woff2", "font/woff2");
  const textFont = await asDataUrl("app/styles/fonts/text.woff2", "font/woff2");
  await mkdir(sharedFolder, { recursive: true });
  const args = process.getuid?.() === 0 ? ["--no-sandbox", "--disable-gpu"] : ["--disable-gpu"];
  const browser = await chromium.launch({ executablePath, args });
  const drawn = new Set<string>();
  try {
    const browserPage = await browser.newPage({ viewport: { width: 1200, height: 630 } });
    for (const page of pages) {
      const frame = await loadFrame(shareFrameOf(page), assets);
      await browserPage.setContent(writeShareCard(page, { frame, displayFont, textFont }));
      await browserPage.evaluate(() => document.fonts.ready);
      const name = basename(sharePathOf(page));
      await writeFile(join(sharedFolder, name), await takePicture(browserPage, page.path));
      drawn.add(name);
    }
  } finally {
    await browser.close();
  }
  const stale = (await readdir(sharedFolder)).filter((name) => !drawn.has(name));
  await Promise.all(stale.map((name) => rm(join(sharedFolder, name))));
  return drawn.size;
}
