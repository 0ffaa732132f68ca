import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * What axe minds, as rule and elements; inside `selector` only, where one is given. It runs in the
 * page itself: the packaged runner opens a second page for every look, which costs five times more.
 */
export async function findViolations(page: Page, selector?: string): Promise<[string, string[]][]> {
  // Half a megabyte, so only where it is not there yet.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(async (inside) => {
    const runner = (window as unknown as { axe: typeof axe }).axe;
    // A colour on its way from one state to the next is neither: on a stalled machine even 1 ms of it can be caught.
    const ending = document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
    const { violations } = await runner.run(inside ?? document, { resultTypes: ["violations"] });
    return violations.map(({ id, nodes }): [string, string[]] => [
      id,
      nodes.map(({ html }) => html),
    ]);
  }, selector);
}
