import { randomUUID } from "node:crypto";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import * as z from "zod";
import { findTestBrowser } from "../../scripts/find-chrome.ts";
import { readConfig } from "../../server/config/config.ts";
import { openDatabase } from "../../server/database/database.ts";
import { startServer } from "../../server/main.ts";
import { findRunning } from "../../server/postgres/find-running.ts";
import { findFreePort } from "../../tests/e2e/support/find-free-port.ts";
import { picturedArguments } from "../../tests/e2e/support/chrome-arguments.ts";
import { whenBrokenOff } from "../when-broken-off.ts";

const signedIn = z.looseObject({ access_token: z.string() });
const made = z.object({ id: z.string() });

/** Those of the demo data. */
const people = {
  client: { email: "client@kinolume.example", password: "cinematic-demo-2026" },
  studio: { email: "studio@kinolume.example", password: "studio-demo-2026" },
};
const deliverable = "de000000-0000-4000-8000-000000003010";
const project = "de000000-0000-4000-8000-000000001001";

export type BenchRoom = Awaited<ReturnType<typeof openRoom>>;

/** The whole product with a film to review, and a browser. */
export async function openRoom(film: string) {
  const dataDirectory = mkdtempSync(join(tmpdir(), "kinolume-bench-"));
  chmodSync(dataDirectory, 0o711);
  const port = String(await findFreePort());
  const config = readConfig({ PORT: port, DATA_DIR: dataDirectory, LOG_LEVEL: "error" });
  const product = await startServer(config);
  whenBrokenOff(() => product.close());
  const connection = findRunning(dataDirectory);
  const db = await openDatabase({ connection, log: () => undefined, connections: 1 });
  const executablePath = findTestBrowser();
  const browser = await chromium.launch({
    args: picturedArguments,
    ...(executablePath && { executablePath }),
  });
  const version = await handOver(product.url, film);
  for (;;) {
    const [media] = await db.asOwner(
      (sql) =>
        sql<{ state: string }[]>`select state from deliverable_media where version_id = ${version}`,
    );
    if (media?.state === "ready") break;
    if (media?.state !== "waiting") throw new Error(`The film is ${media?.state ?? "not there"}.`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    db,
    deliverable,
    version,
    address: `${product.url}/review?d=${deliverable}`,
    enter: (who: keyof typeof people) => enter(browser, product.url, people[who]),
    stop: async () => {
      await browser.close();
      await db.close();
      await product.close();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}

async function signIn(url: string, person: { email: string; password: string }) {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(person),
  });
  return signedIn.parse(await answer.json());
}

async function handOver(url: string, film: string): Promise<string> {
  const { access_token } = await signIn(url, people.studio);
  const headers = { authorization: `Bearer ${access_token}` };
  const path = `${project}/${randomUUID()}.mp4`;
  await fetch(`${url}/storage/v1/object/deliverables/${path}`, {
    method: "POST",
    headers: { ...headers, "content-type": "video/mp4" },
    body: readFileSync(film),
  });
  const answer = await fetch(`${url}/rest/v1/rpc/deliver_version`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ deliverable, object_path: path, file_name: "cut.mp4", note: "" }),
  });
  return made.parse(await answer.json()).id;
}

async function enter(
  browser: Browser,
  url: string,
  person: { email: string; password: string },
): Promise<Page> {
  const session = JSON.stringify(await signIn(url, person));
  const page = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
  await page.goto(`${url}/robots.txt`);
  await page.evaluate((stored) => {
    localStorage.setItem("sb-127-auth-token", stored);
    localStorage.setItem("cookieConsent", "declined");
  }, session);
  return page;
}
