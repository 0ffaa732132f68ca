import * as fc from "fast-check";
import { expect, it } from "vitest";
import { sumLines } from "../billing/sum-lines.ts";
import { listChosen, sumProposal } from "./sum-proposal.ts";

const pence = fc.integer({ min: 0, max: 50_000_000 });
const key = fc.stringMatching(/^[a-z0-9-]{1,10}$/);
const milestones = fc
  .uniqueArray(fc.record({ key, net_pence: pence }), {
    selector: (each) => each.key,
    minLength: 1,
    maxLength: 8,
  })
  .filter((all) => all.some(({ net_pence }) => net_pence > 0))
  .map((all) =>
    all.map((each) => ({ ...each, title: "A step", due_on: null, trigger: "studio" as const })),
  );
const options = fc
  .uniqueArray(fc.record({ key, net_pence: pence, chosen: fc.boolean() }), {
    selector: (each) => each.key,
    maxLength: 6,
  })
  .map((all) => all.map((each) => ({ ...each, title: "An option", note: null })));
const priced = fc.record({
  milestones,
  options,
  vat_rate: fc.constantFrom<(0 | 2000)[]>(0, 2000),
});

it("comes to its milestones and what was chosen, whichever that is", () => {
  fc.assert(
    fc.property(priced, fc.func(fc.boolean()), (content, isChosen) => {
      const chosen = content.options.map((each) => each.key).filter((each) => isChosen(each));
      const { instalments, ...sums } = sumProposal(content, chosen);
      const add = (all: readonly { net_pence: number }[]) =>
        all.reduce((sum, each) => sum + each.net_pence, 0);
      const extras = content.options.filter((each) => chosen.includes(each.key));
      expect(sums.net_pence).toBe(add(content.milestones) + add(extras));
      expect(add(instalments)).toBe(sums.net_pence);
      expect(sums.total_pence).toBe(sums.net_pence + sums.vat_pence);
      // What is charged for nothing has no invoice to be added to.
      expect(instalments.map((each) => each.net_pence > 0)).toEqual(
        content.milestones.map((each) => each.net_pence > 0),
      );
    }),
    { numRuns: 500 },
  );
});

it("has the VAT that the instalments' invoices will say, to the penny", () => {
  fc.assert(
    fc.property(priced, fc.constantFrom("none", "uk", "outside"), (content, treatment) => {
      const sums = sumProposal(content, listChosen(content), treatment);
      const invoiced = sums.instalments
        .filter(({ net_pence }) => net_pence > 0)
        .map(({ net_pence: unit_pence, title: description }) =>
          sumLines(
            [
              {
                description,
                quantity: 100,
                unit_pence,
                discount_pence: 0,
                vat_rate: content.vat_rate,
              },
            ],
            treatment,
          ),
        );
      expect(invoiced.reduce((sum, each) => sum + each.vat_pence, 0)).toBe(sums.vat_pence);
      expect(invoiced.reduce((sum, each) => sum + each.total_pence, 0)).toBe(sums.total_pence);
      if (treatment !== "uk") expect(sums.vat_pence).toBe(0);
    }),
    { numRuns: 500 },
  );
});
