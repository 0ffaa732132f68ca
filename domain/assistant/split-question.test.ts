import { expect, it } from "vitest";
import { isAsked, splitQuestion } from "./split-question.ts";

it.each([
  ["How much is it and can I cancel?", ["How much is it", "can I cancel?"]],
  [
    "Where are you, how old are you, and how do I pay?",
    ["Where are you", "how old are you", "how do I pay?"],
  ],
  ["How soon do you start? And who decides?", ["How soon do you start?", "And who decides?"]],
  ["What do basic and professional PR cost?", ["What do basic and professional PR cost?"]],
  ["We run a bakery. How much is 4.9/5 worth?", ["We run a bakery.", "How much is 4.9/5 worth?"]],
  ["???", []],
])("takes %s apart", (message, parts) => {
  expect(splitQuestion(message)).toEqual(parts);
});

it("tells questions from statements", () => {
  expect(isAsked("so how much is it")).toBe(true);
  expect(isAsked("the price?")).toBe(true);
  expect(isAsked("We run a bakery.")).toBe(false);
});
