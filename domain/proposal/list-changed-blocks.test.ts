import { expect, it } from "vitest";
import { sampleContent } from "../../tests/support/sample-proposal.ts";
import { proposalContent } from "./content.ts";
import { listChangedBlocks } from "./list-changed-blocks.ts";

const before = proposalContent.parse({
  ...sampleContent,
  approach: "hybrid",
  terms_version: "2026-11-17",
  terms_days: 14,
  vat_rate: 0,
  valid_until: "2036-01-01",
});
const parse = (changed: object) => proposalContent.parse({ ...before, ...changed });

it("names the blocks that say something else than before, in their order", () => {
  expect(listChangedBlocks(before, parse({}))).toEqual([]);
  expect(listChangedBlocks(before, parse({ title: "Another", valid_until: "2037-01-01" }))).toEqual(
    [],
  );
  expect(
    listChangedBlocks(
      before,
      parse({ exclusions: ["Boats"], approach_note: "By night", terms_days: 30 }),
    ),
  ).toEqual(["approach", "exclusions", "terms"]);
  const [first, ...others] = before.options;
  const dearer = { ...first, net_pence: (first?.net_pence ?? 0) + 1 };
  expect(listChangedBlocks(before, parse({ options: [dearer, ...others] }))).toEqual(["options"]);
});
