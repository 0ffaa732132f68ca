import { brand } from "./brand.ts";

/**
 * Every claim the site makes in public that its owner must be able to prove, written once: pages
 * take their figures from here, and `npm run doctor` lists them.
 */
export type Claim = {
  id: string;
  /** The figure alone, as pages set it large. */
  figure: string;
  /** The whole claim, as it must be substantiated. */
  text: string;
  /** The routes that make it. */
  where: readonly string[];
  source: "contract" | "page copy";
};

const yearsInBusiness = 25;

export const claims = [
  {
    id: "founded",
    figure: String(brand.founded),
    text: `Founded in ${brand.founded}`,
    where: ["/", "/about"],
    source: "contract",
  },
  {
    id: "years",
    figure: `${yearsInBusiness}`,
    text: `A creative partner for ${yearsInBusiness} years`,
    where: ["/", "/about"],
    source: "contract",
  },
  {
    id: "years-and-more",
    figure: `${yearsInBusiness}+`,
    text: `${yearsInBusiness}+ years of experience`,
    where: ["/film-production"],
    source: "contract",
  },
  {
    id: "projects",
    figure: "500+",
    text: "500+ projects delivered",
    where: ["/film-production"],
    source: "contract",
  },
  {
    id: "clients",
    figure: "200+",
    text: "200+ clients",
    where: ["/film-production"],
    source: "contract",
  },
  {
    id: "satisfaction",
    figure: "4.9/5",
    text: "4.9/5 client satisfaction",
    where: ["/film-production"],
    source: "contract",
  },
  {
    id: "response",
    figure: "24hrs",
    text: "A response within 24 hours",
    where: ["/", "/film-production", "/contact", "/our-work", "/accessibility"],
    source: "contract",
  },
  {
    id: "project-start",
    figure: "12 hours",
    text: "Projects start within 12 hours",
    where: ["/", "/pricing", "/terms"],
    source: "contract",
  },
  {
    id: "revisions",
    figure: "Unlimited",
    text: "Unlimited revisions in the subscription",
    where: ["/", "/pricing", "/terms"],
    source: "contract",
  },
  {
    id: "cancellation",
    figure: "30 days",
    text: "Subscriptions end with 30 days' notice and pause anytime",
    where: ["/", "/pricing", "/terms"],
    source: "contract",
  },
  {
    id: "lifestyle-budget",
    figure: "$10",
    text: "A campaign's assets made on a $10 budget",
    where: ["/case-study/ai-lifestyle"],
    source: "contract",
  },
  {
    id: "lifestyle-cost-reduction",
    figure: "99.9%",
    text: "A 99.9 percent cost reduction against traditional production",
    where: ["/case-study/ai-lifestyle"],
    source: "contract",
  },
  {
    id: "lifestyle-duration",
    figure: "8 hours",
    text: "Produced in 8 hours",
    where: ["/case-study/ai-lifestyle"],
    source: "contract",
  },
  {
    id: "lifestyle-assets",
    figure: "47",
    text: "47 assets delivered",
    where: ["/case-study/ai-lifestyle"],
    source: "contract",
  },
] as const satisfies readonly Claim[];

export type ClaimId = (typeof claims)[number]["id"];

export function claimFigure(id: ClaimId): string {
  const claim = claims.find((candidate) => candidate.id === id);
  if (!claim) throw new Error(`no claim ${id}`);
  return claim.figure;
}
