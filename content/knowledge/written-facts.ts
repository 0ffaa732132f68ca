import type { Fact } from "../../domain/assistant/fact.ts";
import { caseStudySlugs } from "../case-studies/slugs.ts";
import { allPrices, packagePrices, showStudies } from "./answer-extras.ts";
import gaps from "./gaps.json" with { type: "json" };
import written from "./written.json" with { type: "json" };
import { writtenValues } from "./written-values.ts";

/** `aspect` is the id where nothing else is said. */
type Written = Pick<Fact, "id" | "about" | "leadsTo" | "lists"> & {
  aspect?: string;
  says: string;
  title: string;
  href: string;
  prices?: string;
  shows?: readonly string[];
};

const all: readonly Written[] = written;

const priceLists = new Map([
  ["all", allPrices],
  ["packages", packagePrices],
]);

function fill(text: string): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    String(writtenValues.get(name) ?? fail(name)),
  );
}

function fail(name: string): never {
  throw new Error(`No value is called ${name}.`);
}

/** What pages tell in several places, or in other words than one would answer with. */
export const writtenFacts: readonly Fact[] = all.map(
  ({ says, title, href, prices, shows, ...fact }) => ({
    aspect: fact.id,
    ...fact,
    answer: fill(says),
    source: { title, href },
    ...(prices !== undefined && { prices: priceLists.get(prices) ?? fail(prices) }),
    ...(shows && { cards: showStudies(caseStudySlugs.filter((slug) => shows.includes(slug))) }),
  }),
);

/** What visitors ask and this site does not say: better admitted in so many words than missed. `invite` follows. */
export function gapFacts(invite: string): Fact[] {
  return gaps.map(({ id, says }) => ({
    id: `gap-${id}`,
    aspect: `gap-${id}`,
    answer: `I don't know that one. ${fill(says)} ${invite}`,
    source: { title: "Contact", href: "/contact" },
    isGap: true,
  }));
}
