import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";

export type SyntaxNode = { type: string; [name: string]: unknown };
export type SyntaxFile = { file: string; nodes: readonly Placed[] };
/** A node with those around it, the nearest first. */
export type Placed = { node: SyntaxNode; around: readonly SyntaxNode[] };

/** The product's files in these folders as syntax trees, laid out flat. Tests aside. */
export function readSyntax(root: string, folders: readonly string[]): SyntaxFile[] {
  const patterns = folders.map((folder) => `${folder}/**/*.{ts,tsx}`);
  return globSync(patterns, { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => file.replaceAll(path.sep, "/"))
    .toSorted()
    .map((file) => ({
      file,
      nodes: parseSyntax(file, readFileSync(path.join(root, file), "utf8")),
    }));
}

export function parseSyntax(file: string, text: string): Placed[] {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const found: Placed[] = [];
  addNodes(program, [], found);
  return found;
}

function addNodes(value: unknown, around: readonly SyntaxNode[], found: Placed[]): void {
  if (Array.isArray(value)) {
    for (const each of value) addNodes(each, around, found);
  } else if (isNode(value)) {
    found.push({ node: value, around });
    const within = [value, ...around];
    for (const each of Object.values(value)) addNodes(each, within, found);
  }
}

export function isNode(value: unknown): value is SyntaxNode {
  return (
    typeof value === "object" && value !== null && "type" in value && typeof value.type === "string"
  );
}
