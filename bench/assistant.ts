import { assistantWords } from "../content/assistant.ts";
import { knowledge } from "../content/knowledge/index.ts";
import ranker from "../content/knowledge/ranker.json" with { type: "json" };
import { createAssistant } from "../domain/assistant/assistant.ts";
import { formatTable } from "../scripts/format-table.ts";
import { messagesOf, questionSets, readQuestions } from "./assistant/question.ts";
import {
  countVerdict,
  runQuestions,
  slowest5Percent,
  wrongOnPrices,
  type Outcome,
} from "./assistant/run-questions.ts";

// --only=develop,choose asks those alone; --show prints what develop or tuned did not answer rightly.
const only = process.argv
  .find((each) => each.startsWith("--only="))
  ?.slice(7)
  .split(",");
const isShown = process.argv.includes("--show");
const rounds = 5;

const begun = performance.now();
const assistant = createAssistant(knowledge, assistantWords, ranker);
console.log(
  `${knowledge.facts.length} facts, ready in ${(performance.now() - begun).toFixed(0)} ms`,
);

for (const set of questionSets.filter((each) => only?.includes(each) ?? true)) {
  const outcomes = runQuestions(assistant, readQuestions(set), rounds);
  if (isShown && (set === "develop" || set === "tuned")) {
    for (const outcome of outcomes) if (outcome.verdict !== "right") show(outcome);
  }
  const kinds = [...new Set(outcomes.map(({ question }) => question.kind))];
  const rows = kinds.map((kind) =>
    summarise(
      kind,
      outcomes.filter(({ question }) => question.kind === kind),
    ),
  );
  console.log(
    formatTable(
      [
        set,
        "asked",
        "right",
        "half",
        "wrong",
        "falsely unknown",
        "falsely sure",
        "wrong price",
        "p95 ms",
      ],
      [...rows, summarise("all", outcomes)],
    ),
  );
}

function summarise(name: string, some: readonly Outcome[]): string[] {
  const right = countVerdict(some, "right");
  return [
    name,
    String(some.length),
    `${right} (${Math.round((100 * right) / some.length)}%)`,
    ...(["half", "wrong", "unknown", "sure"] as const).map((verdict) =>
      String(countVerdict(some, verdict)),
    ),
    String(wrongOnPrices(some).length),
    slowest5Percent(some).toFixed(2),
  ];
}

function show({ question, answer, verdict }: Outcome): void {
  const asks = messagesOf(question).join(" | ");
  console.log(
    `[${verdict}] ${asks}\n    ${answer.kind}: ${answer.text}\n    wanted ${question.expect} ${question.says.join(" & ")}\n`,
  );
}
