import type { Page } from "../page.ts";
import { notFoundPage } from "./not-found.ts";

/** To everyone but staff this address holds nothing, so it says what any unknown address says. */
export const studioPage: Page = {
  ...notFoundPage,
  path: "/studio",
  hasNoAddress: false,
};
