import { expect, it } from "vitest";
import { describeTurnover, describeVat } from "./describe-turnover.ts";

it.each([
  [7_499_999, "", "£75,000."],
  [7_500_000, "", "Close to £90,000"],
  [9_000_000, "", "More than £90,000"],
  [9_000_000, "GB123456789", "£90,000."],
])("says of %d pence with the VAT number '%s': %s", (pence, vatNumber, words) => {
  expect(describeTurnover(pence, { vatNumber })).toContain(words);
});

it("sends everybody to their accountant", () => {
  expect(describeVat({ vatNumber: "" })).toContain("accountant must confirm the VAT lines");
  expect(describeVat({ vatNumber: "" })).not.toContain("packages");
  expect(describeVat({ vatNumber: "GB123456789" })).toContain("packages above £250");
  expect(describeVat({ vatNumber: "GB1" })).toContain("GB1");
});
