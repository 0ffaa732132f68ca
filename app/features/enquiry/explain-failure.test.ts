import { expect, it } from "vitest";
import { explainFailure } from "./explain-failure.ts";

it.each([
  [1, "in a minute"],
  [90, "in a minute"],
  [91, "in 2 minutes"],
  [3600, "in 60 minutes"],
  [5400, "in 90 minutes"],
  [5401, "in 2 hours"],
])("after %i seconds says %s", (seconds, when) => {
  expect(explainFailure({ is: "limited", seconds })).toContain(`try again ${when}.`);
});
