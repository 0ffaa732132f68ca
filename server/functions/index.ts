import { randomUUID } from "node:crypto";
import { Hono, type Context } from "hono";
import { answerPreflight } from "../../runtime/http/cors.ts";
import { respondError } from "../../runtime/http/respond.ts";
import { AppError } from "../../runtime/errors/app-error.ts";
import { sayHeard } from "../http/heard-changes.ts";
import { sourceOf, type RequestSource } from "../http/request-source.ts";
import { readLimitedBody } from "../../runtime/http/read-limited-body.ts";
import { functions as allFunctions, type Handler } from "./registry.ts";
import { createFunctionRunner, type RunnerDependencies } from "./run-function.ts";
import type { Caller } from "../../runtime/database/types.ts";
import { requestAnswers } from "../../content/request-answers.ts";

export type FunctionDependencies = RunnerDependencies & {
  resolveCaller: (source: RequestSource) => Promise<Caller>;
  functions?: ReadonlyMap<string, Handler>;
  /** How far this node has heard of changes. */
  heard?: () => string;
};

const maxBytes = 1024 * 1024;
const unauthorisedCodes = new Set(["bad_jwt", "invalid_api_key", "session_not_found"]);
const requestIdPattern = /^[\w-]{8,64}$/;

/** The functions of `supabase/functions`, run in process; to be mounted at /functions/v1. */
export function functionRoutes(dependencies: FunctionDependencies): Hono {
  const { functions = allFunctions } = dependencies;
  const run = createFunctionRunner(dependencies);
  const app = new Hono();

  async function answer(context: Context): Promise<Response> {
    const request = context.req.raw;
    if (request.method === "OPTIONS") return answerPreflight();
    const handler = functions.get(context.req.param("name") ?? "");
    if (!handler) return respondError(404, "There is no such function.");
    const caller = await dependencies.resolveCaller(sourceOf(context));
    const hasBody = request.method !== "GET" && request.method !== "HEAD";
    const body = hasBody ? await readLimitedBody(request, maxBytes) : undefined;
    if (body === null) return respondError(413, `The request is larger than ${maxBytes} bytes.`);

    return run(context, { caller, handler, body });
  }

  app.all("/:name", async (context) => {
    sayHeard(context, dependencies.heard);
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
    if (error instanceof AppError && code === "bad_request")
      return respondError(400, error.message);
    if (error instanceof AppError && unauthorisedCodes.has(code)) {
      return respondError(401, error.message);
    }
    dependencies.onUnexpected(error);
    return respondError(500, requestAnswers.failed);
  }
  return app;
}

function requestId(context: Context): string {
  const given = context.req.header("x-request-id");
  return given !== undefined && requestIdPattern.test(given) ? given : randomUUID();
}
