import { expect, it } from "vitest";
import { isAsked, isStory, isTerse, listPieces, splitQuestion } from "./split-question.ts";

it.each([
  ["How much is it and can I cancel?", ["How much is it", "can I cancel?"]],
  [
    "Where are you, how old are you, and how do I pay?",
    ["Where are you", "how old are you", "how do I pay?"],
  ],
  ["How soon do you start? And who decides?", ["How soon do you start?", "And who decides?"]],
  ["What do basic and professional PR cost?", ["What do basic and professional PR cost?"]],
  ["We run a bakery. How much is 4.9/5 worth?", ["We run a bakery.", "How much is 4.9/5 worth?"]],
  ["whats in it and whats the price", ["whats in it", "whats the price"]],
  ["Is there a term, and if not, how do I leave?", ["Is there a term", "how do I leave?"]],
  ["two things: 1) price 2) can I cancel", ["two things:", "price", "can I cancel"]],
  ["spend / location", ["spend", "location"]],
  ["When do you start & how long does it run", ["When do you start", "how long does it run"]],
  ["She wants to leave and have herself removed", ["She wants to leave and have herself removed"]],
  ["???", []],
])("takes %s apart", (message, parts) => {
  expect(splitQuestion(message)).toEqual(parts);
});

it("tells questions from statements", () => {
  expect(isAsked("so how much is it")).toBe(true);
  expect(isAsked("the price?")).toBe(true);
  expect(isAsked("We run a bakery.")).toBe(false);
});

it("lists what may be asked for in one clause", () => {
  expect(listPieces("price and notice")).toEqual(["price", "notice"]);
  expect(listPieces("oak: size, price and colour")).toEqual(["oak", "size", "price", "colour"]);
  expect(listPieces("how much is it")).toEqual([]);
});

it("tells a word or two from a statement", () => {
  expect(isTerse("price of the subscription")).toBe(true);
  expect(isTerse("We run a bakery.")).toBe(false);
});

it("tells what has happened from what is asked in a word or two", () => {
  expect(isStory("she wants to leave")).toBe(true);
  expect(isStory("price of the subscription")).toBe(false);
});
