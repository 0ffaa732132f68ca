import { randomUUID } from "node:crypto";
import {
  composer,
  expect,
  haveSession,
  linkIn,
  log,
  openOther,
  password,
  say,
  scrollToFurtherParts,
  tab,
  test,
  toastWith,
} from "./support/company-test.ts";
import { findViolations } from "./support/find-violations.ts";

test.describe.configure({ timeout: 180_000 });

test("an owner invites somebody, who signs up, joins, and may do more as their role grows", async ({
  browser,
  company,
  join,
  openAs,
  mailTo,
}) => {
  const owner = await join("owner", "Olive Owner");
  const office = await openAs(owner);
  const newcomer = `${randomUUID()}@clients.example`;
  const people = office.getByRole("list", { name: "People in the company" });

  await test.step("the owner sends the invitation, and sees it open", async () => {
    await office.goto("/dashboard?tab=profile");
    await scrollToFurtherParts(office);
    await expect(people).toContainText("Olive Owner (you)");
    await expect(office.getByText("You are alone in this company.")).toBeVisible();
    await office.getByRole("textbox", { name: "Email address" }).fill(newcomer);
    await office.getByRole("radio", { name: /^Viewer/ }).check();
    await office.getByRole("button", { name: "Send the invitation" }).click();
    await expect(office.getByText(`An invitation is on its way to ${newcomer}.`)).toBeVisible();
    await expect(office.getByRole("list", { name: "Open invitations" })).toContainText(newcomer);
    await office.getByRole("textbox", { name: "Email address" }).fill(owner.email);
    await office.getByRole("button", { name: "Send the invitation" }).click();
    await expect(office.getByText(`${owner.email} is in the company already.`)).toBeVisible();
    expect(await findViolations(office, "#main")).toEqual([]);
  });

  const home = await openOther(browser);
  await test.step("the newcomer signs up on the way, and accepts", async () => {
    await home.goto(linkIn(await mailTo(newcomer, /invite/i)));
    await expect(home).toHaveURL(/\/auth\?view=sign-up&next=/);
    await expect(home.getByText(`Olive Owner invites you to ${company.name}.`)).toBeVisible();
    await expect(home.getByText(`The invitation is for ${newcomer}.`)).toBeVisible();
    await expect(home.getByLabel("Company Name")).toHaveCount(0);
    expect(await findViolations(home, "#main")).toEqual([]);
    await home.getByLabel("Full Name").fill("Nora New");
    await expect(home.getByLabel("Email")).toHaveValue(newcomer);
    await home.getByLabel("Password", { exact: true }).fill(password);
    await home.getByRole("button", { name: "Create account" }).click();
    await expect(home).toHaveURL(/view=confirm/);
    await home.goto(linkIn(await mailTo(newcomer, /^Confirm your/)));
    await home.getByRole("button", { name: "Confirm my address" }).click();
    await expect(
      home.getByRole("heading", { name: `Olive Owner invites you to ${company.name}` }),
    ).toBeVisible();
    await expect(home.getByText("You can read everything and download it.")).toBeVisible();
    expect(await findViolations(home, "#main")).toEqual([]);
    await home.getByRole("button", { name: "Join the company" }).click();
    await expect(home).toHaveURL("/dashboard");
    await expect(home.getByText(company.project).first()).toBeVisible();
    await expect(people).toContainText("Nora New");
    await expect(office.getByRole("list", { name: "Open invitations" })).toHaveCount(0);
  });

  await test.step("a viewer reads along, and has nothing to press that is not theirs", async () => {
    await tab(home, "PR Campaigns").click();
    await expect(home.getByText("No campaign yet.")).toBeVisible();
    await expect(home.getByRole("button", { name: "New Campaign" })).toHaveCount(0);
    await tab(home, "Messages").click();
    await expect(home.getByText("You can read along.")).toBeVisible();
    await expect(composer(home)).toHaveCount(0);
    await tab(home, "Profile").click();
    await expect(home.getByLabel("Company", { exact: true })).toHaveAttribute("readonly");
    await expect(home.getByText("Owners of the company change its name")).toBeVisible();
    await tab(home, "Messages").click();
  });

  await test.step("made a member, they write at once, under their own name", async () => {
    await office.getByRole("combobox", { name: "Role of Nora New" }).selectOption("member");
    await expect(office.getByText("Nora New is now a Member.")).toBeVisible();
    await say(home, "Good morning from Nora");
    await expect(log(home).getByText("Sent", { exact: true })).toBeVisible();
    await tab(office, "Messages").click();
    await expect(log(office)).toContainText("Nora New");
    await expect(log(office)).toContainText("Good morning from Nora");
    await tab(home, "PR Campaigns").click();
    await expect(home.getByRole("button", { name: "New Campaign" })).toBeVisible();
  });

  await test.step("removed, they have lost access with the next request", async () => {
    await tab(office, "Profile").click();
    await scrollToFurtherParts(office);
    await office.getByRole("button", { name: "Remove Nora New" }).click();
    await office.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click();
    await expect(office.getByText("Nora New is no longer in the company.")).toBeVisible();
    await expect(
      home.getByRole("heading", { name: "You are in no company just now" }),
    ).toBeVisible();
    await expect(home.getByText(company.project)).toHaveCount(0);
    await expect(home.getByText("An owner of a company can invite you")).toBeVisible();
    await expect(home.getByText("You were invited")).toHaveCount(0);
    await mailTo(newcomer, /no longer in a client area/);
    const kept = () =>
      home.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    expect((await kept()).filter((key) => key.includes(company.id))).toEqual([]);
    // Their own account is still there.
    await home.keyboard.press("End");
    for (const heading of ["Devices", "Notices"])
      await expect(home.getByRole("heading", { name: heading })).toBeVisible();
    for (const name of ["Set new password", "Export my data", "Delete my account"])
      await expect(home.getByRole("button", { name })).toBeVisible();
    await expect(home.getByRole("list", { name: "People in the company" })).toHaveCount(0);
    await expect(home.getByLabel("Company", { exact: true })).toHaveCount(0);
    expect(await findViolations(home, "#main")).toEqual([]);
    const download = home.waitForEvent("download");
    await home.getByRole("button", { name: "Export my data" }).click();
    await download;
    await tab(office, "Messages").click();
    await expect(log(office)).toContainText("Former member");
    await home.getByLabel("Company name").fill("Nora & Co");
    await home.getByRole("button", { name: "Start a company" }).click();
    await expect(home.getByRole("tab", { name: "Overview" })).toBeVisible();
    await expect(home.getByText("Nora & Co").first()).toBeVisible();
  });
  await home.context().close();
});

test("whoever is in two companies changes over in every tab, and never sees one under the other's name @long", async ({
  page,
  request,
  client,
  companyRows,
  company,
}) => {
  await companyRows.name(client.email, `${client.mark} Person`, { hasOwn: true });
  await companyRows.add(company, client.email, "viewer");
  await haveSession(page, request, { email: client.email, password: client.password });
  await page.goto("/dashboard?tab=projects");
  const other = await page.context().newPage();
  await other.goto("/dashboard");
  const switcher = (from: typeof page) => from.getByRole("button", { name: /Change company$/ });
  await expect(page.getByText(company.project).first()).toBeVisible();
  await expect(switcher(other)).toContainText(company.name);
  await expect(
    page.getByText(client.mark, { exact: false }).and(page.getByRole("listitem")),
  ).toHaveCount(0);

  await switcher(page).focus();
  await page.keyboard.press("Enter");
  const list = page.getByRole("list", { name: "Company" });
  await expect(list.getByRole("button", { name: `${company.name} Viewer` })).toBeFocused();
  expect(await findViolations(page, "#main")).toEqual([]);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page.getByText(`${client.mark} trailer`).first()).toBeVisible();
  await expect(page.getByText(company.project)).toHaveCount(0);
  await expect(switcher(page)).toContainText(`${client.mark} Ltd`);
  await expect(switcher(page)).toBeFocused();
  await expect(toastWith(other, `You are now looking at ${client.mark} Ltd`)).toBeVisible();
  await expect(switcher(other)).toContainText(`${client.mark} Ltd`);
  await expect(other.getByText(company.project)).toHaveCount(0);
  await expect(other.getByText(`${client.mark} trailer`).first()).toBeVisible();

  // A link of a mail says whose it is, and needs no choosing; of a company that is not theirs nothing is to be seen.
  await page.goto(`/dashboard?tab=projects&company=${company.id}`);
  await expect(page.getByText(company.project).first()).toBeVisible();
  await expect(page).toHaveURL(/\?tab=projects$/);
  await expect(switcher(page)).toContainText(company.name);
  await expect(switcher(other)).toContainText(company.name);
  await page.goto(`/dashboard?tab=projects&company=${randomUUID()}`);
  await expect(page.getByText(company.project).first()).toBeVisible();
  await expect(page).toHaveURL(/\?tab=projects$/);
});
