import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";

export type SyntaxNode = { type: string; [name: string]: unknown };
export type SyntaxFile = { file: string; nodes: readonly Placed[] };
/** A node, and the one that it stands in. */
export type Placed = { node: SyntaxNode; within: Placed | undefined };

/** The product's files in these folders as syntax trees, laid out flat; one at a time, as all of them fill the memory. */
export function* readSyntax(root: string, folders: readonly string[]): Generator<SyntaxFile> {
  for (const file of listSources(root, folders))
    yield { file, nodes: parseSyntax(file, readFileSync(path.join(root, file), "utf8")) };
}

/** The product's own files in these folders, without their tests. */
export function listSources(root: string, folders: readonly string[]): string[] {
  const patterns = folders.map((folder) => `${folder}/**/*.{ts,tsx}`);
  return globSync(patterns, { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => file.replaceAll(path.sep, "/"))
    .toSorted();
}

export function parseSyntax(file: string, text: string): Placed[] {
  const found: Placed[] = [];
  addNodes(parse(file, text), undefined, found);
  return found;
}

function parse(file: string, text: string): unknown {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  return program;
}

function addNodes(value: unknown, within: Placed | undefined, found: Placed[]): void {
  if (Array.isArray(value)) {
    for (const each of value) addNodes(each, within, found);
  } else if (isNode(value)) {
    const placed = { node: value, within };
    found.push(placed);
    for (const each of Object.values(value)) addNodes(each, placed, found);
  }
}

export function isNode(value: unknown): value is SyntaxNode {
  return (
    typeof value === "object" && value !== null && "type" in value && typeof value.type === "string"
  );
}
