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
  source: "specification" | "page copy";
};

const yearsInBusiness = 25;

export const claims = [
  {
    id: "founded",
    figure: String(brand.founded),
    text: `Founded in ${brand.founded}`,
    where: ["/", "/about", "/why-us"],
    source: "specification",
  },
  {
    id: "years",
    figure: `${yearsInBusiness}`,
    text: `A creative partner for ${yearsInBusiness} years`,
    where: ["/", "/about"],
    source: "specification",
  },
  {
    id: "years-and-more",
    figure: `${yearsInBusiness}+`,
    text: `${yearsInBusiness}+ years of experience`,
    where: ["/film-production"],
    source: "specification",
  },
  {
    id: "projects",
    figure: "500+",
    text: "500+ projects delivered",
    where: ["/film-production"],
    source: "specification",
  },
  {
    id: "clients",
    figure: "200+",
    text: "200+ clients",
    where: ["/film-production"],
    source: "specification",
  },
  {
    id: "satisfaction",
    figure: "4.9/5",
    text: "4.9/5 client satisfaction",
    where: ["/film-production"],
    source: "specification",
  },
  {
    id: "response",
    figure: "24hrs",
    text: "A response within 24 hours",
    where: [
      "/",
      "/film-production",
      "/contact",
      "/our-work",
      "/pricing",
      "/our-process",
      "/accessibility",
    ],
    source: "specification",
  },
  {
    id: "project-start",
    figure: "12 hours",
    text: "Projects start within 12 hours",
    where: ["/", "/pricing", "/why-us", "/our-process", "/terms"],
    source: "specification",
  },
  {
    id: "revisions",
    figure: "Unlimited",
    text: "Unlimited revisions in the subscription",
    where: ["/", "/pricing", "/terms"],
    source: "specification",
  },
  {
    id: "cancellation",
    figure: "30 days",
    text: "Subscriptions end with 30 days' notice and pause anytime",
    where: ["/", "/pricing", "/why-us", "/terms"],
    source: "specification",
  },
  {
    id: "lifestyle-budget",
    figure: "$10",
    text: "A campaign's assets made on a $10 budget",
    where: ["/case-study/ai-lifestyle", "/our-work", "/why-us"],
    source: "specification",
  },
  {
    id: "lifestyle-cost-reduction",
    figure: "99.9%",
    text: "A 99.9 percent cost reduction against traditional production",
    where: ["/case-study/ai-lifestyle"],
    source: "specification",
  },
  {
    id: "lifestyle-duration",
    figure: "8 hours",
    text: "Produced in 8 hours",
    where: ["/why-us", "/case-study/ai-lifestyle"],
    source: "specification",
  },
  {
    id: "lifestyle-assets",
    figure: "47",
    text: "47 assets delivered",
    where: ["/why-us", "/case-study/ai-lifestyle"],
    source: "specification",
  },
  {
    id: "ai-movies-cameras",
    figure: "0",
    text: "Two short films made without a camera",
    where: ["/our-work"],
    source: "page copy",
  },
  {
    id: "rom-boys-years",
    figure: "6 years",
    text: "Six years from the first day of shooting to the end of the release",
    where: ["/case-study/rom-boys"],
    source: "page copy",
  },
  {
    id: "rom-boys-hours",
    figure: "140",
    text: "140 hours of footage",
    where: ["/case-study/rom-boys"],
    source: "page copy",
  },
  {
    id: "rom-boys-length",
    figure: "84",
    text: "A final cut of 84 minutes",
    where: ["/case-study/rom-boys"],
    source: "page copy",
  },
  {
    id: "rom-boys-screens",
    figure: "60+",
    text: "Shown on more than 60 screens in the first season",
    where: ["/case-study/rom-boys", "/our-work"],
    source: "page copy",
  },
  {
    id: "rom-boys-list",
    figure: "4,200",
    text: "4,200 names on the mailing list before the first screening",
    where: ["/case-study/rom-boys"],
    source: "page copy",
  },
  {
    id: "rom-boys-previews",
    figure: "17",
    text: "17 previews before release",
    where: ["/case-study/rom-boys"],
    source: "page copy",
  },
  {
    id: "rom-boys-sold-out",
    figure: "8",
    text: "Eight of the first ten evenings sold out",
    where: ["/case-study/rom-boys"],
    source: "page copy",
  },
  {
    id: "rom-boys-spend",
    figure: "£0",
    text: "Nothing spent on paid media",
    where: ["/case-study/rom-boys"],
    source: "page copy",
  },
  {
    id: "lifestyle-traditional-budget",
    figure: "$10,000",
    text: "A traditional shoot was quoted at $10,000",
    where: ["/case-study/ai-lifestyle"],
    source: "page copy",
  },
] as const satisfies readonly Claim[];

export type ClaimId = (typeof claims)[number]["id"];

export function claimFigure(id: ClaimId): string {
  const claim = claims.find((candidate) => candidate.id === id);
  if (!claim) throw new Error(`no claim ${id}`);
  return claim.figure;
}
