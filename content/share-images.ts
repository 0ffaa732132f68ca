import { caseStudyCards } from "./case-studies/cards.ts";
import { media, type MediaKey } from "./media.ts";
import type { Page } from "./page.ts";

/** 1200 by 630 pixels. */
export type ShareImage = { path: string; alt: string };

/** The key frame behind a page's headline; a page that is not named here has the default one. */
const shareFrames: Readonly<Record<string, MediaKey>> = {
  "/about": "about-corridor",
  "/services": "service-ads",
  "/why-us": "why-us",
  "/our-process": "our-process",
  "/pricing": "pricing",
  "/contact": "contact",
  "/labs": "labs",
  "/film-production": "film-production-hero",
  "/our-work": "about-screens",
  "/verify": "service-pr",
  ...Object.fromEntries(caseStudyCards.map(({ to, image }) => [to, image])),
};
const defaultFrame: MediaKey = "home-hero";

export function shareFrameOf({ path }: Pick<Page, "path">): MediaKey {
  return shareFrames[path] ?? defaultFrame;
}

/** Home has the default image; an error page, which has no address, borrows it. */
export function sharePathOf({ path, hasNoAddress }: Pick<Page, "path" | "hasNoAddress">): string {
  if (hasNoAddress || path === "/") return "/share/default.jpg";
  return `/share/${path.slice(1).replaceAll("/", "-")}.jpg`;
}

export function shareImageOf(page: Pick<Page, "path" | "hasNoAddress">): ShareImage {
  return { path: sharePathOf(page), alt: media[shareFrameOf(page)].alt };
}
