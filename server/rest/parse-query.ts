import { parseFilter, parseLogic, type Condition } from "./parse-filter.ts";
import { parseCount, parseOrder, type OrderTerm } from "./parse-order.ts";
import { parseSelect, type SelectItem } from "./parse-select.ts";
import { parseError } from "./rest-error.ts";
import { Scanner } from "./scanner.ts";

export type ResourceQuery = {
  conditions: Condition[];
  order: OrderTerm[];
  limit: number | null;
  offset: number;
};

export type ParsedQuery = {
  select: SelectItem[];
  main: ResourceQuery;
  /** By the name under which the resource is embedded. */
  embedded: Map<string, ResourceQuery>;
  columns: string[] | null;
  onConflict: string[] | null;
};

/** Which parameters a request may carry beside its filters. */
export type Verb = "read" | "insert" | "update" | "delete" | "call";

const writes = new Set<Verb>(["insert", "update"]);
const once = new Set(["select", "order", "limit", "offset", "columns", "on_conflict"]);

export function parseQuery(parameters: Iterable<[string, string]>, verb: Verb): ParsedQuery {
  const query: ParsedQuery = {
    select: [{ kind: "all" }],
    main: emptyResourceQuery(),
    embedded: new Map(),
    columns: null,
    onConflict: null,
  };
  const seen = new Set<string>();
  for (const [key, value] of parameters) {
    const isRepeated = seen.has(key);
    seen.add(key);
    if (isRepeated && (once.has(key) || once.has(key.slice(key.indexOf(".") + 1)))) {
      throw parseError(`The parameter "${key}" was given twice`);
    }
    readParameter(query, verb, key, value);
  }
  return query;
}

function readParameter(query: ParsedQuery, verb: Verb, key: string, value: string): void {
  if (key === "select") {
    query.select = parseSelect(value);
  } else if (key === "columns" && writes.has(verb)) {
    query.columns = parseNames(key, value);
  } else if (key === "on_conflict" && verb === "insert") {
    query.onConflict = parseNames(key, value);
  } else {
    const { path, rest } = splitPath(key);
    const resource = path === null ? query.main : embeddedQuery(query, path);
    if (path === null && verb === "insert") {
      throw parseError(`The parameter "${key}" has no meaning for an insert`);
    }
    if (path === null && verb !== "read" && verb !== "call" && once.has(rest)) {
      throw parseError(`The parameter "${key}" has no meaning for this request`);
    }
    readResourceParameter(resource, rest, value);
  }
}

function readResourceParameter(resource: ResourceQuery, key: string, value: string): void {
  switch (key) {
    case "order":
      resource.order = parseOrder(value);
      break;
    case "limit":
      resource.limit = parseCount(key, value);
      break;
    case "offset":
      resource.offset = parseCount(key, value);
      break;
    case "and":
    case "or":
      resource.conditions.push(parseLogic(key, false, value));
      break;
    case "not.and":
    case "not.or":
      resource.conditions.push(parseLogic(key === "not.or" ? "or" : "and", true, value));
      break;
    default:
      resource.conditions.push(parseFilter(key, value));
  }
}

/** `profiles.order` belongs to the embedded profiles; `not.or` belongs to the resource itself. */
function splitPath(key: string): { path: string | null; rest: string } {
  const dot = key.indexOf(".");
  if (dot < 1 || key === "not.and" || key === "not.or") return { path: null, rest: key };
  return { path: key.slice(0, dot), rest: key.slice(dot + 1) };
}

function embeddedQuery(query: ParsedQuery, path: string): ResourceQuery {
  const resource = query.embedded.get(path) ?? emptyResourceQuery();
  query.embedded.set(path, resource);
  return resource;
}

function emptyResourceQuery(): ResourceQuery {
  return { conditions: [], order: [], limit: null, offset: 0 };
}

/** `"id","title"` as supabase-js writes it, or without quotes. */
function parseNames(key: string, text: string): string[] {
  const scanner = new Scanner(text, `${key} parameter`);
  const names: string[] = [];
  do names.push(scanner.readName().trim());
  while (scanner.take(","));
  scanner.expectEnd();
  return [...new Set(names)];
}
