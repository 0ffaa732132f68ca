import type { Page } from "@playwright/test";
import type { View } from "../view.ts";
import { wake } from "./acts.ts";

const views = ["sign-up", "forgot-password", "confirm", "recover", "link-expired"];

/** The sign-in page in all that it may show. */
export const accountViews: readonly View[] = [
  ...views.map((view) => ({ name: `auth/${view}`, path: `/auth?view=${view}`, act: wake })),
  { name: "auth/new-password", path: "/auth?view=new-password", as: "client", act: wake },
  { name: "auth/errors", path: "/auth", act: signInWithNothing },
  { name: "auth/weak-password", path: "/auth?view=sign-up", act: typePassword },
];

async function signInWithNothing(page: Page) {
  await wake(page);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.locator("[aria-invalid=true]").first().waitFor();
}

async function typePassword(page: Page) {
  await wake(page);
  await page.getByLabel("Password", { exact: true }).fill("lamp lamp 1");
}
