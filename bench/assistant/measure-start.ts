import { assistantWords } from "../../content/assistant.ts";
import { knowledge } from "../../content/knowledge/index.ts";
import { answerMessage } from "../../domain/assistant/answer-message.ts";
import { createAssistant } from "../../domain/assistant/assistant.ts";

/**
 * Run by itself, so that nothing else is counted: how long the assistant takes to be ready, and the memory that its table
 * and what is made of it hold once everything else is let go. Prints both as JSON.
 */
const collect = globalThis.gc ?? fail();
const held = () => {
  collect();
  return process.memoryUsage().rss / 1e6;
};

const before = held();
const begun = performance.now();
const { default: table } = await import("../../content/knowledge/ranker.json", {
  with: { type: "json" },
});
const assistant = createAssistant(knowledge, assistantWords, table);
const milliseconds = performance.now() - begun;
answerMessage(assistant, "How much is the subscription?");
console.log(JSON.stringify({ milliseconds, megabytes: held() - before }));

function fail(): never {
  throw new Error("Run with --expose-gc.");
}
