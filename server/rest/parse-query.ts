import { readPath, type SelectedField } from "./parse-field.ts";
import { parseFilter, parseLogic, type Condition } from "./parse-filter.ts";
import { parseLimit, parseOffset, parseOrder, type OrderTerm } from "./parse-order.ts";
import { parseSelect, type SelectItem } from "./parse-select.ts";
import { parseError, RestError } from "./rest-error.ts";
import { Scanner } from "./scanner.ts";

export type ResourceQuery = {
  conditions: Condition[];
  order: OrderTerm[];
  limit: number | null;
  offset: number;
  /** What is asked of the resources embedded in it, by the name under which they are. */
  embedded: Map<string, ResourceQuery>;
};

export type ParsedQuery = {
  select: SelectItem[];
  main: ResourceQuery;
  columns: string[] | null;
  onConflict: string[] | null;
};

/** Which parameters a request may carry beside its filters. */
export type Verb = "read" | "insert" | "update" | "put" | "delete" | "call";

const withColumns = new Set<Verb>(["insert", "update", "put", "call"]);
const pages = new Set(["order", "limit", "offset"]);
const once = new Set([...pages, "select", "columns", "on_conflict"]);

export function parseQuery(parameters: Iterable<[string, string]>, verb: Verb): ParsedQuery {
  const query: ParsedQuery = {
    select: [{ kind: "all" }],
    main: emptyResourceQuery(),
    columns: null,
    onConflict: null,
  };
  const seen = new Set<string>();
  for (const [key, value] of parameters) {
    if (seen.has(key) && once.has(lastWord(key))) {
      throw parseError(`The parameter "${key}" was given twice`);
    }
    seen.add(key);
    readParameter(query, verb, key, value);
  }
  return query;
}

function readParameter(query: ParsedQuery, verb: Verb, key: string, value: string): void {
  if (key === "select") {
    const items = parseSelect(value);
    if (items.length > 0) query.select = items;
  } else if (key === "columns" && withColumns.has(verb)) {
    query.columns = parseNames(key, value);
  } else if (key === "on_conflict" && verb === "insert") {
    query.onConflict = parseNames(key, value);
  } else {
    const { path, word, field } = readKey(key);
    if (path.length === 0 && verb === "insert") {
      throw parseError(`The parameter "${key}" has no meaning for an insert`);
    }
    if (path.length === 0 && verb === "put" && (word === "limit" || word === "offset")) {
      const message = "limit/offset querystring parameters are not allowed for PUT";
      throw new RestError(400, "PGRST114", message);
    }
    if (path.length === 0 && verb !== "read" && verb !== "call" && pages.has(word)) {
      throw parseError(`The parameter "${key}" has no meaning for this request`);
    }
    readResourceParameter(findResource(query.main, path), { word, field, value });
  }
}

/** `clients.projects.order` belongs to the projects in the clients; `not.or` to the resource itself. */
function readKey(key: string): { path: string[]; word: string; field: SelectedField } {
  const scanner = new Scanner(key, "tree path");
  const names: string[] = [];
  do names.push(scanner.readName());
  while (scanner.take("."));
  const last = names.pop() ?? "";
  const field = { name: last, path: readPath(scanner) };
  scanner.expectEnd();
  const word = lastWord(key);
  if (word !== "and" && word !== "or") return { path: names, word, field };
  const isNegated = names.at(-1) === "not";
  if (isNegated) names.pop();
  return { path: names, word: isNegated ? `not.${word}` : word, field };
}

/** With its quotes, if it has any, so that a quoted name is never taken for a keyword. */
function lastWord(key: string): string {
  return key.slice(key.lastIndexOf(".") + 1);
}

function readResourceParameter(
  resource: ResourceQuery,
  { word, field, value }: { word: string; field: SelectedField; value: string },
): void {
  switch (word) {
    case "order":
      resource.order = parseOrder(value);
      break;
    case "limit":
      resource.limit = parseLimit(value);
      break;
    case "offset":
      resource.offset = parseOffset(value);
      break;
    case "and":
    case "or":
      resource.conditions.push(parseLogic(word, false, value));
      break;
    case "not.and":
    case "not.or":
      resource.conditions.push(parseLogic(word === "not.or" ? "or" : "and", true, value));
      break;
    default:
      resource.conditions.push(parseFilter(field, value));
  }
}

function findResource(main: ResourceQuery, path: string[]): ResourceQuery {
  let resource = main;
  for (const name of path) {
    const inner = resource.embedded.get(name) ?? emptyResourceQuery();
    resource.embedded.set(name, inner);
    resource = inner;
  }
  return resource;
}

export function emptyResourceQuery(): ResourceQuery {
  return { conditions: [], order: [], limit: null, offset: 0, embedded: new Map() };
}

/** `"id","title"` as supabase-js writes it, or without quotes. */
function parseNames(key: string, text: string): string[] {
  const scanner = new Scanner(text, `${key} parameter`);
  const names: string[] = [];
  do names.push(scanner.readName());
  while (scanner.take(","));
  scanner.expectEnd();
  return [...new Set(names)];
}
