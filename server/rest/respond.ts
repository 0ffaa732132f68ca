import type { Shape } from "./parse-headers.ts";
import { unsatisfiable } from "./parse-order.ts";
import { RestError } from "./rest-error.ts";

export type Answer = { rows: number; total: number | null; body: string };

const retrySeconds = 2;
const contentTypes: Record<Shape, string> = {
  array: "application/json; charset=utf-8",
  object: "application/vnd.pgrst.object+json; charset=utf-8",
  "stripped-array": "application/vnd.pgrst.array+json;nulls=stripped; charset=utf-8",
  "stripped-object": "application/vnd.pgrst.object+json;nulls=stripped; charset=utf-8",
  csv: "text/csv; charset=utf-8",
};

export function respondWithRows(
  answer: Answer,
  options: {
    shape: Shape;
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

function isSingle(shape: Shape): boolean {
  return shape === "object" || shape === "stripped-object";
}

/** One object instead of a list; anything but one row is refused. */
export function shapeBody({ rows, body }: Answer, shape: Shape): string {
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

export function respondWithJson(
  body: string,
  options: { status?: number; shape?: Shape; headers: Record<string, string> },
): Response {
  return new Response(body, {
    status: options.status ?? 200,
    headers: { ...options.headers, "content-type": contentTypes[options.shape ?? "array"] },
  });
}

export function respondWithError(error: RestError, headers: Record<string, string>): Response {
  const { code, message, details, hint, status } = error;
  return new Response(JSON.stringify({ code, message, details, hint }), {
    status,
    headers: {
      ...headers,
      "content-type": contentTypes.array,
      ...(status === 503 ? { "retry-after": String(retrySeconds) } : {}),
      ...(status === 401 ? { "www-authenticate": "Bearer" } : {}),
    },
  });
}
