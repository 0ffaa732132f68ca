import { describe, expect, it } from "vitest";
import { formatPounds } from "./money.ts";
import { faq, prPackages, subscription } from "./pricing.ts";
import { services } from "./services.ts";

describe("prices", () => {
  it("are those of the contract", () => {
    expect(formatPounds(subscription.price_gbp)).toBe("£15,000");
    expect(prPackages.map(({ id, price_gbp }) => [id, price_gbp])).toEqual([
      ["basic-pr", 500],
      ["professional-pr", 1500],
      ["enterprise-pr", 5000],
    ]);
  });

  it("reach the services page", () => {
    expect(services.map(({ price }) => price).join(" ")).toContain("£15,000");
    expect(services.at(-1)?.price).toContain("£500");
  });
});

describe("the questions", () => {
  it.each(["30 days", "Anytime", "unlimited", "12 hours", "VAT"])("answer %s", (words) => {
    expect(faq.questions.some(({ answer }) => answer.includes(words))).toBe(true);
  });
});
