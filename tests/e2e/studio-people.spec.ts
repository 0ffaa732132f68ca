import type { Page } from "@playwright/test";
import { haveSession, letTokenExpire, toastWith } from "./support/account-test.ts";
import { expect, test } from "./support/company-rows.ts";
import { findViolations } from "./support/find-violations.ts";
import { figure, tab } from "./support/portal-test.ts";
import { rowOf } from "./support/studio-test.ts";

test.use({ viewport: { width: 1440, height: 900 } });

const details = (page: Page) => page.getByRole("region", { name: "Details" });

/** A choice as a person makes it: search, then take the first. */
async function chooseClient(page: Page, dialogName: string, name: string) {
  const dialog = page.getByRole("dialog", { name: dialogName });
  await dialog.getByRole("searchbox", { name: "Client" }).fill(name);
  await dialog.getByRole("button", { name: new RegExp(`^${name}`) }).click();
  return dialog;
}

test.describe("the people of a client", () => {
  // The last owner cannot be made less.
  test.use({ tolerate: /409.*(?:change_member_role|move_member)/ });

  test("are invited, given a role, moved and removed, and a client that was closed is kept @long", async ({
    page,
    request,
    staff,
    mailTo,
    companies: { mark, harbour, quay },
  }) => {
    test.setTimeout(120_000);
    await haveSession(page, request, staff);
    await page.goto(`/studio/clients?q=${mark}`);
    const row = rowOf(page, `${mark} Quay`);
    await expect(row).toContainText("Closing");
    await expect(page.getByRole("cell", { name: `${mark} Ida` })).toBeVisible();
    await row.click();
    const detail = details(page);
    await expect(detail.getByRole("heading", { name: `${mark} Quay` })).toBeVisible();
    await expect(detail.getByRole("link", { name: `${mark} pier` })).toBeVisible();
    await expect(detail.getByText(/it ends on \d+ \w+ \d{4}, for everybody/)).toBeVisible();
    expect(await findViolations(page, "#main")).toEqual([]);

    await detail.getByRole("button", { name: "Keep this client" }).click();
    const question = page.getByRole("dialog", { name: "Keep this client?" });
    await question.getByRole("button", { name: "Keep this client" }).click();
    await expect(toastWith(page, "The client stays")).toBeVisible();
    await expect(detail.getByRole("button", { name: "Keep this client" })).toHaveCount(0);
    await expect(row).not.toContainText("Closing");

    const roleOf = (name: string) => detail.getByLabel(`Role of ${name}`);
    await roleOf(`${mark} Ida`).selectOption("Viewer");
    await expect(
      toastWith(page, "A client needs an owner. Make somebody else an owner first."),
    ).toBeVisible();
    await expect(roleOf(`${mark} Ida`)).toHaveValue("owner");
    await roleOf(`${mark} Vera`).selectOption("Approver");
    await expect(toastWith(page, `${mark} Vera is now Approver`)).toBeVisible();

    // Mail does not reach her, until somebody says to try again.
    const unreached = detail.getByText(
      /^Mail does not reach this address \(just now\): 550 5\.1\.1/,
    );
    await expect(unreached).toBeVisible();
    await unreached.getByRole("button", { name: "Try again" }).click();
    await expect(toastWith(page, "The next mail is tried again")).toBeVisible();
    await expect(unreached).toHaveCount(0);

    const newcomer = `${mark.toLowerCase()}@clients.example`;
    await detail.getByRole("button", { name: "Invite a colleague" }).click();
    const invite = page.getByRole("dialog", { name: "Invite a colleague" });
    await invite.getByRole("button", { name: "Send invitation" }).click();
    await expect(invite.getByText("Please enter an email address.")).toBeVisible();
    await invite.getByLabel("Email").fill(newcomer);
    await invite.getByLabel("Role").selectOption("Viewer");
    await invite.getByRole("button", { name: "Send invitation" }).click();
    await expect(toastWith(page, "Invitation sent")).toBeVisible();
    const asked = detail.getByRole("listitem").filter({ hasText: newcomer });
    await expect(asked).toContainText("Viewer");
    await expect(asked).toContainText(/The link works until/);
    const mail = await mailTo(newcomer, /You are invited to a client area/);
    expect(mail.text).toContain(`${mark} Quay`);
    await asked.getByRole("button", { name: `Withdraw the invitation of ${newcomer}` }).click();
    await expect(asked).toHaveCount(0);

    await detail.getByRole("button", { name: `Manage ${mark} Ida` }).click();
    await detail.getByRole("button", { name: "Move", exact: true }).click();
    const stays = await chooseClient(page, `Move ${mark} Ida`, `${mark} Harbour`);
    await stays.getByRole("button", { name: "Move", exact: true }).click();
    await expect(stays.locator("form").getByText("A client needs an owner.")).toBeVisible();
    await page.keyboard.press("Escape");
    await detail.getByRole("button", { name: `Manage ${mark} Ida` }).click();

    await detail.getByRole("button", { name: `Manage ${mark} Vera` }).click();
    expect(await findViolations(page, "#main")).toEqual([]);
    await detail.getByRole("button", { name: "Edit", exact: true }).click();
    const edit = page.getByRole("dialog", { name: `Edit ${mark} Vera` });
    await edit.getByLabel("Phone").fill("+44 20 7946 0018");
    await edit.getByRole("button", { name: "Save" }).click();
    await expect(detail.getByRole("link", { name: "+44 20 7946 0018" })).toBeVisible();
    await detail.getByRole("button", { name: "Move", exact: true }).click();
    const move = await chooseClient(page, `Move ${mark} Vera`, `${mark} Harbour`);
    await move.getByLabel("Role there").selectOption("Member");
    expect(await findViolations(page)).toEqual([]);
    await move.getByRole("button", { name: "Move", exact: true }).click();
    await expect(toastWith(page, `${mark} Vera is now with ${mark} Harbour`)).toBeVisible();
    await expect(roleOf(`${mark} Vera`)).toHaveCount(0);

    const leaver = quay.people.member.email;
    const line = detail.getByRole("listitem").filter({ hasText: leaver });
    await line.getByRole("button", { name: /^Manage/ }).click();
    await line.getByRole("button", { name: "Remove" }).click();
    const remove = page.getByRole("dialog", { name: /^Remove / });
    await remove.getByRole("button", { name: "Remove" }).click();
    await expect(line).toHaveCount(0);

    await page.goto(`/studio/clients?client=${harbour.id}`);
    await expect(roleOf(`${mark} Vera`)).toHaveValue("member");
    await page.goto(`/studio/audit?row=${quay.people.viewer.id}`);
    await rowOf(page, `moved ${mark} Vera to another client`).click();
    await expect(details(page).getByRole("link", { name: `${mark} Harbour` })).toBeVisible();
    expect(await findViolations(page, "#main")).toEqual([]);
  });
});

test.describe("two clients that are one", () => {
  // Without a recent sign-in the first try is refused.
  test.use({ tolerate: /403.*merge_companies/ });

  test("are merged by whoever knows what that changes and has just signed in @long", async ({
    page,
    request,
    staff,
    accounts,
    companies: { mark, harbour, quay },
  }) => {
    test.setTimeout(120_000);
    await haveSession(page, request, staff);
    await accounts.ageProofs(staff.email);
    await letTokenExpire(page);
    await page.goto(`/studio/clients?q=${mark}&client=${quay.id}`);
    const detail = details(page);
    await detail.getByRole("button", { name: "Merge" }).click();
    const dialog = await chooseClient(page, "Merge two clients", `${mark} Harbour`);
    await dialog.getByRole("radio", { name: `${mark} Harbour` }).check();
    await expect(dialog.getByText("1 project, 1 campaign and 1 message")).toBeVisible();
    await expect(dialog.getByRole("listitem").filter({ hasText: `${mark} Ida` })).toContainText(
      "Owner",
    );
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Merge" }).click();
    await expect(dialog.getByText(`Please type “${mark} Quay”`)).toBeVisible();
    await dialog.getByLabel(`Type “${mark} Quay” to confirm`).fill(`${mark} Quay`);
    await dialog.getByRole("button", { name: "Merge" }).click();
    const again = page.getByRole("dialog").filter({ has: page.getByLabel("Password") });
    await again.getByLabel("Password").fill(staff.password);
    await again.getByRole("button", { name: "Confirm" }).click();
    await expect(toastWith(page, `${mark} Quay is now part of ${mark} Harbour`)).toBeVisible();

    await expect(page).toHaveURL(new RegExp(`client=${harbour.id}`));
    await expect(detail.getByRole("heading", { name: `${mark} Harbour` })).toBeVisible();
    await expect(detail.getByRole("link", { name: `${mark} pier` })).toBeVisible();
    await expect(detail.getByLabel(`Role of ${mark} Ida`)).toHaveValue("owner");
    await expect(rowOf(page, `${mark} Quay`)).toHaveCount(0);

    // Addresses of before lead on.
    await page.goto(`/studio/messages?client=${quay.id}`);
    await expect(detail.getByRole("log").getByText(`${mark} says hello`)).toBeVisible();
    await expect(detail.getByText(`${mark} Ida`).first()).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`client=${harbour.id}`));
    await page.goto(`/studio/audit?row=${quay.id}`);
    await expect(rowOf(page, `merged client ${mark} Quay into another`)).toBeVisible();
  });
});

test("staff see a dashboard as any person of the client does, a viewer's without what a viewer cannot do @long", async ({
  page,
  request,
  staff,
  companies: { mark, quay },
}) => {
  test.setTimeout(90_000);
  await haveSession(page, request, staff);
  await page.goto(`/studio/clients?client=${quay.id}`);
  await details(page).getByRole("link", { name: "See their dashboard" }).click();
  await expect(page.getByText(`You see what ${mark} Ida sees.`)).toBeVisible();
  await expect(figure(page, "Active Projects")).toHaveText("1");

  await page.getByLabel("Seen as").selectOption({ label: `${mark} Vera, Viewer` });
  await expect(page.getByText(`You see what ${mark} Vera sees.`)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`as=${quay.people.viewer.id}`));
  await tab(page, "PR Campaigns").click();
  await expect(page.getByRole("heading", { name: `${mark} launch` })).toBeVisible();
  await expect(page.getByRole("button", { name: "New Campaign" })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(`You see what ${mark} Vera sees.`)).toBeVisible();
  await tab(page, "Profile").click();
  await expect(page.getByRole("definition").filter({ hasText: "Viewer" })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole("link", { name: "Back to the studio" }).click();
  const line = details(page)
    .getByRole("listitem")
    .filter({ hasText: `${mark} Vera` });
  await line.getByRole("button", { name: /^Manage/ }).click();
  await line.getByRole("link", { name: "What happened to them" }).click();
  await expect(rowOf(page, `looked at the dashboard of ${mark} Vera`)).toHaveCount(2);
});
