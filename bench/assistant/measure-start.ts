import { assistantWords } from "../../content/assistant.ts";
import { knowledge } from "../../content/knowledge/index.ts";
import { answerMessage } from "../../domain/assistant/answer-message.ts";
import { createAssistant } from "../../domain/assistant/assistant.ts";

/**
 * Run by itself, so that nothing else is counted: how long the assistant takes to be ready, and the memory that its table
 * and what is made of it hold once everything else is let go. Resident is what the process has of the machine, with pages
 * that are let go of later. Prints all as JSON.
 */
const collect = globalThis.gc ?? fail();
const readMegabytes = () => {
  collect();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { held: (heapUsed + external) / 1e6, resident: rss / 1e6 };
};

const before = readMegabytes();
const begun = performance.now();
const { default: table } = await import("../../content/knowledge/ranker.json", {
  with: { type: "json" },
});
const assistant = createAssistant(knowledge, assistantWords, table);
const milliseconds = performance.now() - begun;
answerMessage(assistant, "How much is the subscription?");
const after = readMegabytes();
console.log(
  JSON.stringify({
    milliseconds,
    held: after.held - before.held,
    resident: after.resident - before.resident,
  }),
);

function fail(): never {
  throw new Error("Run with --expose-gc.");
}
