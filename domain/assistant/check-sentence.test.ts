import { expect, it } from "vitest";
import { createGrounds, isGrounded } from "./check-sentence.ts";

const grounds = createGrounds([
  "The subscription starts at £15,000 per month. Work starts within 12 hours; a quote is free.",
  "Write to studio@kinolume.example. A 99.9% reduction. Three approaches. 30 days’ notice.",
]);

it.each([
  "It starts at £15,000 per month.",
  "It starts at fifteen thousand pounds.",
  "Work begins within twelve hours, in 3 approaches.",
  "Write to studio@kinolume.example.",
  "The quote is free.",
  "People decide.",
])("releases: %s", (sentence) => {
  expect(isGrounded(sentence, grounds)).toBe(true);
});

it.each([
  "It starts at £14,000 per month.",
  "It starts at £12.",
  "That is thirteen thousand pounds.",
  "You save 50%.",
  "You save thirty percent.",
  "Write to sales@kinolume.example.",
  "See https://elsewhere.example for more.",
  "Call +44 20 7946 0958.",
  "There is a discount.",
  "We guarantee coverage.",
  "It takes two weeks.",
])("holds back: %s", (sentence) => {
  expect(isGrounded(sentence, grounds)).toBe(false);
});
