import type { Page } from "@playwright/test";
import {
  expect,
  fillSignIn,
  haveSession,
  letTokenExpire,
  readAccessToken,
  test,
  toastWith,
} from "./support/account-test.ts";

/** A page that is behind the sign-in has to start, ask who is there, and perhaps lead elsewhere. */
const patiently = expect.configure({ timeout: 15_000 });

const signOutButton = (page: Page) => page.getByRole("button", { name: "Sign Out" });

test.describe("a session that has ended", () => {
  test.use({ tolerate: /\/auth\/v1\/(token|logout)|status of 400/ });

  test("leads to the sign-in and back to where one was; leaving works without the server", async ({
    page,
    request,
    account,
    accounts,
  }) => {
    await haveSession(page, request, account);
    await accounts.endSessions(account.email);
    await letTokenExpire(page);
    await page.goto("/dashboard?tab=projects");
    await patiently(page).toHaveURL(/\/auth\?next=/);
    await fillSignIn(page, account);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(toastWith(page, "Welcome back!")).toBeVisible();
    await patiently(page).toHaveURL("/dashboard?tab=projects");

    await page.route("**/auth/v1/logout?*", (route) => route.abort());
    await signOutButton(page).click();
    await expect(toastWith(page, "Error signing out")).toBeVisible();
    await patiently(page).toHaveURL("/");
    expect(await readAccessToken(page)).toBeUndefined();
  });
});

test("two tabs renew one session at once and both keep it; leaving one leaves both", async ({
  page,
  context,
  request,
  account,
}) => {
  const other = await context.newPage();
  await haveSession(page, request, account);
  const before = await readAccessToken(page);
  await letTokenExpire(page);
  const refreshed = await meetAtRefresh(page, 2);
  await Promise.all([page.goto("/dashboard"), other.goto("/dashboard")]);
  await patiently(signOutButton(page)).toBeVisible();
  await patiently(signOutButton(other)).toBeVisible();
  await expect.poll(refreshed).toEqual([200, 200]);

  const token = await readAccessToken(page);
  expect(token).not.toBe(before);
  const user = await request.get("/auth/v1/user", {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(await user.json()).toMatchObject({ email: account.email });

  await signOutButton(page).click();
  await patiently(page).toHaveURL("/");
  await patiently(other).toHaveURL("/auth?next=%2Fdashboard");
  expect(await readAccessToken(other)).toBeUndefined();
});

/** Holds every refresh of the browser until so many tabs have asked: the race, on purpose. */
async function meetAtRefresh(page: Page, tabs: number): Promise<() => number[]> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const statuses: number[] = [];
  let asked = 0;
  await page.context().route("**/auth/v1/token?grant_type=refresh_token", async (route) => {
    if (++asked === tabs) resolve();
    await promise;
    const answer = await route.fetch();
    statuses.push(answer.status());
    await route.fulfill({ response: answer });
  });
  return () => statuses;
}
