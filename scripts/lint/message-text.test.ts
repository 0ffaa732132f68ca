import path from "node:path";
import { expect, it } from "vitest";
import { isNode, parseSyntax, type Placed, readSyntax, type SyntaxNode } from "./read-syntax.ts";
import { isSentence, textOf } from "./sentence.ts";

const root = path.resolve(import.meta.dirname, "../..");

/** Whose texts decide something all the same: others', who give no code with them. */
const textsOfOthers = new Map([
  ["app/startup/reload-after-deploy.ts", "React Router"],
  ["runtime/database/is-unstorable.ts", "PostgreSQL"],
  ["server/database/batch-link.ts", "pg"],
]);

const equalities = new Set<unknown>(["===", "!==", "==", "!="]);
const searches = new Set<unknown>(["includes", "startsWith", "endsWith", "match", "search"]);
const words = /(?:words|messages|toasts|answers|refusals|labels)$/i;

/** Where the way on depends on how something is said. */
function findDecisions(nodes: readonly Placed[]): string[] {
  return nodes.filter(({ node }) => isDecision(node)).map(({ node }) => node.type);
}

function isDecision(node: SyntaxNode): boolean {
  if (node.type === "SwitchCase") return isSaid(node["test"]);
  if (node.type === "BinaryExpression" && equalities.has(node["operator"])) {
    const sides = [node["left"], node["right"]];
    return sides.some(isSaid) || (sides.some(isMessage) && sides.some(isText));
  }
  if (node.type !== "CallExpression" || !isNode(node["callee"])) return false;
  const { object, property } = node["callee"];
  const method = isNode(property) && property["name"];
  if (searches.has(method)) return isMessage(object);
  return method === "test" && Array.isArray(node["arguments"]) && node["arguments"].some(isMessage);
}

/** A sentence, or one of those that `content` has for people. */
function isSaid(value: unknown): boolean {
  if (!isNode(value)) return false;
  if (value.type !== "MemberExpression") return isSentence(textOf(value) ?? "");
  const { object, property } = value;
  const isCount = isNode(property) && property["name"] === "length";
  const isNamed = isNode(object) && words.test(String(object["name"]));
  return isNamed && !isCount && value["computed"] !== true;
}

function isMessage(value: unknown): boolean {
  if (!isNode(value)) return false;
  if (value.type === "ChainExpression") return isMessage(value["expression"]);
  if (value.type === "Identifier") return value["name"] === "message";
  return isNode(value["property"]) && value["property"]["name"] === "message";
}

function isText(value: unknown): boolean {
  return isNode(value) && (textOf(value) ?? "") !== "";
}

it.each([
  'if (problem === "Please enter your name.") go();',
  "if (problem === paymentToasts.noAddress) go();",
  'if (error.message === "gone") go();',
  'if (error?.message.includes("gone")) go();',
  "if (/gone/.test(error.message)) go();",
  'switch (said) { case "Not found": go(); }',
])("finds that the way on depends on a text: %s", (text) =>
  expect(findDecisions(parseSyntax("a.ts", text))).toHaveLength(1),
);

it.each([
  'if (error.code === "gone") go();',
  "if (before.message === after.message) stay();",
  'if (message === "") stay();',
  'if (list.includes("gone")) go();',
  "if (messages.length === 0) go();",
])("lets codes and values be compared: %s", (text) =>
  expect(findDecisions(parseSyntax("a.ts", text))).toEqual([]),
);

it("decides by codes, never by the text of a message", () => {
  const folders = ["app", "content", "domain", "runtime", "scripts", "server", "services"];
  const deciding: string[] = [];
  let count = 0;
  for (const { file, nodes } of readSyntax(root, [...folders, "supabase/functions"])) {
    count += 1;
    if (findDecisions(nodes).length > 0) deciding.push(file);
  }
  expect(count).toBeGreaterThan(1000);
  expect(deciding).toEqual([...textsOfOthers.keys()]);
});
