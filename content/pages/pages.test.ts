import { describe, expect, it } from "vitest";
import { brand, defaultTitle } from "../brand.ts";
import { caseStudies, findCaseStudy } from "../case-studies/index.ts";
import { caseStudySlugs } from "../case-studies/slugs.ts";
import { pages } from "./index.ts";
import { notFoundPage } from "./not-found.ts";

describe("pages", () => {
  it("have an address each", () => {
    const paths = pages.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) expect(path).toMatch(/^\/$|^(\/[a-z0-9-]+)+$/);
  });

  it.each([...pages, notFoundPage])("$path describes itself within bounds", (page) => {
    expect(page.description.length).toBeGreaterThan(40);
    expect(page.description.length).toBeLessThanOrEqual(160);
    expect(page.keywords.length).toBeGreaterThan(0);
    expect(page.title).toContain(brand.name);
  });

  it("have titles of their own; the studio alone borrows that of the not-found page", () => {
    const titles = pages.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.filter((title) => title === defaultTitle)).toHaveLength(1);
    const borrowers = pages.filter(({ title }) => title === notFoundPage.title);
    expect(borrowers.map(({ path }) => path)).toEqual(["/studio"]);
  });
});

describe("case studies", () => {
  it("cover every address of the specification's first section", () => {
    const slugs = caseStudies.map(({ card }) => card.slug);
    expect(slugs.toSorted()).toEqual(caseStudySlugs.toSorted());
  });

  it("are found with or without a trailing slash", () => {
    expect(findCaseStudy("/case-study/rom-boys").card.slug).toBe("rom-boys");
    expect(findCaseStudy("/case-study/rom-boys/").card.slug).toBe("rom-boys");
    expect(() => findCaseStudy("/case-study/unknown")).toThrow("/case-study/unknown");
  });
});
