import { buildGetCall, buildPostCall, findRoutine } from "./build-call.ts";
import type { Catalogue, Routine } from "./catalogue.ts";
import { narrow } from "./narrow.ts";
import { checkProfile, parseAccept, parseRange, type ResponseShape } from "./parse-headers.ts";
import { parseArguments } from "./parse-payload.ts";
import { parsePreferences, type Preferences } from "./parse-preferences.ts";
import { parseQuery } from "./parse-query.ts";
import { readRestBody, requireJson } from "./read-rest-body.ts";
import {
  requireAtMost,
  requireOneRow,
  respondWithRows,
  respondWithValue,
  type RestAnswer,
} from "./respond.ts";
import { applySettings } from "./response-settings.ts";
import type { RestCall } from "./rest-call.ts";
import { parseError, RestError, unsupported } from "./rest-error.ts";
import type { Statement } from "./sql-text.ts";

type Plan = { routine: Routine; statement: Statement; offset: number };

/** `/rpc/<function>`: by POST, and by GET and HEAD, which may not write. */
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
  const { routine, statement } = plan;
  const readOnly = isGet || !routine.isVolatile;
  const check = chooseCheck(routine, preferences, { isSingle: shape === "object" && !readOnly });
  const answer = await call.run(await call.caller(), statement, { readOnly }, check);
  return applySettings(respond(call, { plan, answer, shape, preferences }), answer);
}

/** What must hold before the transaction may end; of what only reads, respond() can still refuse it. */
function chooseCheck(
  { returnsSet }: Routine,
  { maxAffected }: Preferences,
  { isSingle }: { isSingle: boolean },
): ((answer: RestAnswer) => void) | undefined {
  if (maxAffected !== null && !returnsSet) {
    const message =
      "Function must return SETOF or TABLE when max-affected preference is used with handling=strict";
    throw new RestError(400, "PGRST128", message);
  }
  if (maxAffected === null && !(isSingle && returnsSet)) return undefined;
  return ({ rows }) => {
    if (isSingle) requireOneRow(rows);
    if (maxAffected !== null) requireAtMost(maxAffected, rows);
  };
}

async function readArguments(request: Request): Promise<string> {
  const body = await readRestBody(request);
  // A call without arguments may come without a body, and then without a type.
  if (body !== "") requireJson(request);
  return body;
}

function planPost(
  call: RestCall,
  catalogue: Catalogue,
  given: { name: string; body: string; preferences: Preferences },
): Plan {
  const { body: text, preferences } = given;
  const query = parseQuery(new URLSearchParams(call.search), "call");
  const sent = parseArguments(text);
  const names = query.columns ?? sent;
  const routine = findRoutine(catalogue, given.name, names);
  const { hasExactCount } = preferences;
  const { maxRows } = call;
  const built = { catalogue, routine, query, hasExactCount, maxRows };
  const statement = buildPostCall(built, { names, text });
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
  const query = parseQuery(rest, "read");
  const { request, maxRows } = call;
  const isHead = request.method === "HEAD";
  narrow(query.main, isHead ? null : parseRange(request.headers.get("range")));
  const built = { catalogue, routine, query, hasExactCount, maxRows };
  const statement = buildGetCall(built, passed);
  return { routine, statement, offset: query.main.offset };
}

function respond(
  call: RestCall,
  done: { plan: Plan; answer: RestAnswer; shape: ResponseShape; preferences: Preferences },
): Response {
  const { plan, answer, shape, preferences } = done;
  const { returnsSet, returnsVoid } = plan.routine;
  const headers = call.responseHeaders(preferences.applied);
  const response = returnsSet
    ? respondWithRows(answer, { shape, offset: plan.offset, headers })
    : respondWithValue(answer, { shape, headers });
  if (!returnsVoid && preferences.return !== "minimal") return response;
  response.headers.delete("content-type");
  return new Response(null, { status: 204, headers: response.headers });
}
