import { expect, it } from "vitest";
import { caseStudies } from "./index.ts";

const filmed = caseStudies.flatMap(({ card, hero, blocks }) =>
  blocks.flatMap((block) =>
    block.block === "films" ? [{ slug: card.slug, links: hero.links, id: block.id }] : [],
  ),
);

it.each(filmed)("$slug leads to its film first, in the same words", ({ links, id }) => {
  expect(links[0]?.to).toBe(`#${id}`);
  expect(links[0]?.label).toMatch(/^Watch /);
});
