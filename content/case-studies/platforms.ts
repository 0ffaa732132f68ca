import type { CaseStudy } from "./case-study.ts";

export type Platform = "youtube" | "vimeo";

/** The forms of the players that set no cookie before they play. */
export function platformAddress(platform: Platform, id: string): string {
  const safeId = encodeURIComponent(id);
  return platform === "youtube"
    ? `${platformOrigins.youtube}/embed/${safeId}?autoplay=1&rel=0`
    : `${platformOrigins.vimeo}/video/${safeId}?autoplay=1&dnt=1`;
}

const platformOrigins: Readonly<Record<Platform, string>> = {
  youtube: "https://www.youtube-nocookie.com",
  vimeo: "https://player.vimeo.com",
};

/** Which platforms the studies show films from, and so may be framed by the site. */
export function findPlatformOrigins(studies: readonly Pick<CaseStudy, "blocks">[]): string[] {
  const origins = studies
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.block === "films" ? block.films : []))
    .flatMap(({ source }) =>
      source.kind === "youtube" || source.kind === "vimeo" ? [platformOrigins[source.kind]] : [],
    );
  return [...new Set(origins)];
}
