import { expect, it } from "vitest";
import type { Fact } from "./fact.ts";
import { findBeside } from "./find-beside.ts";

const fact = (answer: string, href = "/wood", more: Partial<Fact> = {}): Fact => ({
  id: answer,
  aspect: "care",
  answer,
  source: { title: "Wood", href },
  ...more,
});
const oil = fact("Oil the top twice a year.");
const wipe = fact("Crumbs go with a damp cloth.", "/wood#wiping");
const find = (second: Fact, shares: [number, number] = [0.5, 0.3], first = oil) =>
  findBeside([
    { fact: first, share: shares[0] },
    { remark: "unsaid", share: 0.05 },
    { fact: second, share: shares[1] },
  ]);

it("is what may be meant as well, on whatever page", () => {
  expect(find(wipe)).toBe(wipe);
  const delivery = fact("We deliver.", "/delivery");
  expect(find(delivery)).toBe(delivery);
});

it.each([
  ["the first is quite likely", find(wipe, [0.75, 0.08])],
  ["the second is unlikely", find(wipe, [0.5, 0.06])],
  ["it says the same", find(fact("The top is oiled twice each year."))],
  ["it names a price that nobody asked for", find(fact("A cloth costs £2."))],
  ["the site does not say it", find({ ...wipe, isGap: true })],
  ["the site does not say the first", find(wipe, [0.5, 0.3], { ...oil, isGap: true })],
])("is nothing where %s", (_, found) => expect(found).toBeUndefined());
