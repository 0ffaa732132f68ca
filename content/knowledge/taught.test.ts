import { expect, it } from "vitest";
import { createAssistant } from "../../domain/assistant/assistant.ts";
import { indexTaught, matchTaught } from "../../domain/teaching/match-taught.ts";
import { assistantWords } from "../assistant.ts";
import { knowledge } from "./index.ts";
import ranker from "./ranker.json" with { type: "json" };

const assistant = createAssistant(knowledge, assistantWords, ranker);

const parking = {
  questions: ["Do you have a parking garage?", "Where can I park my car?"],
  answer: "There is one around the corner.",
  page: null,
};
const dogs = { questions: ["Can I bring my dog?"], answer: "Yes.", page: "/about" };
const index = indexTaught(assistant, [parking, dogs]);

it.each([
  "Do you have a parking garage?",
  "is there a parking garage",
  "PARKING GARAGE??",
  "have you got a parkng garage",
  "where do I park the car",
])("knows %s again", (message) =>
  expect(matchTaught(assistant, index, message)?.taught).toBe(parking),
);

it.each([
  "What does the subscription cost?",
  "Do you have a garage band on your films?",
  "Can I bring my lawyer?",
  "Can I bring my dog, my cat, two llamas and a brass band?",
  "hello",
  "?",
])("does not take %s for it", (message) =>
  expect(matchTaught(assistant, index, message)).toBeUndefined(),
);

it("answers nothing where nothing was taught", () =>
  expect(matchTaught(assistant, [], "Can I bring my dog?")).toBeUndefined());
