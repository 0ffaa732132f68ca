import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { waitForHydration } from "./support/app-chunks.ts";
import { findViolations } from "./support/find-violations.ts";
import { expect, test } from "./support/fixtures.ts";
import { startForeignNode } from "./support/foreign-node.ts";

// In one worker: anchoring takes longer than all tests together.
test.describe.configure({ mode: "default" });

const verdict = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const jsonFile = (name: string, text: string) => ({
  name,
  mimeType: "application/json",
  buffer: Buffer.from(text),
});
const giveProof = (page: Page, text: string) =>
  page
    .getByLabel(/Choose the proof|Choose another/)
    .first()
    .setInputFiles(jsonFile("a.proof.json", text));
const giveContent = (page: Page, text: string) =>
  page
    .getByLabel(/Choose the content|Choose another/)
    .last()
    .setInputFiles(jsonFile("a.json", text));
const fact = (page: Page, term: string) =>
  page.locator("dl > div", { has: page.getByText(term, { exact: true }) }).locator("dd");

test("a proof and its content are checked in the browser", async ({ page, anchored }) => {
  const { proof, content, hash } = anchored.plain;
  await page.goto("/verify");
  await waitForHydration(page);
  await giveProof(page, "{}");
  await expect(page.getByText("This is no proof file of ours.")).toBeVisible();
  await giveProof(page, proof);
  await expect(verdict(page, "The proof holds.")).toBeVisible();
  // However the file is laid out.
  await giveContent(page, JSON.stringify(JSON.parse(content), null, 2));
  await expect(verdict(page, "It holds.")).toBeVisible();
  await expect(fact(page, "In existence by")).toHaveText(/\d{4} at \d\d:\d\d UTC$/);
  await expect(fact(page, "Block")).toContainText("final");
  await expect(fact(page, "Publisher")).toContainText("the key that Kinolume publishes");
  expect(new URL(page.url()).hash).toBe(`#${hash}`);
  expect(await findViolations(page)).toEqual([]);
  const script = page.getByRole("link", { name: "Download the check as a script" });
  const file = await page.request.get((await script.getAttribute("href")) ?? "");
  expect(await file.text()).toBe(await readFile("docs/verify-proof.mjs", "utf8"));

  await giveContent(page, content.replace("Campaign", "Campaing"));
  await expect(verdict(page, "Not the same content.")).toBeVisible();
  await giveProof(page, anchored.edited.proof.replace(anchored.edited.hash, hash));
  await giveContent(page, content);
  await expect(verdict(page, "The proof does not add up.")).toBeVisible();
  const stranger = { ...JSON.parse(proof).anchor, publisher: `0x${"1".repeat(40)}` };
  await giveProof(page, JSON.stringify({ ...JSON.parse(proof), anchor: stranger }));
  await expect(verdict(page, "Never anchored.")).toBeVisible();
});

test("a link with a fingerprint opens at its answer, whatever that is", async ({
  page,
  anchored,
}) => {
  await page.goto(`/verify#${anchored.plain.hash}`);
  await expect(verdict(page, "The proof holds.")).toBeInViewport();
  const follow = (hash: string) => page.evaluate((next) => void (location.hash = next), hash);
  await follow(anchored.edited.hash);
  await expect(verdict(page, "It holds; the campaign has moved on.")).toBeVisible();
  await follow(anchored.revoked.hash);
  await expect(verdict(page, "Revoked.")).toBeVisible();
  await expect(fact(page, "Revoked")).toHaveText(/UTC$/);

  const field = page.getByRole("textbox", { name: "Fingerprint" });
  await field.fill("abc");
  await field.press("Enter");
  await expect(page.getByText("A fingerprint has 64 characters")).toBeVisible();
  await field.fill("ab".repeat(32).toUpperCase());
  await page.getByRole("button", { name: "Look it up" }).click();
  await expect(verdict(page, "No anchor is known.")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test.describe("with a node of the visitor's own", () => {
  test.use({ tolerate: /third party: http:\/\/127\.0\.0\.1|chain-rpc|ERR_FAILED/ });

  test("our node may be away, or not trusted", async ({ page, anchored }) => {
    const node = await startForeignNode();
    await page.route("**/chain-rpc", (route) =>
      route.request().method() === "POST" ? route.abort() : route.continue(),
    );
    await page.goto(`/verify#${anchored.plain.hash}`);
    await expect(verdict(page, "The node did not answer.")).toBeVisible();
    await page.getByLabel("another node").check();
    const address = page.getByLabel("Address of the node");
    await address.fill("http://node.example");
    await address.press("Enter");
    await expect(page.getByText("Please enter an address that begins with https://")).toBeVisible();
    await address.fill(node.url);
    await page.getByRole("button", { name: "Ask this node" }).click();
    await expect(verdict(page, "The proof holds.")).toBeVisible();
    expect(new Set(node.asked)).toEqual(
      new Set(["eth_chainId", "eth_call", "eth_getBlockByNumber"]),
    );

    await page.getByLabel("my own wallet").check();
    await expect(verdict(page, "No wallet answered.")).toBeVisible();
    await page.evaluate((url) => {
      const request = async (asked: object) => {
        const body = JSON.stringify({ jsonrpc: "2.0", id: 1, ...asked });
        return (await (await fetch(url, { method: "POST", body })).json()).result;
      };
      addEventListener("eip6963:requestProvider", () => {
        const detail = { info: { uuid: "1", name: "Test" }, provider: { request } };
        dispatchEvent(new CustomEvent("eip6963:announceProvider", { detail }));
      });
    }, node.url);
    await page.getByRole("button", { name: "Check again" }).click();
    await expect(verdict(page, "The proof holds.")).toBeVisible();
    await node.close();
  });
});

test("links across its border load the document, whose policy differs", async ({ page }) => {
  const isSameDocument = () => page.evaluate(() => "stays" in window);
  const remember = () => page.evaluate(() => void Object.assign(window, { stays: true }));
  await page.goto("/privacy");
  await page.mouse.move(5, 5, { steps: 2 });
  await waitForHydration(page);
  await remember();
  await page.getByRole("contentinfo").getByRole("link", { name: "Verify a campaign" }).click();
  await expect(page).toHaveURL("/verify");
  await waitForHydration(page);
  expect(await isSameDocument()).toBe(false);
  await remember();
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await expect(page).toHaveURL("/terms");
  expect(await isSameDocument()).toBe(false);
});

test("a certificate certifies what was just checked, and fits on paper", async ({
  page,
  anchored,
}) => {
  await page.goto(`/verify/certificate#${anchored.plain.hash}`);
  await expect(page.getByRole("heading", { name: /^In existence by .* UTC$/ })).toBeVisible();
  expect(await findViolations(page, "main")).toEqual([]);
  const scan = page.getByRole("link", { name: "Check it yourself" });
  await expect(scan).toHaveAttribute("href", new RegExp(`/verify#${anchored.plain.hash}$`));
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.evaluate((hash) => void (location.hash = hash), anchored.revoked.hash);
  await expect(verdict(page, "Revoked.")).toBeVisible();
});
