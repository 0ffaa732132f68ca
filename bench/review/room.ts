import type { Page } from "@playwright/test";
import type { BenchRoom } from "./open-room.ts";

const many = 10_000;

export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

async function whenStill(page: Page, frame: number) {
  await page.locator(`input[type=range][aria-valuenow="${frame}"][aria-busy=false]`).waitFor();
}

/** From the key to the picture, within the page. */
export async function measureSteps(room: BenchRoom, rounds: number): Promise<number[]> {
  const page = await room.enter("client");
  await page.goto(`${room.address}&f=20`);
  await whenStill(page, 20);
  const times = await page.evaluate(async (count) => {
    const stage = document.querySelector<HTMLElement>("[data-stage]");
    const slider = document.querySelector("input[type=range]");
    if (!stage || !slider) throw new Error("There is no player.");
    const read = () => slider.getAttribute("aria-valuenow");
    const taken: number[] = [];
    for (let turn = 0; turn < count; turn++) {
      const [before, began] = [read(), performance.now()];
      const key = turn % 100 < 50 ? "ArrowRight" : "ArrowLeft";
      stage.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      await new Promise<void>((resolve) => {
        const watch = new MutationObserver(() => {
          if (read() === before) return;
          watch.disconnect();
          resolve();
        });
        watch.observe(slider, { attributes: true });
      });
      taken.push(performance.now() - began);
    }
    return taken;
  }, rounds);
  await page.context().close();
  return times;
}

/** From one browser's Enter to the other's list. */
export async function measureHearing(room: BenchRoom, rounds: number): Promise<number[]> {
  const [client, studio] = [await room.enter("client"), await room.enter("studio")];
  for (const page of [client, studio]) {
    await page.goto(`${room.address}&f=20`);
    await whenStill(page, 20);
  }
  const times: number[] = [];
  for (let turn = 0; turn < rounds; turn++) {
    const words = `Heard ${turn}, and no other.`;
    await client.getByLabel("Your comment").fill(words);
    // The words themselves may lie below what is on the page.
    const heard = studio
      .getByRole("button", { name: `Open ${turn + 1}`, exact: true })
      .waitFor({ state: "attached" });
    const began = performance.now();
    await client.keyboard.press("Enter");
    await heard;
    times.push(performance.now() - began);
  }
  await Promise.all([client, studio].map((page) => page.context().close()));
  return times;
}

type ListTimes = { usable: number; rows: number; longest: number };

/** From the address to the last of ten thousand comments read, how many rows are on the page then, and its longest task. */
export async function measureList(room: BenchRoom): Promise<ListTimes> {
  await room.db.asOwner(
    (sql) => sql`
      insert into review_comments
        (id, deliverable_id, version_id, number, at_frame, body, author_name, by_studio)
      select gen_random_uuid(), ${room.deliverable}, ${room.version}, 1000000 + n, n % 100, 'Comment ' || n, 'Many', true
      from generate_series(1, ${many}) as n`,
  );
  const page = await room.enter("client");
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const { dataset } = document.documentElement;
      const times = list.getEntries().map(({ duration }) => duration);
      dataset["longest"] = String(Math.max(Number(dataset["longest"] ?? 0), ...times));
    }).observe({ type: "longtask", buffered: true });
  });
  const began = performance.now();
  await page.goto(room.address);
  await page.getByRole("button", { name: /^All 1\d{4}/ }).waitFor();
  await page.locator("section ol > li").first().waitFor();
  const usable = performance.now() - began;
  const rows = await page.locator("section ol > li").count();
  const longest = Number(await page.locator("html").getAttribute("data-longest"));
  await page.context().close();
  return { usable, rows, longest };
}
