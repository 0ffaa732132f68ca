import { join } from "node:path";
import type { Page } from "@playwright/test";
import { byTier } from "../../scripts/checks/tier.ts";
import { film } from "../support/films/barcode.ts";
import { haveSession } from "./support/account-test.ts";
import {
  expect,
  films,
  frameOf,
  readBarcode,
  readReady,
  settle,
  test,
} from "./support/review-test.ts";

/** More of everything in the long tests, and most in the soak. */
const isSoak = process.env.EVERY_FRAME === "1";
const seeks = isSoak ? 200 : byTier({ short: 20, whole: 60 });
const steps = isSoak ? 200 : byTier({ short: 20, whole: 60 });
const readySteps = isSoak ? 200 : byTier({ short: 4, whole: 12 });
const pauses = isSoak ? 100 : byTier({ short: 10, whole: 30 });
const speeds = isSoak ? ["0.25", "0.5", "1", "1.5", "2", "4"] : ["0.5", "1", "2"];

test.use({ tolerate: /ERR_ABORTED/ });

type Wrong = { did: string; said: number; shown: number };

/** What the page says is on show beside what the picture says. */
async function compare(page: Page, did: string, wrong: Wrong[], meant?: number) {
  await settle(page);
  const [said, shown] = [await frameOf(page), await readBarcode(page)];
  if (said !== shown || (meant !== undefined && said !== meant)) wrong.push({ did, said, shown });
}

// One of them in `npm test`: the rate that drops numbers.
const names = ["barcode-29.97.mp4", ...byTier({ short: [], whole: ["barcode-25.mp4"] })];
for (const name of names) {
  test(`every frame of ${name} that is said to be on show is @sized`, async ({
    page,
    request,
    client,
    handOver,
  }) => {
    test.setTimeout(isSoak ? 1_800_000 : 360_000);
    const { deliverable } = await handOver(join(films, name));
    await haveSession(page, request, client);
    await page.goto(`/review?d=${deliverable}&f=17`);
    const stage = page.locator("[data-stage]");
    const bar = page.getByRole("slider");
    const wrong: Wrong[] = [];
    await expect(bar).toHaveAttribute("aria-valuenow", "17", { timeout: 60_000 });
    await compare(page, "the address", wrong, 17);

    await test.step("after seeking", async () => {
      const box = await bar.boundingBox();
      if (!box) throw new Error("There is no bar.");
      for (let turn = 0; turn < seeks; turn++) {
        const x = Math.round(((turn * 0.618_034) % 1) * box.width);
        await bar.click({ position: { x, y: box.height / 2 } });
        await compare(page, `seek ${turn}`, wrong);
      }
    });

    await test.step("after steps", async () => {
      await stage.focus();
      const keys = ["ArrowRight", "ArrowRight", "ArrowLeft", "Shift+ArrowRight", "Shift+ArrowLeft"];
      const moves = [1, 1, -1, 10, -10];
      await page.keyboard.press("Home");
      await compare(page, "home", wrong, 0);
      let meant = 0;
      for (let turn = 0; turn < steps; turn++) {
        await page.keyboard.press(keys[turn % keys.length] ?? "");
        meant += moves[turn % moves.length] ?? 0;
        await compare(page, `step ${turn}`, wrong, meant);
      }
    });

    await test.step("while steps find their picture ready", async () => {
      await page.keyboard.press("Home");
      await settle(page);
      for (let turn = 0, ready = 0; ready < readySteps; turn++) {
        await page.keyboard.press(turn % 40 < 25 ? "ArrowRight" : "ArrowLeft");
        const laid = await readReady(page);
        if (laid) ready += 1;
        if (laid && laid.said !== laid.shown) wrong.push({ did: `ready step ${turn}`, ...laid });
      }
      await compare(page, "the last of them", wrong);
    });

    await test.step("after pauses", async () => {
      for (const speed of speeds) {
        await page.getByLabel("Speed").selectOption(speed);
        for (let turn = 0; turn < pauses; turn++) {
          await stage.focus();
          if ((await frameOf(page)) > film.frames - 120) await page.keyboard.press("Home");
          await settle(page);
          const from = await frameOf(page);
          await page.keyboard.press("k");
          // Some pictures further on, whenever that is.
          await expect.poll(() => frameOf(page), { intervals: [20] }).toBeGreaterThan(from + 2);
          await page.keyboard.press("k");
          await compare(page, `pause ${turn} at ${speed}`, wrong);
        }
      }
    });
    expect(wrong).toEqual([]);
  });
}
