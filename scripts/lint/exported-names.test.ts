import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { parseSync } from "vite";
import { listSources } from "./read-syntax.ts";

const root = path.resolve(import.meta.dirname, "../..");

/** Names that two files may share, and why. */
const shared = new Map([
  ["meta handle loader", "what React Router asks of a route"],
  ["bodySchema", "what an endpoint of the auth server takes; its route is its name"],
  [
    "CampaignReport DeliverableRow " +
      "ItemClock LegalTable NewCampaign ProjectRow RecoveryCodes Thread",
    "a component, and the type of what it shows",
  ],
  ["claimPayment confirmPayment sendInvitation setUpPayment signUp", "both ends of one call"],
  ["toAppError", "whatever was thrown as the one kind of error, with what each room knows of it"],
  ["approaches", "how a film is made, and the section of a page about it"],
  ["openStorage", "the server of a protocol, and its client"],
]);

/** What a file gives to others under a name of its own making; its tree is never laid out for that. */
function listExports(file: string, text: string): string[] {
  return parseSync(file, text)
    .module.staticExports.filter(({ start }) =>
      /^export\s+(?!default\b|type\s*[{*])\w/.test(text.slice(start, start + 20)),
    )
    .flatMap(({ entries }) => entries.map(({ exportName }) => exportName.name ?? ""));
}

it("knows what a file exports", () => {
  const text =
    "export const a = 1, b = 2; export function c() {} export type D = 1; class E {} export { E };";
  expect(listExports("a.ts", text)).toEqual(["a", "b", "c", "D"]);
});

it("gives each name one meaning", () => {
  const folders = ["app", "content", "domain", "runtime", "server", "services"];
  const places = new Map<string, string[]>();
  for (const file of listSources(root, folders))
    for (const name of new Set(listExports(file, readFileSync(path.join(root, file), "utf8"))))
      places.set(name, [...(places.get(name) ?? []), file]);
  const allowed = new Set([...shared.keys()].flatMap((names) => names.split(" ")));
  const twice = [...places].filter(([, { length }]) => length > 1);
  expect(twice.filter(([name]) => !allowed.has(name))).toEqual([]);
  const unused = [...allowed].filter((name) => !twice.some(([each]) => each === name));
  expect(unused).toEqual([]);
});
