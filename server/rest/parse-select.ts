import { readField, type SelectedField } from "./parse-field.ts";
import { parseError, RestError } from "./rest-error.ts";
import { Scanner } from "./scanner.ts";

export type SelectAll = { kind: "all" };
export type SelectColumn = {
  kind: "column";
  field: SelectedField;
  alias: string | null;
  cast: string | null;
};
export type SelectEmbed = {
  kind: "embed";
  target: string;
  alias: string | null;
  hint: string | null;
  isInner: boolean;
  /** Its columns stand among those of the resource around it. */
  isSpread: boolean;
  items: SelectItem[];
};
export type SelectItem = SelectAll | SelectColumn | SelectEmbed;

// Each is a join of its own, and PostgreSQL plans them together.
const deepest = 10;
const most = 50;

const typeName = /[\p{L}\p{N}_$ ]+/uy;
const aggregate = /\.(?:sum|avg|count|max|min)\(\)/y;

/** `id,label:title,data->>size,client:profiles!projects_user_id_fkey!inner(display_name,...teams(name))` */
export function parseSelect(text: string): SelectItem[] {
  const scanner = new Scanner(text, "select parameter");
  const items = new SelectReader(scanner).readItems(0);
  scanner.expectEnd();
  return items;
}

class SelectReader {
  #scanner: Scanner;
  #embeds = 0;

  constructor(scanner: Scanner) {
    this.#scanner = scanner;
  }

  readItems(depth: number): SelectItem[] {
    const scanner = this.#scanner;
    scanner.skipSpaces();
    if (scanner.isAtEnd || scanner.peek() === ")") return [];
    const items: SelectItem[] = [];
    do {
      scanner.skipSpaces();
      items.push(this.#readItem(depth));
      scanner.skipSpaces();
    } while (scanner.take(","));
    return items;
  }

  #readItem(depth: number): SelectItem {
    const scanner = this.#scanner;
    if (scanner.take("*")) return { kind: "all" };
    if (scanner.take("...")) {
      const target = scanner.readName();
      return this.#readEmbed({ target, alias: null, isSpread: true }, depth + 1);
    }
    const start = scanner.position;
    let alias: string | null = scanner.readName();
    if (scanner.peek(2) === "::" || !scanner.take(":")) {
      scanner.position = start;
      alias = null;
    }
    const field = readField(scanner);
    if (field.path.length === 0 && (scanner.peek() === "!" || scanner.peek() === "(")) {
      if (field.name === "count" && scanner.peek(2) === "()") throw aggregateRefusal();
      return this.#readEmbed({ target: field.name, alias, isSpread: false }, depth + 1);
    }
    const cast = this.#readCast();
    if (scanner.readMatch(aggregate) !== "") throw aggregateRefusal();
    return { kind: "column", field, alias, cast };
  }

  #readCast(): string | null {
    const scanner = this.#scanner;
    if (!scanner.take("::")) return null;
    const name = scanner.readMatch(typeName).trim();
    if (name === "") throw scanner.fail("expected a type");
    return name;
  }

  #readEmbed(
    found: Pick<SelectEmbed, "target" | "alias" | "isSpread">,
    depth: number,
  ): SelectEmbed {
    const scanner = this.#scanner;
    this.#embeds += 1;
    if (depth > deepest) throw parseError(`Embedding may be ${deepest} levels deep, not more`);
    if (this.#embeds > most) throw parseError(`A request may embed ${most} resources, not more`);
    const { hint, isInner } = readHints(scanner);
    scanner.expect("(");
    const items = this.readItems(depth);
    scanner.expect(")");
    return { kind: "embed", ...found, hint, isInner, items };
  }
}

function readHints(scanner: Scanner): Pick<SelectEmbed, "hint" | "isInner"> {
  let hint: string | null = null;
  let isInner = false;
  while (scanner.take("!")) {
    const word = scanner.readName();
    if (word === "inner") isInner = true;
    else if (word !== "left") hint = word;
  }
  return { hint, isInner };
}

function aggregateRefusal(): RestError {
  return new RestError(400, "PGRST123", "Use of aggregate functions is not allowed");
}
