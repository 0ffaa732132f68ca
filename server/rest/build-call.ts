import { toSource, type Source } from "./build-field.ts";
import { buildPage } from "./build-read.ts";
import { buildWindow } from "./build-window.ts";
import type { Catalogue, Routine } from "./catalogue.ts";
import type { ParsedQuery } from "./parse-query.ts";
import { responseSettings } from "./response-settings.ts";
import { RestError, unsupported } from "./rest-error.ts";
import { Binder, quoteName, type Statement } from "./sql-text.ts";

/** The overload that has every given argument and misses none that it requires. */
export function findRoutine(catalogue: Catalogue, name: string, given: string[]): Routine {
  const fitting = (catalogue.routines.get(name) ?? []).filter(
    ({ arguments: known }) =>
      given.every((key) => known.some((argument) => argument.name === key)) &&
      known.every((argument) => !argument.isRequired || given.includes(argument.name)),
  );
  const [only, ...others] = fitting;
  const signature = `public.${name}(${given.join(", ")})`;
  if (!only) {
    throw new RestError(
      404,
      "PGRST202",
      `Could not find the function ${signature} in the schema cache`,
      {
        details: `Searched for the function ${signature}, but no matches were found in the schema cache.`,
      },
    );
  }
  if (others.length === 0) return only;
  throw new RestError(
    300,
    "PGRST203",
    `Could not choose the best candidate function for ${signature}`,
  );
}

export type RoutineCall = {
  catalogue: Catalogue;
  routine: Routine;
  query: ParsedQuery;
  hasExactCount: boolean;
  maxRows: number;
};

export function buildPostCall(
  call: RoutineCall,
  given: { names: string[]; text: string },
): Statement {
  const known = call.routine.arguments.filter(({ name }) => given.names.includes(name));
  return buildCall(call, (binder) => {
    if (known.length === 0) return functionText(call.routine, []);
    const record = known.map(({ name, type }) => `${quoteName(name)} ${type}`).join(", ");
    const json = binder.bind(given.text, "json");
    const passed = known.map(({ name }) => `${quoteName(name)} => p.${quoteName(name)}`);
    return `json_to_record(${json}) as p(${record}) cross join lateral ${functionText(call.routine, passed)}`;
  });
}

export function buildGetCall(call: RoutineCall, given: Map<string, string>): Statement {
  return buildCall(call, (binder) => {
    const passed = call.routine.arguments.flatMap(({ name, type }) => {
      const value = given.get(name);
      return value === undefined ? [] : [`${quoteName(name)} => ${binder.bind(value, type)}`];
    });
    return functionText(call.routine, passed);
  });
}

/** The call stands in a materialised CTE of its own: counting the rows must not call it twice. */
function buildCall(call: RoutineCall, from: (binder: Binder) => string): Statement {
  const binder = new Binder();
  const source = from(binder);
  const text = call.routine.columns
    ? `with f as materialized (select f.* from ${source} as f) ${buildRows(call, call.routine.columns, binder)}`
    : `with f as materialized (select f.value from ${source} as f(value)) ${buildValues(call, binder)}`;
  return { text, values: binder.values };
}

function buildRows(
  { catalogue, routine, query, hasExactCount, maxRows }: RoutineCall,
  columns: Source["columns"],
  binder: Binder,
): string {
  const relation = catalogue.relations.get(routine.relation ?? "");
  if (!relation && query.select.some((item) => item.kind === "embed")) {
    throw unsupported("Embedding in the result of a function that returns no table's rows");
  }
  const { name } = routine;
  const source: Source = relation
    ? toSource(relation, "t")
    : { name, label: name, alias: "t", columns, computed: new Map() };
  const count = hasExactCount ? "exact" : null;
  return buildPage(catalogue, { source, from: "f", query, binder, count, maxRows });
}

function buildValues(
  { routine, query, hasExactCount, maxRows }: RoutineCall,
  binder: Binder,
): string {
  refuseRowParameters(query);
  const total = hasExactCount ? "(select count(*) from f)" : "null";
  const body = routine.returnsVoid ? "''" : "coalesce(json_agg(r.value), '[]')";
  const window = routine.returnsSet ? buildWindow(query.main, binder, maxRows) : "";
  return `select count(*)::int4 as rows, ${total}::float8 as total, ${body}::text as body, ${responseSettings} from (select f.value from f${window}) as r`;
}

function refuseRowParameters({ select, main }: ParsedQuery): void {
  const isPlain = select.length === 1 && select[0]?.kind === "all" && main.embedded.size === 0;
  if (isPlain && main.conditions.length === 0 && main.order.length === 0) return;
  throw unsupported("Selecting, filtering or ordering the result of a function without columns");
}

function functionText(routine: Routine, passed: string[]): string {
  return `public.${quoteName(routine.name)}(${passed.join(", ")})`;
}
