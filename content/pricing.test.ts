import { describe, expect, it } from "vitest";
import { formatPounds } from "./money.ts";
import { faq, included, serviceCategories, subscription } from "./pricing.ts";
import { prPackages } from "./pr-packages.ts";
import { services } from "./services.ts";

describe("prices", () => {
  it("are those of section 8 of the specification", () => {
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

describe("the subscription", () => {
  it("includes what section 8 of the specification promises", () => {
    const names = included.items.map(({ name }) => name).join("; ");
    for (const promise of ["Unlimited revisions", "12 hours", "Pause anytime", "30 days"])
      expect(names).toContain(promise);
  });

  it("covers six kinds of work, and names no service that does not exist", () => {
    expect(serviceCategories.items).toHaveLength(6);
    const ids = serviceCategories.items.flatMap(({ to }) => to.split("/services#")[1] ?? []);
    expect(services.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  });
});
