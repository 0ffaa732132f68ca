import path from "node:path";
import { expect, it } from "vitest";
import { isNode, parseSyntax, type Placed, readSyntax } from "./read-syntax.ts";

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

/** What a file gives to others under a name of its own making. */
function listExports(nodes: readonly Placed[]): string[] {
  return nodes.flatMap(({ node }) => {
    const { declaration } = node;
    if (node.type !== "ExportNamedDeclaration" || !isNode(declaration)) return [];
    const { id, declarations } = declaration;
    const made = Array.isArray(declarations) ? declarations.filter(isNode) : [{ id }];
    return made.flatMap((each) => (isNode(each.id) ? [String(each.id["name"])] : []));
  });
}

it("knows what a file exports", () => {
  const text =
    "export const a = 1, b = 2; export function c() {} export type D = 1; class E {} export { E };";
  expect(listExports(parseSyntax("a.ts", text))).toEqual(["a", "b", "c", "D"]);
});

it("gives each name one meaning", () => {
  const files = readSyntax(root, ["app", "content", "domain", "runtime", "server", "services"]);
  const places = new Map<string, string[]>();
  for (const { file, nodes } of files)
    for (const name of new Set(listExports(nodes)))
      places.set(name, [...(places.get(name) ?? []), file]);
  const allowed = new Set([...shared.keys()].flatMap((names) => names.split(" ")));
  const twice = [...places].filter(([, { length }]) => length > 1);
  expect(twice.filter(([name]) => !allowed.has(name))).toEqual([]);
  const unused = [...allowed].filter((name) => !twice.some(([each]) => each === name));
  expect(unused).toEqual([]);
});
