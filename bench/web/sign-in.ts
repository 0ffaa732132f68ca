import { chromium } from "@playwright/test";
import { sessionKey } from "../../app/data/create-backend.ts";

type Account = { email: string; password: string };

/** Whose page it is that is looked at, of the accounts of the demo data: nobody's, for what is everybody's. */
export function chooseAccount(route: string): Account | undefined {
  if (route.startsWith("/dashboard"))
    return { email: "client@kinolume.example", password: "cinematic-demo-2026" };
  if (route.startsWith("/studio"))
    return { email: "studio@kinolume.example", password: "studio-demo-2026" };
  return undefined;
}

/** Puts a session into a Chrome, where the client library keeps it. */
export async function signIn(siteUrl: string, chromePort: number, account: Account) {
  const answer = await fetch(`${siteUrl}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(account),
  });
  if (!answer.ok) throw new Error(`${account.email} cannot sign in: ${await answer.text()}`);
  const session = await answer.text();
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chromePort}`);
  try {
    const page = await browser.contexts()[0]?.newPage();
    if (!page) throw new Error("Chrome has no window to sign in with.");
    // A document of this origin without styles and scripts, which would be measured as already there.
    await page.goto(`${siteUrl}/robots.txt`);
    await page.evaluate(([key, stored]) => localStorage.setItem(key, stored), [
      sessionKey(siteUrl),
      session,
    ] as const);
    await page.close();
  } finally {
    await browser.close();
  }
}
