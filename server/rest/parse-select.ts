import { RestError, unsupported } from "./rest-error.ts";
import { Scanner } from "./scanner.ts";

export type SelectColumn = { kind: "column"; name: string; alias: string | null };
export type SelectAll = { kind: "all" };
export type SelectEmbed = {
  kind: "embed";
  target: string;
  alias: string | null;
  hint: string | null;
  isInner: boolean;
  items: (SelectColumn | SelectAll)[];
};
export type SelectItem = SelectAll | SelectColumn | SelectEmbed;

/** `id,label:title,client:profiles!projects_user_id_fkey!inner(display_name)` */
export function parseSelect(text: string): SelectItem[] {
  const scanner = new Scanner(text, "select parameter");
  if (scanner.isAtEnd) return [];
  const items = readItems(scanner, true);
  scanner.expectEnd();
  return items;
}

function readItems(scanner: Scanner, mayEmbed: boolean): SelectItem[] {
  const items: SelectItem[] = [];
  do items.push(readItem(scanner, mayEmbed));
  while (scanner.take(","));
  return items;
}

function readItem(scanner: Scanner, mayEmbed: boolean): SelectItem {
  if (scanner.take("*")) return { kind: "all" };
  if (scanner.peek(3) === "...") throw unsupported("Spreading a resource with ...");
  let name = scanner.readName();
  let alias: string | null = null;
  if (scanner.peek(2) !== "::" && scanner.take(":")) {
    alias = name;
    name = scanner.readName();
  }
  refuseRest(scanner, name);
  const { hint, isInner, isMarked } = readHints(scanner);
  if (scanner.take("("))
    return readEmbed(scanner, { target: name, alias, hint, isInner, mayEmbed });
  if (isMarked) throw scanner.fail('expected "(" after a relationship');
  return { kind: "column", name, alias };
}

function readEmbed(
  scanner: Scanner,
  embed: Omit<SelectEmbed, "kind" | "items"> & { mayEmbed: boolean },
): SelectEmbed {
  const { mayEmbed, ...found } = embed;
  if (found.target === "count" && scanner.peek() === ")") throw aggregateRefusal();
  if (!mayEmbed) throw unsupported("Embedding inside an embedded resource");
  const items = scanner.peek() === ")" ? [] : readItems(scanner, false);
  scanner.expect(")");
  return {
    kind: "embed",
    ...found,
    items: items.flatMap((item) => (item.kind === "embed" ? [] : [item])),
  };
}

function readHints(scanner: Scanner) {
  let hint: string | null = null;
  let isInner = false;
  let isMarked = false;
  while (scanner.take("!")) {
    isMarked = true;
    const word = scanner.readName();
    if (word === "inner") isInner = true;
    else if (word !== "left") hint = word;
  }
  return { hint, isInner, isMarked };
}

function refuseRest(scanner: Scanner, name: string): void {
  refuseJsonPath(name);
  if (scanner.peek(2) === "::") throw unsupported("Casting a column with ::");
  if (scanner.peek() === ".") throw aggregateRefusal();
}

export function refuseJsonPath(name: string): void {
  if (name.includes("->")) throw unsupported("Reaching into JSON with ->");
}

function aggregateRefusal(): RestError {
  return new RestError(400, "PGRST123", "Use of aggregate functions is not allowed");
}
