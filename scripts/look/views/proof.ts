import type { Page } from "@playwright/test";
import type { View } from "../view.ts";
import { wake } from "./acts.ts";

/** What is said of a fingerprint: of one that is anchored, and of one that is not. */
export function listProofViews(anchored: string): View[] {
  return [
    { name: "proof/holds", path: `/verify#${anchored}`, act: waitFor("The proof holds.") },
    {
      name: "proof/unknown",
      path: `/verify#0x${"ab".repeat(32)}`,
      act: waitFor("No anchor is known."),
    },
    { name: "proof/wrong", path: "/verify", act: askNonsense },
    { name: "proof/certificate", path: `/verify/certificate#${anchored}`, act: waitForSheet },
    {
      name: "proof/certificate",
      path: `/verify/certificate#${anchored}`,
      isPrint: true,
      act: waitForSheet,
    },
  ];
}

const waitFor = (name: string) => (page: Page) =>
  page.getByRole("heading", { name, exact: true }).waitFor();
const waitForSheet = (page: Page) => page.getByRole("article").waitFor();

async function askNonsense(page: Page) {
  await wake(page);
  const field = page.getByRole("textbox", { name: "Fingerprint" });
  await field.fill("abc");
  await field.press("Enter");
  await page.getByText("A fingerprint has 64 characters").waitFor();
}
