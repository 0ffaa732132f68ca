import type { Page } from "@playwright/test";
import type { View } from "../view.ts";

const pages = [
  "/",
  "/about",
  "/services",
  "/our-work",
  "/our-process",
  "/why-us",
  "/case-study/forth-ports",
];
const shares = [0.25, 0.75];
const name = (path: string) => path.slice(1).replaceAll("/", "-") || "home";

/** Scenes that follow the scroll, where it stands at these shares of the page. Films show their posters. */
export const motionViews: readonly View[] = pages.flatMap((path) =>
  [1440, 390].flatMap((width) =>
    shares.map((share) => ({
      name: `motion/${name(path)}-${share * 100}`,
      path,
      hasMotion: true,
      isScreen: true,
      widths: [width],
      act: (page: Page) => scrollTo(page, share),
    })),
  ),
);

async function scrollTo(page: Page, share: number) {
  await page.evaluate((part) => {
    const { scrollHeight } = document.documentElement;
    window.scrollTo({ top: (scrollHeight - innerHeight) * part, behavior: "instant" });
  }, share);
}
