import { absoluteUrl } from "../../../content/addresses.ts";
import { brand } from "../../../content/brand.ts";
import type { Page } from "../../../content/page.ts";
import { sharePathOf } from "../../../content/share-path.ts";
import type { Question } from "../../../content/pricing.ts";
import type { Service } from "../../../content/services.ts";

type JsonValue = string | number | boolean | JsonValue[] | { [key: string]: JsonValue };

/** One node of the page's schema.org graph. */
export type Thing = { "@type": string; [key: string]: JsonValue };

const organizationId = absoluteUrl("/#organization");
const webSiteId = absoluteUrl("/#website");
export const organizationRef = { "@id": organizationId };

export function organization(): Thing {
  return {
    "@type": "Organization",
    "@id": organizationId,
    name: brand.name,
    legalName: brand.legalName,
    url: absoluteUrl("/"),
    logo: absoluteUrl("/icon-512.png"),
    email: brand.email,
    foundingDate: String(brand.founded),
    address: { "@type": "PostalAddress", streetAddress: brand.registeredOffice },
    sameAs: brand.social.map(({ href }) => href),
  };
}

export function webSite(): Thing {
  return {
    "@type": "WebSite",
    "@id": webSiteId,
    url: absoluteUrl("/"),
    name: brand.name,
    inLanguage: "en-GB",
    publisher: organizationRef,
  };
}

export function webPage(page: Page): Thing {
  const url = absoluteUrl(page.path);
  return {
    "@type": page.kind ?? "WebPage",
    "@id": `${url}#page`,
    url,
    name: page.title,
    description: page.description,
    inLanguage: "en-GB",
    isPartOf: { "@id": webSiteId },
    about: organizationRef,
  };
}

export function breadcrumbs(page: Page): Thing {
  const trail = [{ path: "/", label: "Home" }, ...(page.parent ? [page.parent] : []), page];
  return {
    "@type": "BreadcrumbList",
    "@id": `${absoluteUrl(page.path)}#breadcrumbs`,
    itemListElement: trail.map(({ path, label }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: absoluteUrl(path),
    })),
  };
}

export function article(page: Page): Thing {
  const url = absoluteUrl(page.path);
  return {
    "@type": "Article",
    "@id": `${url}#article`,
    headline: page.heading,
    description: page.description,
    keywords: page.keywords.join(", "),
    image: absoluteUrl(sharePathOf(page)),
    inLanguage: "en-GB",
    mainEntityOfPage: { "@id": `${url}#page` },
    author: organizationRef,
    publisher: organizationRef,
  };
}

export function serviceList(page: Page, services: readonly Service[]): Thing {
  return {
    "@type": "ItemList",
    "@id": `${absoluteUrl(page.path)}#services`,
    itemListElement: services.map(({ id, name, description, offer }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      item: {
        "@type": "Service",
        "@id": `${absoluteUrl(page.path)}#${id}`,
        name,
        description,
        provider: organizationRef,
        offers: {
          "@type": "Offer",
          priceSpecification: {
            "@type": "UnitPriceSpecification",
            minPrice: offer.price_gbp,
            priceCurrency: "GBP",
            unitText: offer.per,
            valueAddedTaxIncluded: false,
          },
        },
      },
    })),
  };
}

export function faqPage(page: Page, questions: readonly Question[]): Thing {
  return {
    "@type": "FAQPage",
    "@id": `${absoluteUrl(page.path)}#faq`,
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
