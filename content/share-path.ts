import type { Page } from "./page.ts";

/** 1200 by 630 pixels. */
export type ShareImage = { path: string; alt: string };

/** Of the default image: the frame behind the home page's headline. */
export const defaultShareAlt =
  "A figure at the end of a jetty at night, facing a great glowing screen that stands in the sea and shows a sunrise.";

/** Home has the default image; an error page, which has no address, borrows it. */
export function sharePathOf({ path, hasNoAddress }: Pick<Page, "path" | "hasNoAddress">): string {
  if (hasNoAddress || path === "/") return "/share/default.jpg";
  return `/share/${path.slice(1).replaceAll("/", "-")}.jpg`;
}
