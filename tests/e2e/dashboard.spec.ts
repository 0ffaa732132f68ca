import { findViolations } from "./support/find-violations.ts";
import { haveSession, toastWith } from "./support/account-test.ts";
import {
  expect,
  figure,
  openDashboard,
  scrollToFurtherParts,
  tab,
  test,
} from "./support/portal-test.ts";

test.describe.configure({ timeout: 60_000 });

test("a client finds their work, tab by tab, and every tab has its address", async ({
  page,
  request,
  client,
}) => {
  const early: string[] = [];
  let hasAskedForData = false;
  page.on("request", (sent) => {
    hasAskedForData ||= sent.url().includes("/rest/v1/");
    if (!hasAskedForData && sent.resourceType() === "script")
      early.push(new URL(sent.url()).pathname);
  });
  await openDashboard(page, { request, account: client });

  await test.step("the header says who is here", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${client.mark} Person`);
    await expect(page.getByText(`${client.mark} Ltd`)).toBeVisible();
  });

  await test.step("nothing stands between the page and its data but what the page names", async () => {
    const html = await (await request.get("/dashboard")).text();
    const privacy = await (await request.get("/privacy")).text();
    expect(early.filter((path) => !html.includes(path) && !privacy.includes(path))).toEqual([]);
  });

  await test.step("the overview counts as section 7 of the specification has it", async () => {
    await expect(figure(page, "Active Projects")).toHaveText("4");
    await expect(figure(page, "Completed")).toHaveText("1");
    await expect(figure(page, "Total Investment")).toHaveText("£5,000.50");
    await expect(figure(page, "Success Rate")).toHaveText("17%");
    await expect(figure(page, "Total Reach")).toHaveText("1,234");
    await expect(figure(page, "Media Mentions")).toHaveText("7");
    await expect(figure(page, "Sentiment")).toHaveText("0.73");
    const recent = page.locator("section", { hasText: "Recent projects" }).getByRole("listitem");
    await expect(recent).toHaveCount(5);
    const needs = page.locator("section", { hasText: "What needs you" });
    await expect(
      needs.getByRole("link", { name: /advert is ready for your review/ }),
    ).toBeVisible();
    await expect(
      needs.getByRole("link", { name: "First cut Version 1 is waiting for you" }),
    ).toBeVisible();
  });

  await test.step("everyone can use it, at every width", async () => {
    expect(await findViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await findViolations(page)).toEqual([]);
    const bar = await page.getByRole("tablist").boundingBox();
    expect(Math.round((bar?.y ?? 0) + (bar?.height ?? 0))).toBe(844);
    await page.setViewportSize({ width: 320, height: 256 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step("arrow keys walk the tabs; reload and back find them again", async () => {
    await tab(page, "Overview").focus();
    await page.keyboard.press("ArrowRight");
    await expect(tab(page, "Projects")).toBeFocused();
    await expect(page).toHaveURL("/dashboard?tab=projects");
    await tab(page, "Messages").click();
    await expect(page.getByRole("heading", { name: "Straight to the studio" })).toBeVisible();
    await page.reload();
    await expect(tab(page, "Messages")).toHaveAttribute("aria-selected", "true");
    await page.goBack();
    await expect(tab(page, "Projects")).toHaveAttribute("aria-selected", "true");
    await tab(page, "Profile").click();
    await scrollToFurtherParts(page);
  });
});

test("projects are searched, sorted, and opened by keyboard alone", async ({
  page,
  request,
  client,
}) => {
  await openDashboard(page, { request, account: client, search: "?tab=projects&sort=deadline" });
  const panel = page.getByRole("tabpanel", { name: "Projects" });
  const titles = panel.getByRole("heading", { level: 3 });
  await expect(titles.first()).toHaveText(`${client.mark} series`);
  await expect(panel.getByText("6 projects")).toBeVisible();

  const row = (name: string) =>
    panel.getByRole("listitem").filter({ hasText: `${client.mark} ${name}` });
  await expect(row("trailer").getByRole("progressbar")).toHaveJSProperty("value", 75);
  await expect(row("teaser").getByRole("progressbar")).toHaveJSProperty("value", 40);
  await expect(row("advert").getByRole("progressbar")).toHaveCount(0);
  await expect(row("opener").getByText("TBD")).toBeVisible();

  // It follows the address, which follows the click.
  await panel.getByRole("radio", { name: "In progress" }).click();
  await expect(panel.getByRole("radio", { name: "In progress" })).toBeChecked();
  await expect(titles).toHaveText([`${client.mark} teaser`, `${client.mark} trailer`]);
  await panel.getByLabel("Search projects").fill("trail");
  await expect(titles).toHaveText([`${client.mark} trailer`]);
  await expect(page).toHaveURL("/dashboard?tab=projects&sort=deadline&status=in_progress&q=trail");

  const link = panel.getByRole("link", { name: `${client.mark} trailer` });
  await link.focus();
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog", { name: `${client.mark} trailer` });
  await expect(drawer.getByText("About the trailer")).toBeVisible();
  await expect(drawer.getByText("31 Jan 2027")).toBeVisible();
  await expect(drawer.getByText("Awaiting approval")).toBeVisible();
  await expect(drawer.getByText("Delivered: First cut")).toBeVisible();
  await expect(drawer.getByText("Project opened")).toBeVisible();
  expect(await findViolations(page, "#project-drawer")).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(link).toBeFocused();
  await expect(page).not.toHaveURL(/project=/);
});

test.describe("when parts cannot be had", () => {
  test.use({ tolerate: /rest\/v1|status of 500|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

  test("each says so by itself, and can be asked for again", async ({ page, request, client }) => {
    const failing =
      "**/rest/v1/{projects,pr_campaigns,pr_campaign_metrics,pr_deliverables,profiles}?*";
    await page.route(failing, (route) =>
      route.fulfill({ status: 500, json: { message: "The lamp is out.", code: "XX000" } }),
    );
    await openDashboard(page, { request, account: client });
    const region = page.getByRole("region", { name: /^Notifications/ });
    const left = new Set([
      "Error loading projects",
      "Error loading PR campaigns",
      "Error loading PR metrics",
      "Error loading PR deliverables",
      "Error loading profile",
    ]);
    while (left.size > 0) {
      const message = region.getByRole("listitem").first();
      await expect(message).toContainText("The lamp is out.");
      const words = await message.innerText();
      const title = [...left].find((each) => words.includes(each));
      expect(title, words).toBeDefined();
      left.delete(title ?? "");
      await message.getByRole("button", { name: "Dismiss" }).click();
      await expect(toastWith(page, title ?? "")).toBeHidden();
    }
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(client.email);
    await expect(page.getByText("Client", { exact: true })).toBeVisible();

    await page.unroute(failing);
    const recent = page.locator("section", { hasText: "Recent projects" });
    await recent.getByRole("button", { name: "Try Again" }).click();
    await expect(recent.getByRole("listitem")).toHaveCount(5);
  });

  test("offline the last rows are shown, marked, until there is a connection", async ({
    page,
    context,
    request,
    client,
  }) => {
    await openDashboard(page, { request, account: client, search: "?tab=projects" });
    const project = page.getByText(`${client.mark} trailer`);
    await expect(project).toBeVisible();
    const notice = page.getByText("You are seeing what was here on");
    await expect(notice).toBeHidden();
    const readWorker = async () => {
      const registration = await navigator.serviceWorker.getRegistration("/dashboard");
      return registration?.active?.state;
    };
    await expect.poll(() => page.evaluate(readWorker)).toBe("activated");

    await context.setOffline(true);
    await page.reload();
    await expect(project).toBeVisible();
    await expect(notice).toBeVisible();
    await context.setOffline(false);
    await expect(notice).toBeHidden();
  });
});

test.describe("a session ended from elsewhere", () => {
  test.use({ tolerate: /status of 40[13]|40[13]: / });

  test("leads to the sign-in without a word of failure", async ({
    page,
    request,
    account,
    accounts,
  }) => {
    await haveSession(page, request, account);
    await accounts.endSessions(account.email);
    await page.goto("/dashboard?tab=projects");
    await expect(page).toHaveURL("/auth?next=%2Fdashboard%3Ftab%3Dprojects");
    await expect(page.getByText("Error loading")).toHaveCount(0);
  });
});

test("staff are sent to the studio, strangers to the sign-in", async ({ page, request }) => {
  const staff = { email: "studio@kinolume.example", password: "studio-demo-2026" };
  await page.goto("/dashboard?tab=projects");
  await expect(page).toHaveURL("/auth?next=%2Fdashboard%3Ftab%3Dprojects");
  await haveSession(page, request, staff);
  await page.goto("/dashboard");
  await expect(page).toHaveURL("/studio/inbox");
});

test("a first day shows what was sent, what happens next and what to do, until there is work @long", async ({
  page,
  request,
  account,
  portalRows,
}) => {
  const message = "Ninety seconds about a lighthouse that is switched off.";
  for (const [path, body] of [
    ["submit-enquiry", { kind: "contact", name: "Ida", email: account.email, message }],
    ["submit-lead", { name: "Ida", email: account.email }],
  ] as const)
    expect((await request.post(`/functions/v1/${path}`, { data: body })).status()).toBe(200);
  await openDashboard(page, { request, account });

  const sent = page.locator("section", { hasText: "What you have sent" }).getByRole("listitem");
  await expect(sent).toHaveCount(2);
  await expect(sent.filter({ hasText: "Contact form" })).toContainText(message);
  await expect(sent.filter({ hasText: "left in the chat" })).toContainText(
    "Received. A person answers within 24 hours.",
  );
  const next = page.locator("section", { hasText: "What happens next" }).getByRole("listitem");
  await expect(next).toHaveCount(3);
  const toDo = page.locator("section", { hasText: "Three things to do" }).getByRole("link");
  await expect(toDo).toHaveText([/^Say who you are/, /^Write to the studio/, /^Draft a campaign/]);
  for (const [label, value] of [
    ["Active Projects", "0"],
    ["Completed", "0"],
    ["Total Investment", "£0"],
    ["Success Rate", "0%"],
    ["Total Reach", "0"],
    ["Media Mentions", "0"],
    ["Sentiment", "0.00"],
  ] as const)
    await expect(figure(page, label)).toHaveText(value);

  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findViolations(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 256 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);

  await toDo.nth(1).click();
  await expect(page).toHaveURL("/dashboard?tab=messages");
  await page.goBack();
  await expect(sent).toHaveCount(2);
  await portalRows.fill(account.email, "Firstwork");
  await expect(page.getByText("What needs you")).toBeVisible();
  await expect(sent).toHaveCount(0);
});
