// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { caseStudyWords } from "../../../../content/case-studies/words.ts";
import { PlatformFilm } from "./platform-film.tsx";

it("asks nothing of the platform before the viewer agrees", async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const place = document.createElement("div");
  await act(async () =>
    createRoot(place).render(
      <PlatformFilm platform="vimeo" id="7" poster="home-hero" title="A film" sizes="100vw" />,
    ),
  );
  expect(place.innerHTML).not.toContain("player.vimeo.com");
  expect(place.textContent).toContain(caseStudyWords.platformConsent("Vimeo"));

  await act(async () => place.querySelector("button")?.click());
  const player = place.querySelector("iframe");
  expect(player?.getAttribute("src")).toBe("https://player.vimeo.com/video/7?autoplay=1&dnt=1");
  expect(player?.title).toBe("A film");
});
