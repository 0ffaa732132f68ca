import type { MetaDescriptor } from "react-router";
import { absoluteUrl } from "../../../content/addresses.ts";
import { brand } from "../../../content/brand.ts";
import type { Page } from "../../../content/page.ts";
import type { ShareImage } from "../../../content/share-path.ts";
import {
  article,
  breadcrumbs,
  organization,
  webPage,
  webSite,
  type Thing,
} from "./structured-data.ts";

type Described = { image: ShareImage; extras?: readonly Thing[] };

/** Everything a page's head says about it. `extras` are facts that only this page has: its questions, its services. */
export function describePage(page: Page, { image, extras = [] }: Described): MetaDescriptor[] {
  return [
    { title: page.title },
    { name: "description", content: page.description },
    { name: "keywords", content: page.keywords.join(", ") },
    { name: "author", content: brand.name },
    { name: "robots", content: page.isHiddenFromSearch ? "noindex" : "index, follow" },
    { name: "theme-color", content: "#000000" },
    ...addressMetadata(page),
    ...shareMetadata(page, image),
    { "script:ld+json": structuredData(page, extras) },
  ];
}

function addressMetadata(page: Page): MetaDescriptor[] {
  if (page.hasNoAddress) return [];
  const url = absoluteUrl(page.path);
  return [
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:url", content: url },
  ];
}

function shareMetadata(page: Page, image: ShareImage): MetaDescriptor[] {
  const imageUrl = absoluteUrl(image.path);
  return [
    { property: "og:type", content: page.type },
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:image", content: imageUrl },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: image.alt },
    { property: "og:site_name", content: brand.name },
    { property: "og:locale", content: "en_GB" },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: page.title },
    { name: "twitter:description", content: page.description },
    { name: "twitter:image", content: imageUrl },
    { name: "twitter:image:alt", content: image.alt },
  ];
}

function structuredData(page: Page, extras: readonly Thing[]) {
  return { "@context": "https://schema.org", "@graph": [...pageThings(page), ...extras] };
}

function pageThings(page: Page): Thing[] {
  if (page.hasNoAddress) return [organization(), webSite()];
  if (page.path === "/") return [organization(), webSite(), webPage(page)];
  const things = [webPage(page), breadcrumbs(page)];
  return page.type === "article" ? [...things, article(page)] : things;
}
