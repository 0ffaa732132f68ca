import { assistantWords } from "../content/assistant.ts";
import { knowledge } from "../content/knowledge/index.ts";
import { createAssistant } from "../domain/assistant/assistant.ts";
import { formatTable } from "../scripts/format-table.ts";
import { freshQuestions } from "./assistant/fresh-questions.ts";
import { heldOutQuestions } from "./assistant/held-out-questions.ts";
import { messagesOf, type Question, type QuestionGroup } from "./assistant/question.ts";
import { moreQuestions } from "./assistant/more-questions.ts";
import { questions } from "./assistant/questions.ts";
import {
  countVerdict,
  inGroup,
  meanScore,
  runQuestions,
  slowest5Percent,
  wrongOnPrices,
  type Outcome,
} from "./assistant/run-questions.ts";

// --fresh asks what was written after the tuning; --verbose shows every answer.
const isFresh = process.argv.includes("--fresh");
const isVerbose = process.argv.includes("--verbose");
const groups: readonly QuestionGroup[] = ["fact", "multi", "unanswerable", "injection", "contact"];

const begun = performance.now();
const assistant = createAssistant(knowledge, assistantWords);
console.log(
  `${knowledge.facts.length} facts indexed in ${(performance.now() - begun).toFixed(0)} ms`,
);

const asked: readonly Question[] = isFresh
  ? freshQuestions
  : [...questions, ...moreQuestions, ...heldOutQuestions];
const rounds = 5;
const outcomes = runQuestions(assistant, asked, rounds);
for (const outcome of outcomes) {
  if (isVerbose || outcome.verdict !== "right") show(outcome);
}
const rows = [
  ...groups.map((group) => summarise(group, inGroup(outcomes, group))),
  summarise("all", outcomes),
];
console.log(
  formatTable(["", "questions", "score", "right", "partial", "abstained", "wrong"], rows),
);
console.log(`Wrong on prices: ${wrongOnPrices(outcomes).length}`);
console.log(
  `p95 of an answer, the best of ${rounds} rounds: ${slowest5Percent(outcomes).toFixed(2)} ms`,
);

function summarise(name: string, some: readonly Outcome[]): string[] {
  const counts = (["right", "partial", "abstained", "wrong"] as const).map((verdict) =>
    String(countVerdict(some, verdict)),
  );
  return [name, String(some.length), meanScore(some).toFixed(3), ...counts];
}

function show({ question, answer, verdict }: Outcome): void {
  const asks = messagesOf(question).join(" | ");
  const pages = answer.sources.map(({ href }) => href).join(" ");
  console.log(`[${verdict}] ${asks}\n    ${answer.kind}: ${answer.text} (${pages})\n`);
}
