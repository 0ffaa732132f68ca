import { expect, it } from "vitest";
import { retention } from "../../content/retention.ts";
import { defaultLimits } from "./limits.ts";

it("forgets changes within the time that the privacy page names", () => {
  const told = retention.find(({ what }) => what.startsWith("Copies of changes"))?.kept;
  const milliseconds = Number.parseInt(told ?? "", 10) * 60_000;
  expect(2 * defaultLimits.sweepMilliseconds).toBeLessThan(milliseconds);
});
