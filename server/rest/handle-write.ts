import { z } from "zod";
import {
  buildDelete,
  buildInsert,
  buildPut,
  buildUpdate,
  keyMismatch,
  type Write,
} from "./build-write.ts";
import type { Relation } from "./catalogue.ts";
import { findRelation } from "./find-relation.ts";
import { checkProfile, parseAccept, type ResponseShape } from "./parse-headers.ts";
import { parsePayload } from "./parse-payload.ts";
import { parsePreferences, type Preferences } from "./parse-preferences.ts";
import { parseQuery } from "./parse-query.ts";
import { readRestBody, requireJson } from "./read-rest-body.ts";
import {
  requireAtMost,
  requireOneRow,
  respondWithJson,
  shapeBody,
  type RestAnswer,
} from "./respond.ts";
import { applySettings } from "./response-settings.ts";
import type { RestCall } from "./rest-call.ts";
import { unsupported } from "./rest-error.ts";
import type { Statement } from "./sql-text.ts";

export type WriteVerb = "insert" | "put" | "update" | "delete";
type Done = {
  verb: WriteVerb;
  relation: Relation;
  preferences: Preferences;
  shape: ResponseShape;
  answer: RestAnswer;
};

export async function handleWrite(
  call: RestCall,
  table: string,
  verb: WriteVerb,
): Promise<Response> {
  const { request } = call;
  checkProfile(request.headers.get("content-profile"));
  const preferences = parsePreferences(request.headers.get("prefer"));
  if (preferences.resolution && verb !== "insert") {
    throw unsupported("A resolution of duplicates in an update or delete");
  }
  const shape = parseAccept(request.headers.get("accept"));
  const query = parseQuery(new URLSearchParams(call.search), verb);
  const body = verb === "delete" ? "" : await readJson(request);
  const { relation, statement } = await call.withCatalogue((catalogue) => {
    const found = findRelation(catalogue, table);
    const write = { catalogue, relation: found, query, preferences };
    return { relation: found, statement: build(verb, write, body) };
  });
  const check = chooseCheck(verb, preferences, shape);
  const answer = await call.run(await call.caller(), statement, {}, check);
  return applySettings(respond(call, { verb, relation, preferences, shape, answer }), answer);
}

/** What undoes the write where it does not hold. */
function chooseCheck(
  verb: WriteVerb,
  preferences: Preferences,
  shape: ResponseShape,
): ((answer: RestAnswer) => void) | undefined {
  const isSingle = shape === "object" && preferences.return === "representation";
  const most = verb === "update" || verb === "delete" ? preferences.maxAffected : null;
  if (verb !== "put" && !isSingle && most === null) return undefined;
  return ({ rows }) => {
    if (verb === "put" && rows !== 1) throw keyMismatch();
    if (isSingle) requireOneRow(rows);
    if (most !== null) requireAtMost(most, rows);
  };
}

async function readJson(request: Request): Promise<string> {
  requireJson(request);
  return readRestBody(request);
}

function build(verb: WriteVerb, write: Write, body: string): Statement {
  if (verb === "delete") return buildDelete(write);
  const payload = parsePayload(body);
  if (verb === "put") return buildPut(write, payload);
  return verb === "insert" ? buildInsert(write, payload) : buildUpdate(write, payload);
}

function respond(call: RestCall, done: Done): Response {
  const { verb, preferences, shape, answer } = done;
  const headers = { ...call.responseHeaders(preferences.applied), ...countRows(done) };
  if (preferences.return === "representation") {
    const status = isNew(done) ? 201 : 200;
    return respondWithJson(shapeBody(answer, shape), { status, shape, headers });
  }
  if (verb !== "insert") return new Response(null, { status: 204, headers });
  const location = preferences.return === "headers-only" ? locate(done) : null;
  return new Response(null, {
    status: isNew(done) ? 201 : 200,
    headers: location === null ? headers : { ...headers, location },
  });
}

/** An upsert that found all of its rows made nothing. */
function isNew({ verb, preferences, answer }: Done): boolean {
  const isMerge = verb === "put" || preferences.resolution === "merge-duplicates";
  return (verb === "insert" || verb === "put") && (!isMerge || answer.rows > (answer.merged ?? 0));
}

function countRows({ verb, preferences, answer }: Done): Record<string, string> {
  if (verb === "put") return {};
  const range = verb === "update" && answer.rows > 0 ? `0-${answer.rows - 1}` : "*";
  return { "content-range": `${range}/${preferences.hasExactCount ? answer.rows : "*"}` };
}

const keysSchema = z.tuple([z.array(z.string().nullable())]);

/** Where the one new row is found. */
function locate({ relation, answer }: Done): string | null {
  if (answer.rows !== 1 || relation.primaryKey.length === 0) return null;
  const [values] = keysSchema.parse(JSON.parse(answer.body));
  const filters = relation.primaryKey.map((name, position) => {
    const value = values[position] ?? null;
    return [name, value === null ? "is.null" : `eq.${value}`];
  });
  return `/${relation.name}?${new URLSearchParams(filters)}`;
}
