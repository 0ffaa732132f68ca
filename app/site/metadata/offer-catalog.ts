import { absoluteUrl } from "../../../content/addresses.ts";
import type { Page } from "../../../content/page.ts";
import type { subscription } from "../../../content/pricing.ts";
import type { PrPackage } from "../../../content/pr-packages.ts";
import { organizationRef, type Thing } from "./structured-data.ts";

/** What the page sells: the subscription by the month, each package once, all without VAT. */
export function offerCatalog(
  page: Page,
  plan: typeof subscription,
  packages: readonly PrPackage[],
): Thing {
  const url = absoluteUrl(page.path);
  return {
    "@type": "OfferCatalog",
    "@id": `${url}#offers`,
    name: page.heading,
    provider: organizationRef,
    itemListElement: [
      {
        "@type": "Offer",
        "@id": `${url}#subscription`,
        name: plan.name,
        description: plan.description,
        seller: organizationRef,
        priceSpecification: {
          "@type": "UnitPriceSpecification",
          minPrice: plan.price_gbp,
          priceCurrency: "GBP",
          valueAddedTaxIncluded: false,
          unitText: "month",
        },
      },
      ...packages.map(({ id, name, description, price_gbp }) => ({
        "@type": "Offer",
        "@id": `${url}#${id}`,
        name,
        description,
        seller: organizationRef,
        priceSpecification: {
          "@type": "PriceSpecification",
          price: price_gbp,
          priceCurrency: "GBP",
          valueAddedTaxIncluded: false,
        },
      })),
    ],
  };
}
