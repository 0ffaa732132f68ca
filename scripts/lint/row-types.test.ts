import path from "node:path";
import { expect, it } from "vitest";
import { isNode, parseSyntax, type Placed, readSyntax, type SyntaxNode } from "./read-syntax.ts";

const root = path.resolve(import.meta.dirname, "../..");

/** Whose rows are not read here, but handed on as PostgreSQL wrote them. */
const handedOn = new Map([
  ["server/rest/run-statement.ts", "PostgreSQL makes the answer to a request as one text"],
  ["services/export/read-table.ts", "an export writes the rows of whatever table it is given"],
]);

/** More than that is worth a schema: `parseRows` checks it, where a type would only claim it. */
const mostFields = 2;

const plain = new Set(["TSStringKeyword", "TSNumberKeyword", "TSBooleanKeyword", "TSNullKeyword"]);

/** What is claimed of rows beyond a value or two that the next line uses. */
function findClaims(nodes: readonly Placed[]): string[] {
  return nodes.flatMap(({ node }) => {
    const claim = claimOf(node);
    return claim && !isSmall(claim) ? [claim.type] : [];
  });
}

/** The row type in sql<…>`…` and sql.unsafe<…>(…). */
function claimOf(node: SyntaxNode): SyntaxNode | undefined {
  const asked = node["tag"] ?? node["callee"];
  if (!isNode(asked)) return undefined;
  const object = asked.type === "MemberExpression" ? asked["object"] : asked;
  if (!isNode(object) || object["name"] !== "sql") return undefined;
  const given = node["typeArguments"];
  if (!isNode(given) || !Array.isArray(given["params"])) return undefined;
  return given["params"].find(isNode);
}

function isSmall(claim: SyntaxNode): boolean {
  const row = claim["elementType"];
  if (!isNode(row) || row.type !== "TSTypeLiteral" || !Array.isArray(row["members"])) return false;
  return row["members"].length <= mostFields && row["members"].every(isPlain);
}

function isPlain(member: unknown): boolean {
  if (!isNode(member) || !isNode(member["typeAnnotation"])) return false;
  const type = member["typeAnnotation"]["typeAnnotation"];
  const kinds = isNode(type) && Array.isArray(type["types"]) ? type["types"] : [type];
  return kinds.every((kind) => isNode(kind) && (plain.has(kind.type) || isMade(kind)));
}

/** What the driver makes of a moment, and of bytes. */
function isMade(type: SyntaxNode): boolean {
  const name = isNode(type["typeName"]) && type["typeName"]["name"];
  return name === "Date" || name === "Uint8Array";
}

it.each([
  "const rows = await sql<Payment[]>`select 1`;",
  "const rows = await sql<{ a: string; b: string; c: string }[]>`select 1`;",
  "const rows = await sql<{ state: 'open' | 'paid' }[]>`select 1`;",
  "const rows = await sql.unsafe<Payment[]>('select 1');",
])("finds %s", (code) => {
  expect(findClaims(parseSyntax("a.ts", code))).toHaveLength(1);
});

it.each([
  "const [row] = await sql<{ id: string; at: Date | null }[]>`select 1`;",
  "const rows = parseRows(payment, await sql`select 1`);",
])("lets %s be", (code) => {
  expect(findClaims(parseSyntax("a.ts", code))).toEqual([]);
});

it("claims nothing of rows that a schema should check", () => {
  const claimed: string[] = [];
  for (const { file, nodes } of readSyntax(root, [
    "services",
    "server",
    "runtime",
    "supabase/functions",
  ]))
    if (!handedOn.has(file)) claimed.push(...findClaims(nodes).map(() => file));
  expect(claimed).toEqual([]);
});
