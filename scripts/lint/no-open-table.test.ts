import { RuleTester } from "oxlint/plugins-dev";
import { describe, it } from "vitest";
import { noOpenTable } from "./no-open-table.ts";

RuleTester.describe = describe;
RuleTester.it = it;

const languageOptions = { parserOptions: { lang: "ts" as const } };
const openTable = { message: /use a Map/ };
const inherited = { message: /use Object\.hasOwn/ };

new RuleTester({ languageOptions }).run("no-open-table", noOpenTable, {
  valid: [
    `const colours = new Map<string, string>([["red", "#f00"]]);`,
    `type Kind = "a" | "b"; const words: Record<Kind, string> = { a: "A", b: "B" };`,
    `const limits = { tries: 3 } satisfies Record<string, number>;`,
    `function send() { const headers: Record<string, string> = { accept: "*/*" }; return headers; }`,
    `function count() { const found: Record<string, number> = { all: 0 }; found["all"] = 1; return found; }`,
    `const isKnown = "code" in error;`,
    `class Batch { #steps = []; static owns(value: object) { return #steps in value; } }`,
  ],
  invalid: [
    {
      code: `const types: Record<string, string[]> = { signup: [] };`,
      errors: [openTable],
    },
    {
      code: `export const types: Readonly<Record<string, string[]>> = { signup: [] };`,
      errors: [openTable],
    },
    {
      code: `const types: { [name: string]: number } = { signup: 1 };`,
      errors: [openTable],
    },
    {
      code: `function name(key: string) { const names: Record<string, string> = { lt: "<" }; return names[key]; }`,
      errors: [openTable],
    },
    { code: `const isKnown = name in table;`, errors: [inherited] },
  ],
});
