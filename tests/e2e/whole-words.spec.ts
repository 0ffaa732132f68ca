import type { Page } from "@playwright/test";
import { expect, test } from "./support/fixtures.ts";

const sizes = [
  [320, 640],
  [390, 844],
  [1024, 768],
  [1280, 1024],
  [1600, 1200],
  [1920, 1080],
] as const;

/** Words of headings that are on two lines, though nothing in them asks for it. */
function findBrokenWords(page: Page): Promise<string[]> {
  return page.getByRole("main").evaluate((main) => {
    const broken: string[] = [];
    const range = document.createRange();
    for (const heading of main.querySelectorAll("h1, h2")) {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { 0: word, index } of (text.textContent ?? "").matchAll(/[^\s-]+/g)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8)));
          if (lines.size > 1) broken.push(word);
        }
    }
    return broken;
  });
}

for (const path of ["/services", "/our-process", "/labs", "/case-study/drone-imagery"])
  test(`the headings of ${path} keep their words whole on every screen`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      expect(await findBrokenWords(page), `at ${width} by ${height}`).toEqual([]);
    }
  });
