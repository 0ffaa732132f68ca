import { randomUUID } from "node:crypto";
import { Hono, type Context } from "hono";
import { answerPreflight } from "../../supabase/functions/_shared/cors.ts";
import type { Handler } from "../../supabase/functions/_shared/define-function.ts";
import { runWithHost, type Host } from "../../supabase/functions/_shared/host.ts";
import { respondError } from "../../supabase/functions/_shared/respond.ts";
import { AppError } from "../app-error.ts";
import type { Invited } from "../auth/invite-user.ts";
import type { Caller, Database } from "../database.ts";
import { readLimitedBody } from "./read-limited-body.ts";
import { functions as allFunctions } from "./registry.ts";

export type FunctionDependencies = {
  database: Database;
  resolveCaller: (headers: Headers) => Promise<Caller>;
  clientAddress: (context: Context) => string;
  inviteUser: (invited: Invited) => Promise<unknown>;
  onUnexpected: (error: unknown) => void;
  functions?: ReadonlyMap<string, Handler>;
  timeLimitMilliseconds?: number;
};

const maxBytes = 1024 * 1024;
const unauthorisedCodes = new Set(["bad_jwt", "invalid_api_key", "session_not_found"]);
const requestIdPattern = /^[\w-]{8,64}$/;

/** The functions of `supabase/functions`, run in process; to be mounted at /functions/v1. */
export function functionRoutes(dependencies: FunctionDependencies): Hono {
  const { functions = allFunctions, timeLimitMilliseconds = 30_000 } = dependencies;
  const app = new Hono();

  async function answer(context: Context): Promise<Response> {
    const request = context.req.raw;
    if (request.method === "OPTIONS") return answerPreflight();
    const handler = functions.get(context.req.param("name") ?? "");
    if (!handler) return respondError(404, "There is no such function.");
    const caller = await dependencies.resolveCaller(request.headers);
    const hasBody = request.method !== "GET" && request.method !== "HEAD";
    const body = hasBody ? await readLimitedBody(request, maxBytes) : undefined;
    if (body === null) return respondError(413, `The request is larger than ${maxBytes} bytes.`);

    const timer = new AbortController();
    const { method, headers } = request;
    const given = new Request(request.url, {
      method,
      headers,
      signal: timer.signal,
      ...(body && body.length > 0 ? { body } : {}),
    });
    const host: Host = {
      transaction: (work) => dependencies.database.asOwner(work),
      clientAddress: dependencies.clientAddress(context),
      caller,
      inviteUser: dependencies.inviteUser,
      onUnexpected: dependencies.onUnexpected,
    };
    return limitTime(
      runWithHost(host, () => handler(given)),
      timer,
    );
  }

  async function limitTime(work: Promise<Response>, timer: AbortController): Promise<Response> {
    let alarm: NodeJS.Timeout | undefined;
    const tooLate = new Promise<Response>((resolve) => {
      alarm = setTimeout(() => {
        timer.abort();
        // The answer has left; a failure from here on would otherwise be nobody's.
        work.catch(dependencies.onUnexpected);
        resolve(respondError(504, "The function took too long."));
      }, timeLimitMilliseconds);
    });
    try {
      return await Promise.race([work, tooLate]);
    } finally {
      clearTimeout(alarm);
    }
  }

  app.all("/:name", async (context) => {
    const response = await answer(context).catch((error: unknown) => explain(error));
    response.headers.set("x-request-id", requestId(context));
    return response;
  });
  app.all("*", () => respondError(404, "There is no such function."));

  function explain(error: unknown): Response {
    const code = error instanceof AppError ? error.code : "";
    if (error instanceof AppError && code === "database_unavailable") {
      return respondError(503, error.message, { retryAfterSeconds: 2 });
    }
    if (error instanceof AppError && unauthorisedCodes.has(code)) {
      return respondError(401, error.message);
    }
    dependencies.onUnexpected(error);
    return respondError(500, "Something went wrong on our side. Please try again.");
  }
  return app;
}

function requestId(context: Context): string {
  const given = context.req.header("x-request-id");
  return given !== undefined && requestIdPattern.test(given) ? given : randomUUID();
}
