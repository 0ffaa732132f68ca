import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { followRequests } from "./follow-requests.ts";
import { frozenTime } from "./frozen-time.ts";
import { holdStill } from "./hold-still.ts";
import { maskVolatile } from "./mask-volatile.ts";
import { settle } from "./settle.ts";
import { allWidths, type Person, type View } from "./view.ts";

export type Surroundings = {
  browser: Browser;
  url: string;
  /** What the browsers of those signed in keep. */
  sessions: Record<Person, string>;
  folder: string;
};

type Size = { width: number; height: number };

const heights: Record<number, number> = { 390: 844, 768: 1024, 1440: 900 };
/** A sheet of A4, in the pixels of CSS. */
const sheet = { width: 794, height: 1123 };
const workHeight = 1600;
/** What a page writes by being looked at, which the next picture would show. */
const marks = "**/rest/v1/rpc/{mark_messages_read,log_preview}";

/** What has been drawn at one width is drawn a little differently at the next one: each has a browser that has seen nothing. */
export async function takeView(view: View, surroundings: Surroundings): Promise<string[]> {
  const names: string[] = [];
  for (const size of listSizes(view)) {
    const name = `${view.name}-${view.isPrint ? "print" : size.width}.png`;
    await save(join(surroundings.folder, name), await takePicture(view, size, surroundings));
    names.push(name);
  }
  return names;
}

async function takePicture(view: View, viewport: Size, surroundings: Surroundings) {
  const origin = surroundings.url;
  const context = await surroundings.browser.newContext({
    baseURL: origin,
    viewport,
    reducedMotion: view.hasMotion ? "no-preference" : "reduce",
    locale: "en-GB",
    timezoneId: "Europe/London",
    serviceWorkers: "block",
    storageState: { cookies: [], origins: [{ origin, localStorage: keep(view, surroundings) }] },
  });
  context.setDefaultTimeout(60_000);
  try {
    await context.addInitScript(stopClock, frozenTime.getTime());
    if (view.hasMotion) await context.addInitScript(saveData);
    await context.route(marks, (route) => route.fulfill({ status: 204 }));
    const page = await context.newPage();
    if (view.isPrint) await page.emulateMedia({ media: "print" });
    const broken: Error[] = [];
    page.on("pageerror", (error) => broken.push(error));
    const untilQuiet = followRequests(page);
    await page.goto(view.path);
    await settle(page, untilQuiet);
    if (view.act) {
      await view.act(page);
      await settle(page, untilQuiet);
    }
    if (!view.isScreen) await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await maskVolatile(page);
    await holdStill(page);
    if (broken[0]) throw broken[0];
    return await capture(page, view.isScreen ?? false);
  } finally {
    await context.close();
  }
}

/** Timers run on, and so do marks of performance, by which the app tells that it runs: Playwright's clock loses them. */
function stopClock(time: number) {
  Date.now = () => time;
  globalThis.Date = new Proxy(Date, {
    construct: (Running, given: ConstructorParameters<DateConstructor>) =>
      given.length > 0 ? new Running(...given) : new Running(time),
  });
}

/** Whoever saves data has films that wait at their first picture. */
function saveData() {
  Object.defineProperty(navigator, "connection", { value: { saveData: true } });
}

function keep({ as, isFirstVisit }: View, { sessions }: Surroundings) {
  return [
    ...(as ? [{ name: "sb-127-auth-token", value: sessions[as] }] : []),
    ...(isFirstVisit ? [] : [{ name: "cookieConsent", value: "declined" }]),
  ];
}

function listSizes({ as, isPrint, widths = allWidths, height }: View): Size[] {
  if (isPrint) return [sheet];
  const heightAt = (width: number) => height ?? (as ? workHeight : (heights[width] ?? 900));
  return widths.map((width) => ({ width, height: heightAt(width) }));
}

async function save(path: string, picture: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, picture);
}

/** The page as a PNG: all of it, or what the screen shows. Written fast rather than small, which takes a third of the time. */
async function capture(page: Page, isScreen: boolean): Promise<Buffer> {
  const devtools = await page.context().newCDPSession(page);
  try {
    const { cssContentSize } = await devtools.send("Page.getLayoutMetrics");
    const { data } = await devtools.send("Page.captureScreenshot", {
      format: "png",
      optimizeForSpeed: true,
      ...(!isScreen && { captureBeyondViewport: true, clip: { ...cssContentSize, scale: 1 } }),
    });
    return Buffer.from(data, "base64");
  } finally {
    await devtools.detach();
  }
}
