import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { APIRequestContext, Page } from "@playwright/test";
import { haveSession, sessionKey } from "./account-test.ts";
import { expect } from "./portal-test.ts";

export { sizeOfFiles as compressedSize } from "./compressed-size.ts";

export const staff = { email: "studio@kinolume.example", password: "studio-demo-2026" };

/** Written out: the tests must not learn the addresses from the code they check. */
export const studioAreas = [
  ["inbox", "Inbox"],
  ["calendar", "Calendar"],
  ["clients", "Clients"],
  ["proposals", "Proposals"],
  ["projects", "Projects"],
  ["campaigns", "Campaigns"],
  ["messages", "Messages"],
  ["labs", "Labs"],
  ["invoices", "Invoices"],
  ["payments", "Payments"],
  ["assistant", "Assistant"],
  ["audit", "Audit log"],
  ["staff", "Staff"],
  ["security", "Security"],
] as const;

export async function openStudio(
  page: Page,
  { request, at = "/studio" }: { request: APIRequestContext; at?: string },
) {
  await haveSession(page, request, staff);
  await page.goto(at);
  await expect(rail(page)).toBeVisible();
}

export const rail = (page: Page) => page.getByRole("navigation", { name: "Areas of the studio" });
export const heading = (page: Page, label: string) =>
  page.getByRole("heading", { level: 1, name: label, exact: true });

export async function expectArea(page: Page, area: string, label: string) {
  await expect(heading(page, label)).toBeVisible();
  // What waits to be read is counted in front.
  await expect(page).toHaveTitle(new RegExp(String.raw`^(\(\d+\) )?${label}, Studio - Kinolume$`));
  await expect(rail(page).locator("[aria-current=page]")).toHaveAttribute(
    "href",
    `/studio/${area}`,
  );
}

/** The row of a list, by the name it begins with. */
export const rowOf = (page: Page, name: string) =>
  page.locator("[data-row]").filter({ hasText: name });

type Write = { method: "POST" | "PATCH"; path: string; body: object };

/** As the person of this page would from another one: what comes of it arrives here live or not at all. */
export async function writeElsewhere(page: Page, { method, path, body }: Write) {
  const kept = await page.evaluate((key) => localStorage.getItem(key) ?? "", sessionKey);
  const { access_token }: { access_token: string } = JSON.parse(kept);
  const answer = await page.request.fetch(path, {
    method,
    data: body,
    headers: { authorization: `Bearer ${access_token}` },
  });
  expect(answer.status()).toBeLessThan(300);
}

/** The script files a page has asked for so far, by their paths. */
export function collectScripts(page: Page): Set<string> {
  const scripts = new Set<string>();
  page.on("request", (sent) => {
    if (sent.resourceType() === "script") scripts.add(new URL(sent.url()).pathname);
  });
  return scripts;
}

/** Those that hold the studio's own code, told by what only that can ask for. */
export function studioScripts(paths: Iterable<string>): string[] {
  const marks = /list_clients|name_audit_entries|data-studio/;
  return [...paths].filter((path) => marks.test(readFileSync(`build/client${path}`, "utf8")));
}

/** The built documents that name one of these files. */
export function documentsNaming(paths: readonly string[]): string[] {
  const names = paths.map((path) => path.split("/").at(-1) ?? path);
  return readdirSync("build/client", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html"))
    .filter((file) => {
      const html = readFileSync(join("build/client", file), "utf8");
      return names.some((name) => html.includes(name));
    });
}
