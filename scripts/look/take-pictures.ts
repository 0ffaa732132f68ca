import { globSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { picturedArguments } from "../../tests/e2e/support/chrome-arguments.ts";
import { ensureSiteBuilt } from "../build-site.ts";
import { findChrome } from "../find-chrome.ts";
import { whenAskedToStop } from "../setup/when-asked-to-stop.ts";
import { startFrozenProduct } from "./start-frozen-product.ts";
import { takeView, type Surroundings } from "./take-view.ts";
import type { View, Person } from "./view.ts";
import { listViews } from "./views/list-views.ts";
import { demoAccounts } from "../../server/http/demo-accounts.ts";

const emails: Record<Person, string> = {
  client: "client@kinolume.example",
  staff: "studio@kinolume.example",
};

/** One more than the two processors that a run is planned for: a page waits part of its time. */
const atOnce = 3;

/**
 * Chrome shows what it has in time, and may put off the decoding of pictures or share layers otherwise: on a busy machine
 * the same page has two looks. With these it draws when everything is ready.
 */
const drawWhenReady = [
  "--run-all-compositor-stages-before-draw",
  "--disable-new-content-rendering-timeout",
  "--disable-threaded-animation",
  "--disable-threaded-scrolling",
  "--disable-checker-imaging",
  "--disable-image-animation-resync",
];

export type Taken = { count: number; failures: string[] };

/** Takes the pictures of every view whose name holds `only`, in place of those that were there. */
export async function takePictures(folder: string, only: string): Promise<Taken> {
  const executablePath = findChrome();
  if (!executablePath)
    throw new Error("No Chrome or Chromium found: install one or set CHROME_PATH.");
  await ensureSiteBuilt((line) => console.log(line));
  const product = await startFrozenProduct();
  whenAskedToStop(() => void product.close().finally(() => process.exit(130)));
  const browser = await chromium.launch({
    executablePath,
    args: [...picturedArguments, ...drawWhenReady],
  });
  try {
    const views = (await listViews(product.anchored)).filter(({ name }) => name.includes(only));
    if (views.length === 0) throw new Error(`Nothing to take has “${only}” in its name.`);
    for (const old of globSync("**/*.png", { cwd: folder }))
      if (old.includes(only)) await rm(join(folder, old));
    const sessions = {
      client: await signIn(product.url, "client"),
      staff: await signIn(product.url, "staff"),
    };
    return await takeAll(views, { browser, url: product.url, sessions, folder });
  } finally {
    await browser.close();
    await product.close();
  }
}

async function takeAll(views: readonly View[], surroundings: Surroundings): Promise<Taken> {
  const taken: Taken = { count: 0, failures: [] };
  const waiting = [...views];
  const work = async () => {
    for (let view = waiting.shift(); view; view = waiting.shift())
      try {
        const names = await takeView(view, surroundings);
        taken.count += names.length;
      } catch (error) {
        taken.failures.push(view.name);
        console.error(`${view.name}: ${String(error)}`);
      }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return taken;
}

/** What the browser of somebody signed in keeps. */
async function signIn(url: string, person: Person): Promise<string> {
  const account = demoAccounts.find(({ email }) => email === emails[person]);
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: account?.email, password: account?.password }),
  });
  if (!answer.ok) throw new Error(`The ${person} cannot sign in: ${await answer.text()}`);
  return answer.text();
}
