import { buildGetCall, buildPostCall, findRoutine } from "./build-call.ts";
import type { Catalogue, Routine } from "./catalogue.ts";
import { checkProfile, parseAccept, parseRange, type Shape } from "./parse-headers.ts";
import { parseArguments } from "./parse-payload.ts";
import { parsePreferences, type Preferences } from "./parse-preferences.ts";
import { parseQuery } from "./parse-query.ts";
import { narrow } from "./narrow.ts";
import { readBody, requireJson } from "./read-body.ts";
import { requireOneRow, respondWithJson, respondWithRows, type Answer } from "./respond.ts";
import type { RestCall } from "./rest-call.ts";
import { parseError, RestError, unsupported } from "./rest-error.ts";
import type { Statement } from "./sql-text.ts";

type Plan = { routine: Routine; statement: Statement; offset: number };

/** `/rpc/<function>`: POST for all, GET and HEAD for those that only read. */
export async function handleCall(call: RestCall, name: string): Promise<Response> {
  const { request } = call;
  const isGet = request.method === "GET" || request.method === "HEAD";
  checkProfile(request.headers.get(isGet ? "accept-profile" : "content-profile"));
  const preferences = parsePreferences(request.headers.get("prefer"));
  if (preferences.resolution) throw unsupported("A resolution of duplicates in a call");
  const shape = parseAccept(request.headers.get("accept"));
  const body = isGet ? null : await readArguments(request);
  const plan = await call.withCatalogue((catalogue) =>
    body === null
      ? planGet(call, catalogue, name, preferences)
      : planPost(call, catalogue, { name, body, preferences }),
  );
  const isSingle = shape === "object" && plan.routine.returnsSet;
  const answer = await call.run(
    await call.caller(),
    plan.statement,
    { readOnly: isGet },
    isSingle && !isGet ? ({ rows }) => requireOneRow(rows) : undefined,
  );
  return respond(call, { plan, answer, shape, preferences });
}

async function readArguments(request: Request): Promise<string> {
  const body = await readBody(request);
  // A call without arguments may come without a body, and then without a type.
  if (body !== "") requireJson(request);
  return body;
}

function planPost(
  call: RestCall,
  catalogue: Catalogue,
  given: { name: string; body: string; preferences: Preferences },
): Plan {
  const passed = parseArguments(given.body);
  const routine = findRoutine(catalogue, given.name, Object.keys(passed));
  const query = parseQuery(new URLSearchParams(call.search), "call");
  const { hasExactCount } = given.preferences;
  const statement = buildPostCall({ catalogue, routine, query, hasExactCount }, passed);
  return { routine, statement, offset: query.main.offset };
}

/** In a GET, a parameter named like an argument of the function is that argument. */
function planGet(
  call: RestCall,
  catalogue: Catalogue,
  name: string,
  { hasExactCount }: Preferences,
): Plan {
  const known = new Set(
    (catalogue.routines.get(name) ?? []).flatMap((each) => each.arguments.map((a) => a.name)),
  );
  const passed = new Map<string, string>();
  const rest: [string, string][] = [];
  for (const [key, value] of new URLSearchParams(call.search)) {
    if (!known.has(key)) rest.push([key, value]);
    else if (passed.has(key)) throw parseError(`The argument "${key}" was given twice`);
    else passed.set(key, value);
  }
  const routine = findRoutine(catalogue, name, [...passed.keys()]);
  if (routine.isVolatile) {
    throw new RestError(405, "25006", `The function public.${name} may write: call it with POST`);
  }
  const query = parseQuery(rest, "call");
  const { request } = call;
  const isHead = request.method === "HEAD";
  narrow(query.main, isHead ? null : parseRange(request.headers.get("range")));
  const statement = buildGetCall({ catalogue, routine, query, hasExactCount }, passed);
  return { routine, statement, offset: query.main.offset };
}

function respond(
  call: RestCall,
  done: { plan: Plan; answer: Answer; shape: Shape; preferences: Preferences },
): Response {
  const { plan, answer, shape, preferences } = done;
  const headers = call.responseHeaders(preferences.applied);
  if (plan.routine.returnsVoid || preferences.return === "minimal") {
    return new Response(null, { status: 204, headers });
  }
  if (!plan.routine.columns) {
    if (shape === "object") throw unsupported("A single object from a function without columns");
    return respondWithJson(answer.body, { headers });
  }
  if (plan.routine.returnsSet) {
    return respondWithRows(answer, { shape, offset: plan.offset, headers });
  }
  return respondWithJson(answer.body.slice(1, -1) || "null", { shape, headers });
}
