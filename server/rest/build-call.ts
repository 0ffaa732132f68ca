import { buildPage } from "./build-read.ts";
import { toSource, type Source } from "./build-field.ts";
import type { Catalogue, Routine } from "./catalogue.ts";
import type { Row } from "./parse-payload.ts";
import type { ParsedQuery } from "./parse-query.ts";
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

export type Call = {
  catalogue: Catalogue;
  routine: Routine;
  query: ParsedQuery;
  hasExactCount: boolean;
};

export function buildPostCall(call: Call, given: Row): Statement {
  const known = call.routine.arguments.filter(({ name }) => Object.hasOwn(given, name));
  return buildCall(call, (binder) => {
    if (known.length === 0) return functionText(call.routine, []);
    const record = known.map(({ name, type }) => `${quoteName(name)} ${type}`).join(", ");
    const json = binder.bind(JSON.stringify(given), "json");
    const passed = known.map(({ name }) => `${quoteName(name)} => p.${quoteName(name)}`);
    return `json_to_record(${json}) as p(${record}) cross join lateral ${functionText(call.routine, passed)}`;
  });
}

export function buildGetCall(call: Call, given: Map<string, string>): Statement {
  return buildCall(call, (binder) => {
    const passed = call.routine.arguments.flatMap(({ name, type }) => {
      const value = given.get(name);
      return value === undefined ? [] : [`${quoteName(name)} => ${binder.bind(value, type)}`];
    });
    return functionText(call.routine, passed);
  });
}

/** The call stands in a materialised CTE of its own: counting the rows must not call it twice. */
function buildCall(call: Call, from: (binder: Binder) => string): Statement {
  const { catalogue, routine, query } = call;
  const binder = new Binder();
  const source = from(binder);
  if (!routine.columns) {
    refuseRowParameters(query);
    const body = routine.returnsSet
      ? "coalesce(json_agg(f.value), '[]')"
      : "json_agg(f.value) -> 0";
    const text = `with f as materialized (select f.value from ${source} as f(value)) select count(*)::int4 as rows, null::float8 as total, ${routine.returnsVoid ? "''" : `coalesce((${body})::text, 'null')`} as body from f`;
    return { text, values: binder.values };
  }
  const relation = catalogue.relations.get(routine.relation ?? "");
  if (!relation && query.select.some((item) => item.kind === "embed")) {
    throw unsupported("Embedding in the result of a function that returns no table's rows");
  }
  const { name, columns } = routine;
  const result: Source = relation
    ? toSource(relation, "t")
    : { name, label: name, alias: "t", columns, computed: new Map() };
  const count = call.hasExactCount ? "exact" : null;
  const page = buildPage(catalogue, { source: result, from: "f", query, binder, count });
  return {
    text: `with f as materialized (select f.* from ${source} as f) ${page}`,
    values: binder.values,
  };
}

function refuseRowParameters({ select, main }: ParsedQuery): void {
  const isPlain = select.length === 1 && select[0]?.kind === "all" && main.embedded.size === 0;
  const isWhole = main.conditions.length === 0 && main.order.length === 0;
  if (isPlain && isWhole && main.limit === null && main.offset === 0) return;
  throw unsupported("Selecting, filtering or ordering the result of a function without columns");
}

function functionText(routine: Routine, passed: string[]): string {
  return `public.${quoteName(routine.name)}(${passed.join(", ")})`;
}
