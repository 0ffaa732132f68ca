import type { ResponseShape } from "./parse-headers.ts";
import { unsatisfiable } from "./parse-order.ts";
import { hasBody, type ResponseSettings } from "./response-settings.ts";
import { RestError } from "./rest-error.ts";

export type RestAnswer = ResponseSettings & {
  rows: number;
  total: number | null;
  body: string;
  /** How many of the rows an upsert found and changed; null for anything else. */
  merged: number | null;
};

const retrySeconds = 2;
const contentTypes: Record<ResponseShape, string> = {
  array: "application/json; charset=utf-8",
  object: "application/vnd.pgrst.object+json; charset=utf-8",
  "stripped-array": "application/vnd.pgrst.array+json;nulls=stripped; charset=utf-8",
  "stripped-object": "application/vnd.pgrst.object+json;nulls=stripped; charset=utf-8",
  csv: "text/csv; charset=utf-8",
};

export function respondWithRows(
  answer: RestAnswer,
  options: {
    shape: ResponseShape;
    offset: number;
    headers: Record<string, string>;
  },
): Response {
  const { rows, total } = answer;
  const { offset, shape } = options;
  if (isSingle(shape)) requireOneRow(rows);
  const range = rows === 0 || total === 0 ? "*" : `${offset}-${offset + rows - 1}`;
  const headers = { ...options.headers, "content-range": `${range}/${total ?? "*"}` };
  if (total !== null && offset > total) {
    const details = `An offset of ${offset} was requested, but there are only ${total} rows.`;
    return respondWithError(unsatisfiable(details), headers);
  }
  return new Response(shapeBody(answer, shape), {
    status: total !== null && rows < total ? 206 : 200,
    headers: { ...headers, "content-type": contentTypes[shape] },
  });
}

function isSingle(shape: ResponseShape): boolean {
  return shape === "object" || shape === "stripped-object";
}

/** One object instead of a list; anything but one row is refused. */
export function shapeBody({ rows, body }: RestAnswer, shape: ResponseShape): string {
  if (!isSingle(shape)) return body;
  requireOneRow(rows);
  return body.slice(1, -1);
}

export function requireOneRow(rows: number): void {
  if (rows === 1) return;
  throw new RestError(406, "PGRST116", "Cannot coerce the result to a single JSON object", {
    details: `The result contains ${rows} rows`,
  });
}

/** Refuses a write, or a call, that reaches more rows than its caller meant. */
export function requireAtMost(most: number, rows: number): void {
  if (rows <= most) return;
  const message = "Query result exceeds max-affected preference constraint";
  const details = `The query affects ${rows} rows`;
  throw new RestError(400, "PGRST124", message, { details });
}

/** Of a function that answers one value, which may be null. */
export function respondWithValue(
  { total, body }: RestAnswer,
  { shape, headers }: { shape: ResponseShape; headers: Record<string, string> },
): Response {
  const range = `${total === 0 ? "*" : "0-0"}/${total ?? "*"}`;
  return respondWithJson(body.slice(1, -1) || "null", {
    shape,
    headers: { ...headers, "content-range": range },
  });
}

export function respondWithJson(
  body: string,
  options: { status?: number; shape?: ResponseShape; headers: Record<string, string> },
): Response {
  return new Response(body, {
    status: options.status ?? 200,
    headers: { ...options.headers, "content-type": contentTypes[options.shape ?? "array"] },
  });
}

export function respondWithError(error: RestError, headers: Record<string, string>): Response {
  const { code, message, details, hint, status } = error;
  const body = hasBody(status) ? JSON.stringify({ code, message, details, hint }) : null;
  return new Response(body, {
    status,
    headers: {
      ...headers,
      "content-type": contentTypes.array,
      ...(status === 503 ? { "retry-after": String(retrySeconds) } : {}),
      ...(status === 401 ? { "www-authenticate": "Bearer" } : {}),
      ...error.headers,
    },
  });
}
