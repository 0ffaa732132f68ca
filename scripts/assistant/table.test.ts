import { expect, it } from "vitest";
import { knowledge } from "../../content/knowledge/index.ts";
import posts from "../../content/knowledge/posts.json" with { type: "json" };
import ranker from "../../content/knowledge/ranker.json" with { type: "json" };
import { messagesOf, readQuestions } from "../../bench/assistant/question.ts";
import { readWords } from "../../domain/assistant/normalise-text.ts";
import { readRemark } from "../../domain/assistant/remark.ts";
import { hashExamples, readExamples } from "./read-examples.ts";
import { readLanguages } from "./read-languages.ts";
import { readOwnPosts } from "./read-own-posts.ts";

const examples = readExamples();

it("has been trained on the examples as they are: npm run train:assistant", () => {
  expect(ranker.hash).toBe(hashExamples(examples));
  expect(ranker.languages).toEqual(readLanguages());
});

it("has no example that is a question never tuned on", () => {
  const wordsOf = (text: string) => readWords(text).join(" ");
  const known = new Set(examples.map(({ question }) => wordsOf(question)));
  const unseen = readQuestions("stranger").filter(({ set }) => set === "stranger-3");
  expect(unseen).not.toEqual([]);
  const asked = unseen.map((question) => messagesOf(question).at(-1) ?? "");
  expect(asked.filter((text) => known.has(wordsOf(text)))).toEqual([]);
});

it("knows the posts of Labs as they are: npm run train:assistant", () => {
  expect(posts).toEqual(readOwnPosts());
});

it("has examples for facts that exist, and for remarks", () => {
  const facts = new Set(knowledge.facts.map(({ id }) => id));
  const strange = examples.filter(
    ({ meaning }) => !facts.has(meaning) && readRemark(meaning) === undefined,
  );
  expect([...new Set(strange.map(({ meaning }) => meaning))]).toEqual([]);
});
