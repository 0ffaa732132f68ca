import { parseError } from "./rest-error.ts";
import type { Scanner } from "./scanner.ts";

/** One arrow into JSON, by key or by index; `->>` takes what it finds as text. */
export type JsonStep = { key: string; isIndex: boolean; isText: boolean };
export type SelectedField = { name: string; path: JsonStep[] };

const index = /-?\d+(?=->|::|[.,)]|$)/y;
const bareKey = /[^(\-:.,>)]+(?:-(?!>)[^(\-:.,>)]+)*/y;
// PostgreSQL reads a path arrow within arrow, and its stack is finite.
const longestPath = 30;

/** `data`, `data->items->0->>"the name"` */
export function readField(scanner: Scanner): SelectedField {
  const name = scanner.readName();
  return { name, path: readPath(scanner) };
}

export function readPath(scanner: Scanner): JsonStep[] {
  const path: JsonStep[] = [];
  while (scanner.take("->")) {
    path.push(readStep(scanner, scanner.take(">")));
    if (path.length > longestPath) {
      throw parseError(`A path into JSON may have ${longestPath} arrows, not more`);
    }
  }
  return path;
}

function readStep(scanner: Scanner, isText: boolean): JsonStep {
  const position = scanner.readMatch(index);
  if (position !== "") return { key: position, isIndex: true, isText };
  const key = scanner.peek() === '"' ? scanner.readQuoted() : scanner.readMatch(bareKey).trim();
  // It may become the name of what is answered, and a NUL would end the statement's text.
  if (key === "" || key.includes("\0")) throw scanner.fail("expected a key or an index");
  return { key, isIndex: false, isText };
}

/** Under which name the field is answered when it was not renamed: that of its last key. */
export function nameField({ name, path }: SelectedField): string {
  return path.findLast((step) => !step.isIndex)?.key ?? name;
}
