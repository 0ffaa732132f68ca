import type { Page, Route } from "@playwright/test";

type Answer = { status?: number; json?: unknown };

/** Lets a test say what a function answers next, and see what it was asked. */
export async function scriptFunction(page: Page, name: string) {
  const asked: unknown[] = [];
  let next: Answer = {};
  await page.route(`**/functions/v1/${name}`, async (route: Route) => {
    if (route.request().method() !== "POST") return route.fallback();
    asked.push(route.request().postDataJSON());
    return route.fulfill({ json: {}, ...next });
  });
  return { asked, answers: (answer: Answer) => void (next = answer) };
}

export { openDashboard, expect, figure, test } from "./portal-test.ts";
export { toastWith } from "./account-test.ts";
