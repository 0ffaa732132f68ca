import type { Fact } from "../../domain/assistant/fact.ts";
import { brand } from "../brand.ts";
import { claimFigure } from "../claims.ts";

/** What visitors ask and this site does not say: better admitted in so many words than missed. */
type Gap = { id: string; says: string };

const gaps: readonly Gap[] = [
  {
    id: "price-rise",
    says: "The site says nothing about future prices.",
  },
  {
    id: "subscribers",
    says: "The site publishes no such count.",
  },
  {
    id: "bring",
    says: "The site does not say whether you can bring people of your own.",
  },
  {
    id: "channels",
    says: "The site names no accounts on social networks.",
  },
  {
    id: "events",
    says: "The site announces no events.",
  },
  {
    id: "equipment",
    says: "The site says nothing about equipment.",
  },
  {
    id: "dates",
    says: "The case studies carry no dates.",
  },
  {
    id: "hosting",
    says: "The site does not say where its servers are.",
  },
  {
    id: "outlets",
    says: "The site names no outlets; editors decide what they print.",
  },
  {
    id: "duration",
    says: `The site promises no date of delivery; on the subscription, work starts within ${claimFigure("project-start")} of a brief.`,
  },
  {
    id: "day-rate",
    says: "The site names no hourly or daily rates, only the subscription and the PR packages.",
  },
  {
    id: "vat-number",
    says: "The site gives no VAT number.",
  },
  {
    id: "phone",
    says: `The site gives no telephone number; the address is ${brand.email}.`,
  },
  {
    id: "persons",
    says: "The site lists disciplines and names nobody.",
  },
  {
    id: "headcount",
    says: "The site does not say how many people work here.",
  },
  {
    id: "discount",
    says: "The site mentions no discounts, trials or offers.",
  },
  {
    id: "jobs",
    says: "The site lists no vacancies.",
  },
  {
    id: "finances",
    says: "The site publishes no company accounts.",
  },
  {
    id: "insurance",
    says: "Apart from its drone pilots, who are licensed and insured, the site says nothing about insurance or certificates.",
  },
  {
    id: "languages",
    says: "The site does not say which languages are spoken here.",
  },
  {
    id: "visits",
    says: "The site says nothing about visits or parking.",
  },
  {
    id: "hours",
    says: "The site names no opening hours.",
  },
  {
    id: "other-offices",
    says: `The only studio the site names is in ${brand.location}.`,
  },
  {
    id: "abroad",
    says: `The studio is in ${brand.location}; the site does not say in which countries its clients are.`,
  },
  {
    id: "training",
    says: "The site does not say whether models are trained on clients’ work.",
  },
  {
    id: "named-clients",
    says: "Clients stay unnamed on this site.",
  },
  {
    id: "awards",
    says: "Beyond what the Rom Boys case study tells, the site lists no prizes.",
  },
  {
    id: "instalments",
    says: "The site speaks of bank transfers, Ether and Bitcoin, and not of cards or instalments.",
  },
  {
    id: "environment",
    says: "The site makes no statement about climate or energy.",
  },
  {
    id: "model-brands",
    says: "The site names tools by kind, not by brand.",
  },
  {
    id: "not-offered",
    says: "That is not among the services the site lists.",
  },
];

/** `invite` is what the assistant offers whoever it cannot answer. */
export function gapFacts(invite: string): Fact[] {
  return gaps.map(({ id, says }) => ({
    id: `gap-${id}`,
    aspect: `gap-${id}`,
    answer: `I don't know that one. ${says} ${invite}`,
    source: { title: "Contact", href: "/contact" },
    isGap: true,
  }));
}
