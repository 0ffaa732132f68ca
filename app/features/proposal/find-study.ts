import { type CaseStudyCard, caseStudyCards } from "../../../content/case-studies/cards.ts";
import type { MediaKey } from "../../../content/media.ts";
import { proposalStills } from "../../../content/proposal-stills.ts";

/** Those that are still shown: a proposal may be older than the site. */
export function listStudies(slugs: readonly string[]): CaseStudyCard[] {
  return slugs.flatMap((slug) => caseStudyCards.filter((card) => card.slug === slug));
}

const withoutStudy: MediaKey = "film-production-hero";

/** The first shot: of the first study that it names. */
export function findOpeningPicture(slugs: readonly string[]): MediaKey {
  return listStudies(slugs)[0]?.image ?? withoutStudy;
}

export type Still = { asset: MediaKey; title: string };

/** What is cut in between the chapters: another shot of each study that has one. */
export function listStills(slugs: readonly string[]): Still[] {
  return listStudies(slugs).flatMap(({ slug, title }) => {
    const asset = proposalStills.get(slug);
    return asset ? [{ asset, title }] : [];
  });
}
