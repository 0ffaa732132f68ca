import type { AnswerCard, AnswerPrice } from "../../domain/assistant/protocol.ts";
import { caseStudyCard } from "../case-studies/cards.ts";
import type { CaseStudySlug } from "../case-studies/slugs.ts";
import { listPictures } from "../media-asset.ts";
import { media } from "../media.ts";
import { formatPounds } from "../money.ts";
import { prSection } from "../pages/pricing.ts";
import { subscription, subscriptionPrice } from "../pricing.ts";
import { prPackages } from "../pr-packages.ts";

/** Studies as an answer shows them: the smallest picture is large enough for the panel. */
export function showStudies(slugs: readonly CaseStudySlug[]): AnswerCard[] {
  return slugs.map((slug) => {
    const { title, to, category, image } = caseStudyCard(slug);
    const [picture] = listPictures(image, media[image]);
    return {
      title,
      href: to,
      text: category,
      ...(picture && { picture: `/media/${picture.name}` }),
    };
  });
}

export const packagePrices: readonly AnswerPrice[] = prPackages.map(({ name, price_gbp }) => ({
  name,
  price: formatPounds(price_gbp),
  per: prSection.perCampaign,
}));

export const allPrices: readonly AnswerPrice[] = [
  {
    name: subscription.name,
    price: `${subscription.from} ${subscriptionPrice}`,
    per: subscription.period,
  },
  ...packagePrices,
];
