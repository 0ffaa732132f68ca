import { isNode, type SyntaxNode } from "./read-syntax.ts";

/** What a text literal says, with an ellipsis for each value put into it. */
export function textOf(node: SyntaxNode): string | undefined {
  if (node.type === "Literal" && typeof node["value"] === "string") return node["value"];
  if (node.type !== "TemplateLiteral" || !Array.isArray(node["quasis"])) return undefined;
  const parts = node["quasis"].map((part: unknown) =>
    isNode(part) &&
    typeof part["value"] === "object" &&
    part["value"] !== null &&
    "raw" in part["value"]
      ? String(part["value"].raw)
      : "",
  );
  return parts.join("…");
}

/** Begins with a capital and goes on, or has three words in a row. */
export function isSentence(text: string): boolean {
  return /^\p{Lu}\S*\s+\S/u.test(text) || /\p{L}{2,}\s+\p{L}+\s+\p{L}+/u.test(text);
}
