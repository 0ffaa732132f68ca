import path from "node:path";
import { expect, it } from "vitest";
import { isNode, parseSyntax, type Placed, readSyntax } from "./read-syntax.ts";
import { isSentence, textOf } from "./sentence.ts";

const root = path.resolve(import.meta.dirname, "../..");

/** Words that are no sentences to anybody, and why they may stand among the rules. */
const dataWords = new Map([
  ["domain/account/common-passwords.ts", "passwords that everybody tries"],
  ["domain/assistant/plain-words.ts", "words that a question is not about"],
  ["domain/assistant/protocol.ts", "words of an answer that bring the lead form"],
  ["domain/billing/countries.ts", "codes of countries"],
  ["domain/labs/plain-text.ts", "names of HTML elements"],
  ["domain/payment/check-round.ts", "what Chainlink's feeds call themselves"],
  ["domain/review/export/write-edl.ts", "what an edit decision list calls its ways of counting"],
]);

/** Texts that read like something said to a person. */
function findSentences(nodes: readonly Placed[]): string[] {
  return nodes.flatMap((placed) => {
    const text = textOf(placed.node);
    return text !== undefined && isSentence(text) && !isForProgrammers(placed) ? [text] : [];
  });
}

/** These errors say that the code is wrong; nobody is shown them. */
function isForProgrammers({ within }: Placed): boolean {
  if (!within) return false;
  const { type, callee } = within.node;
  const isError =
    type === "NewExpression" &&
    isNode(callee) &&
    (callee["name"] === "RangeError" || callee["name"] === "TypeError");
  return isError || isForProgrammers(within);
}

it("finds what is said to a person, in whatever quotes", () => {
  const text =
    'const a = z.string("Please enter your name."); const b = `There is no ${a}`; ' +
    'throw new RangeError("The tree has no node."); const c = ["name-missing", "data type", /Not this one/];';
  expect(findSentences(parseSyntax("a.ts", text))).toEqual([
    "Please enter your name.",
    "There is no …",
  ]);
});

it("finds no words in domain but data: they live in content", () => {
  const files = [...readSyntax(root, ["domain"])];
  expect(files.length).toBeGreaterThan(100);
  const speaking = files.filter(({ nodes }) => findSentences(nodes).length > 0);
  expect(speaking.map(({ file }) => file)).toEqual([...dataWords.keys()]);
});
