import { z } from "zod";
import { buildDelete, buildInsert, buildUpdate, type Write } from "./build-write.ts";
import type { Relation } from "./catalogue.ts";
import { findRelation } from "./find-relation.ts";
import { checkProfile, parseAccept, type Shape } from "./parse-headers.ts";
import { parsePayload } from "./parse-payload.ts";
import { parsePreferences, type Preferences } from "./parse-preferences.ts";
import { parseQuery } from "./parse-query.ts";
import { readBody, requireJson } from "./read-body.ts";
import { requireOneRow, respondWithJson, shapeBody, type Answer } from "./respond.ts";
import type { RestCall } from "./rest-call.ts";
import { unsupported } from "./rest-error.ts";
import type { Statement } from "./sql-text.ts";

export type WriteVerb = "insert" | "update" | "delete";

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
  const isSingle = shape === "object" && preferences.return === "representation";
  const answer = await call.run(
    await call.caller(),
    statement,
    {},
    isSingle ? ({ rows }) => requireOneRow(rows) : undefined,
  );
  return respond(call, { verb, relation, preferences, shape, answer });
}

async function readJson(request: Request): Promise<string> {
  requireJson(request);
  return readBody(request);
}

function build(verb: WriteVerb, write: Write, body: string): Statement {
  if (verb === "delete") return buildDelete(write);
  const payload = parsePayload(body);
  return verb === "insert" ? buildInsert(write, payload) : buildUpdate(write, payload);
}

function respond(
  call: RestCall,
  done: {
    verb: WriteVerb;
    relation: Relation;
    preferences: Preferences;
    shape: Shape;
    answer: Answer;
  },
): Response {
  const { verb, preferences, shape, answer } = done;
  const headers: Record<string, string> = {
    ...call.responseHeaders(preferences.applied),
    "content-range": `*/${preferences.hasExactCount ? answer.rows : "*"}`,
  };
  if (preferences.return === "representation") {
    const status = verb === "insert" ? 201 : 200;
    return respondWithJson(shapeBody(answer, shape), { status, shape, headers });
  }
  const location = preferences.return === "headers-only" ? locate(done) : null;
  return new Response(null, {
    status: verb === "insert" ? 201 : 204,
    headers: location === null ? headers : { ...headers, location },
  });
}

const rowsSchema = z.array(z.record(z.string(), z.unknown()));

/** Where the one new row is found. */
function locate({ relation, answer }: { relation: Relation; answer: Answer }): string | null {
  if (answer.rows !== 1 || relation.primaryKey.length === 0) return null;
  const [row] = rowsSchema.parse(JSON.parse(answer.body));
  const filters = relation.primaryKey.map((name) => [name, `eq.${String(row?.[name])}`]);
  return `/${relation.name}?${new URLSearchParams(filters)}`;
}
