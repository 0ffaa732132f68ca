import { expect, it } from "vitest";
import type { Subject } from "./fact.ts";
import { readOrder } from "./read-order.ts";

const oak: Subject = { id: "oak", kind: "package", names: ["Oak table", "oak"], pounds: 900 };
const elm: Subject = { id: "elm", kind: "package", names: ["Elm table", "elm"], pounds: 700 };
const care: Subject = { id: "care", kind: "plan", names: ["care"], pounds: 10 };

it.each([
  ["what would two oak tables and one elm cost?", [oak, elm], [2, 1]],
  ["oak plus elm, what does that come to?", [oak, elm], [1, 1]],
  ["how much are 3 of the oak", [oak], [3]],
  ["price of a dozen elm tables", [elm], [12]],
  ["What does care cost for a whole year?", [care], [12]],
  ["how much is half a year of it", [care], [6]],
  ["what would I pay for 18 months of care", [care], [18]],
])("adds up what is ordered: %s", (text, sold, counts) =>
  expect(readOrder(text, sold).map(({ count }) => count)).toEqual(counts),
);

it.each([
  ["how much are oak and elm", [oak, elm]],
  ["how much is an oak table", [oak]],
  ["what does care cost per month", [care]],
  ["how much is care if I pause for two months", [care]],
  ["do I get a discount on two oak tables", [oak]],
  ["oak and a year of care, what is the total", [oak, care]],
])("adds nothing up: %s", (text, sold) => expect(readOrder(text, sold)).toEqual([]));
