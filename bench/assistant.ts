import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { assistantWords } from "../content/assistant.ts";
import { knowledge } from "../content/knowledge/index.ts";
import ranker from "../content/knowledge/ranker.json" with { type: "json" };
import { createAssistant } from "../domain/assistant/assistant.ts";
import { formatTable } from "../scripts/format-table.ts";
import { describeLabelled } from "./assistant/labelled.ts";
import { messagesOf, questionSets, readQuestions } from "./assistant/question.ts";
import {
  countVerdict,
  runQuestions,
  slowest5Percent,
  wrongOnPrices,
  type Outcome,
} from "./assistant/run-questions.ts";

// --only=develop,choose asks those alone; --show prints what was not answered rightly, save of the sets that nobody reads.
const only = process.argv
  .find((each) => each.startsWith("--only="))
  ?.slice(7)
  .split(",");
const isShown = process.argv.includes("--show");
const rounds = 5;
const startSchema = z.object({ milliseconds: z.number(), held: z.number(), resident: z.number() });

const assistant = createAssistant(knowledge, assistantWords, ranker);
const starts = Array.from({ length: 5 }, measureStart);
const middleOf = (name: keyof (typeof starts)[number]) => middle(starts.map((each) => each[name]));
console.log(
  `${knowledge.facts.length} facts. In a process of its own, the middle of ${starts.length}: ready in ${middleOf("milliseconds").toFixed(0)} ms, holding ${middleOf("held").toFixed(0)} MB, resident ${middleOf("resident").toFixed(0)} MB`,
);

for (const set of questionSets.filter((each) => only?.includes(each) ?? true)) {
  const outcomes = runQuestions(assistant, readQuestions(set), rounds);
  if (isShown && set !== "choose" && set !== "frozen") {
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
if (only?.includes("labelled") ?? true) console.log(describeLabelled(assistant, knowledge.facts));

function measureStart(): z.infer<typeof startSchema> {
  const script = fileURLToPath(new URL("assistant/measure-start.ts", import.meta.url));
  const written = execFileSync(process.execPath, ["--expose-gc", script], { encoding: "utf8" });
  return startSchema.parse(JSON.parse(written));
}

function middle(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
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
