import { describe, expect, it } from "vitest";
import { pricingPage } from "../../../content/pages/pricing.ts";
import { subscription } from "../../../content/pricing.ts";
import { prPackages } from "../../../content/pr-packages.ts";
import { offerCatalog } from "./offer-catalog.ts";

describe("the offers in the pricing page's structured data", () => {
  it("carry the page's prices, in pounds and without VAT", () => {
    const { itemListElement } = offerCatalog(pricingPage, subscription, prPackages);
    const specified = (price: object) => ({
      priceSpecification: { priceCurrency: "GBP", valueAddedTaxIncluded: false, ...price },
    });
    expect(itemListElement).toMatchObject([
      specified({ minPrice: 15_000, unitText: "month" }),
      specified({ price: 500 }),
      specified({ price: 1500 }),
      specified({ price: 5000 }),
    ]);
  });
});
