import { renderToString } from "react-dom/server";
import { createRoutesStub, Meta } from "react-router";
import { describe, expect, it } from "vitest";
import { brand, defaultTitle } from "../../../content/brand.ts";
import { humanFactor } from "../../../content/case-studies/human-factor.ts";
import { verticalVideo } from "../../../content/case-studies/vertical-video.ts";
import type { Page } from "../../../content/page.ts";
import { aboutPage } from "../../../content/pages/about.ts";
import { homePage } from "../../../content/pages/home.ts";
import { notFoundPage } from "../../../content/pages/not-found.ts";
import { pricingPage } from "../../../content/pages/pricing.ts";
import { studioPage } from "../../../content/pages/studio.ts";
import { faq } from "../../../content/pricing.ts";
import { pageMetadata } from "./page-metadata.ts";
import { faqPage, type Thing } from "./structured-data.ts";

function renderHead(page: Page, ...extras: Thing[]): string {
  const Stub = createRoutesStub([
    { path: "/", meta: () => pageMetadata(page, ...extras), Component: Meta },
  ]);
  return renderToString(<Stub />);
}

function readGraph(head: string): Thing[] {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head)?.[1];
  const { "@graph": graph }: { "@graph": Thing[] } = JSON.parse(json ?? "");
  return graph;
}

function readTypes(page: Page, ...extras: Thing[]): string[] {
  return readGraph(renderHead(page, ...extras)).map((thing) => thing["@type"]);
}

describe("the head of a page", () => {
  it("carries the default title on home", () => {
    expect(defaultTitle).toBe("Kinolume - AI Storytelling Agency");
    expect(renderHead(homePage)).toContain(`<title>${defaultTitle}</title>`);
  });

  it("says what search engines and share cards need", () => {
    const head = renderHead(aboutPage);
    expect(head).toContain(`<link rel="canonical" href="${brand.origin}/about"/>`);
    expect(head).toContain('<meta name="robots" content="index, follow"/>');
    expect(head).toContain('<meta name="theme-color" content="#000000"/>');
    expect(head).toContain(`<meta name="author" content="${brand.name}"/>`);
    expect(head).toContain(`<meta property="og:image" content="${brand.origin}/share/about.jpg"/>`);
    expect(head).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  });

  it("marks a case study as an article", () => {
    expect(renderHead(verticalVideo)).toContain('<meta property="og:type" content="article"/>');
  });

  it("asks search engines to leave the studio alone", () => {
    expect(renderHead(studioPage)).toContain('<meta name="robots" content="noindex"/>');
  });

  it("names no address on the not-found page", () => {
    expect(renderHead(notFoundPage)).not.toContain("canonical");
  });
});

describe("structured data", () => {
  it("describes the organisation and the site on home", () => {
    expect(readTypes(homePage)).toEqual(["Organization", "WebSite", "WebPage"]);
  });

  it("adds breadcrumbs to inner pages and an article to case studies", () => {
    expect(readTypes(aboutPage)).toEqual(["AboutPage", "BreadcrumbList"]);
    for (const study of [verticalVideo, humanFactor]) {
      expect(readTypes(study)).toEqual(["WebPage", "BreadcrumbList", "Article"]);
    }
  });

  it("leads from home over the work page to a case study", () => {
    const trail = readGraph(renderHead(humanFactor)).find((t) => t["@type"] === "BreadcrumbList");
    expect(trail?.["itemListElement"]).toMatchObject([
      { position: 1, name: "Home", item: `${brand.origin}/` },
      { position: 2, name: "Work", item: `${brand.origin}/our-work` },
      { position: 3, name: "The Human Factor" },
    ]);
  });

  it("gives every question of the pricing page its answer", () => {
    const graph = readGraph(renderHead(pricingPage, faqPage(pricingPage, faq.questions)));
    const questions = graph.find((thing) => thing["@type"] === "FAQPage")?.["mainEntity"];
    expect(questions).toHaveLength(faq.questions.length);
    expect(JSON.stringify(questions)).toContain("30 days");
  });

  it("cannot be broken out of by a title", () => {
    const heading = '</script><script>alert("out")</script>';
    const head = renderHead({ ...humanFactor, heading, title: heading });
    expect(head.match(/<script/g)).toHaveLength(1);
    const written = readGraph(head).find((thing) => thing["@type"] === "Article");
    expect(written?.["headline"]).toBe(heading);
  });
});
