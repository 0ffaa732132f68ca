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
  return listNodes(program, []);
}

function listNodes(value: unknown, around: readonly SyntaxNode[]): Placed[] {
  if (Array.isArray(value)) return value.flatMap((each: unknown) => listNodes(each, around));
  if (!isNode(value)) return [];
  const within = [value, ...around];
  return [
    { node: value, around },
    ...Object.values(value).flatMap((each) => listNodes(each, within)),
  ];
}

export function isNode(value: unknown): value is SyntaxNode {
  return (
    typeof value === "object" && value !== null && "type" in value && typeof value.type === "string"
  );
}
