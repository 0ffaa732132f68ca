import { expect, it } from "vitest";
import type { Block, FilmSource } from "./blocks.ts";
import { findPlatformOrigins, platformAddress } from "./platforms.ts";

const showing = (...sources: FilmSource[]): { blocks: Block[] } => ({
  blocks: [
    {
      block: "films",
      id: "films",
      heading: "The films",
      layout: "wide",
      films: sources.map((source) => ({ title: "A film", caption: "Of ours.", source })),
    },
  ],
});

it("lets the site frame the platforms its studies show films from, and no other", () => {
  const poster = "home-hero";
  const own = { kind: "own", asset: poster, captions: "/captions/film.vtt" } as const;
  expect(findPlatformOrigins([showing(own)])).toEqual([]);
  expect(
    findPlatformOrigins([
      showing({ kind: "vimeo", id: "1", poster }, { kind: "youtube", id: "2", poster }),
      showing({ kind: "vimeo", id: "3", poster }),
    ]),
  ).toEqual(["https://player.vimeo.com", "https://www.youtube-nocookie.com"]);
});

it("asks the players to set no cookie, whatever stands in the id", () => {
  expect(platformAddress("youtube", "a/b?c")).toBe(
    "https://www.youtube-nocookie.com/embed/a%2Fb%3Fc?autoplay=1&rel=0",
  );
  expect(platformAddress("vimeo", "7")).toBe("https://player.vimeo.com/video/7?autoplay=1&dnt=1");
});
