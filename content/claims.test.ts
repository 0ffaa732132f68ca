import { describe, expect, it } from "vitest";
import { brand } from "./brand.ts";
import { caseStudySlugs } from "./case-studies/slugs.ts";
import { claimFigure, claims } from "./claims.ts";
import { footerLinks, mainNavigation } from "./navigation.ts";

const routes = new Set<string>([
  "/",
  "/film-production",
  ...[...mainNavigation, ...footerLinks].map(({ to }) => to),
  ...caseStudySlugs.map((slug) => `/case-study/${slug}`),
]);

describe("claims", () => {
  it("are listed once each", () => {
    const ids = claims.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("name only routes that exist", () => {
    const named = claims.flatMap<string>(({ where }) => where);
    expect(named.filter((route) => !routes.has(route))).toEqual([]);
  });

  it("carry the landing page's figures of section 8 of the specification", () => {
    const ids = ["projects", "clients", "satisfaction", "response", "years-and-more"] as const;
    expect(ids.map(claimFigure)).toEqual(["500+", "200+", "4.9/5", "24hrs", "25+"]);
  });

  it("take the founding year from the brand", () => {
    expect(claimFigure("founded")).toBe(String(brand.founded));
  });
});
