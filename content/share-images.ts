import { altTexts } from "./alt-texts.ts";
import { caseStudyCards } from "./case-studies/cards.ts";
import type { MediaKey } from "./media.ts";
import type { Page } from "./page.ts";
import { type ShareImage, sharePathOf } from "./share-path.ts";

/** The key frame behind a page's headline; a page that is not named here has the default one. */
const shareFrames = new Map<string, MediaKey>(
  Object.entries({
    "/about": "about-corridor",
    "/services": "service-ads",
    "/why-us": "why-us",
    "/our-process": "our-process",
    "/pricing": "pricing",
    "/contact": "contact",
    "/book": "about-storyboards",
    "/labs": "labs",
    "/film-production": "film-production-hero",
    "/our-work": "about-screens",
    "/verify": "service-pr",
    ...Object.fromEntries(caseStudyCards.map(({ to, image }) => [to, image])),
    // In the card's picture somebody leaps where the headline stands.
    "/case-study/rom-boys": "rom-boys-2",
  }),
);
const defaultFrame: MediaKey = "home-hero";

export function shareFrameOf({ path }: Pick<Page, "path">): MediaKey {
  return shareFrames.get(path) ?? defaultFrame;
}

export function shareImageOf(page: Pick<Page, "path" | "hasNoAddress">): ShareImage {
  return { path: sharePathOf(page), alt: altTexts[shareFrameOf(page)] };
}
