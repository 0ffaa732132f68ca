import { Hono, type Context } from "hono";
import { sayHeard } from "../http/heard-changes.ts";
import type { ServerEnv } from "../http/request-id.ts";
import { sourceOf, type RequestSource } from "../http/request-source.ts";
import type { Catalogue } from "./catalogue.ts";
import { createCatalogueCache } from "./catalogue-cache.ts";
import { describeRequest } from "./describe-request.ts";
import { isCatalogueMiss, isCatalogueSuspect } from "./find-relation.ts";
import { handleCall } from "./handle-call.ts";
import { handleRead } from "./handle-read.ts";
import { handleWrite } from "./handle-write.ts";
import { respondWithError } from "./respond.ts";
import type { RestCall } from "./rest-call.ts";
import { RestError } from "./rest-error.ts";
import { createStatementRunner } from "./run-statement.ts";
import { toRestError } from "./to-rest-error.ts";
import type { Caller, Database } from "../../runtime/database/types.ts";

export type RestDependencies = {
  database: Database;
  resolveCaller: (source: RequestSource) => Promise<Caller>;
  /** Told of failures that are the server's own; the caller sees none of their words. */
  onUnexpected: (error: unknown) => void;
  /** How far this node has heard of changes. */
  heard?: () => string;
  /** Most rows that one answer has; who wants more asks for the next page. */
  maxRows?: number;
  /** Tokens travel in headers, never in cookies: by default any origin may ask. */
  allowedOrigin?: string;
};

const rootPath = /^\/(rest\/v1\/?)?$/;

/** PostgREST's dialect as supabase-js speaks it, to be mounted at /rest/v1. */
export function restRoutes(dependencies: RestDependencies): Hono<ServerEnv> {
  const { database, heard, onUnexpected, allowedOrigin = "*", maxRows = 1000 } = dependencies;
  const catalogues = createCatalogueCache(database);
  const run = createStatementRunner(database);
  const baseHeaders: Record<string, string> = {
    "access-control-allow-origin": allowedOrigin,
    "access-control-expose-headers": "Content-Range, Location, Preference-Applied, Retry-After",
    "cache-control": "no-store",
    ...(allowedOrigin === "*" ? {} : { vary: "Origin" }),
  };
  const app = new Hono<ServerEnv>();

  function endpoint(handle: (call: RestCall, name: string) => Promise<Response>) {
    return async (context: Context<ServerEnv>): Promise<Response> => {
      sayHeard(context, heard);
      const request = context.req.raw;
      let known: Caller | null = null;
      let used: Catalogue | null = null;

      async function withCatalogue<T>(plan: (catalogue: Catalogue) => T): Promise<T> {
        const held = (used = await catalogues.current());
        try {
          return plan(held);
        } catch (error) {
          const newer = isCatalogueMiss(error) ? await catalogues.newerThan(held) : null;
          if (!newer) throw error;
          return plan((used = newer));
        }
      }

      const call: RestCall = {
        request,
        search: readSearch(context.req.url),
        caller: async () => (known ??= await dependencies.resolveCaller(sourceOf(context))),
        maxRows,
        run: (caller, statement, info, check) =>
          run(caller, statement, { ...info, http: describeRequest(context) }, check),
        withCatalogue,
        responseHeaders: (applied) =>
          applied === null ? baseHeaders : { ...baseHeaders, "preference-applied": applied },
      };
      const answer = () => handle(call, context.req.param("name") ?? "");
      try {
        // Before anything else: whoever brings a wrong key learns nothing about the schema.
        await call.caller();
        return await answer().catch(async (error: unknown) => {
          const isStale = used && isCatalogueSuspect(error) && (await catalogues.newerThan(used));
          // The schema has changed meanwhile. A read is tried again here; a write is its caller's to repeat.
          if (!isStale || !isRead(request)) throw error;
          return answer();
        });
      } catch (error) {
        return respondWithError(explain(error, known), baseHeaders);
      }
    };
  }

  function explain(error: unknown, caller: Caller | null): RestError {
    const shown = toRestError(error, caller?.role ?? null);
    if (shown && shown.status !== 500) return shown;
    onUnexpected(error);
    return shown ?? new RestError(500, "PGRSTX00", "Unexpected failure, please try again later");
  }

  app.options("*", (context) => preflight(context, baseHeaders));
  app.get("/rpc/:name", endpoint(handleCall));
  app.post("/rpc/:name", endpoint(handleCall));
  app.get("/:name", endpoint(handleRead));
  app.post(
    "/:name",
    endpoint((call, name) => handleWrite(call, name, "insert")),
  );
  app.put(
    "/:name",
    endpoint((call, name) => handleWrite(call, name, "put")),
  );
  app.patch(
    "/:name",
    endpoint((call, name) => handleWrite(call, name, "update")),
  );
  app.delete(
    "/:name",
    endpoint((call, name) => handleWrite(call, name, "delete")),
  );
  app.all(
    "*",
    endpoint(async (call) => {
      const { method, url } = call.request;
      if (isRead(call.request) && rootPath.test(new URL(url).pathname)) {
        throw new RestError(404, "PGRST126", "Root endpoint metadata is disabled");
      }
      if (isRead(call.request)) {
        throw new RestError(404, "PGRST125", "Invalid path specified in request URL");
      }
      throw new RestError(405, "PGRST117", `Unsupported HTTP method: ${method}`);
    }),
  );
  return app;
}

function isRead({ method }: Request): boolean {
  return method === "GET" || method === "HEAD";
}

function readSearch(url: string): string {
  const start = url.indexOf("?");
  return start < 0 ? "" : url.slice(start + 1);
}

function preflight(context: Context, headers: Record<string, string>): Response {
  const asked = context.req.header("access-control-request-headers");
  return new Response(null, {
    status: 204,
    headers: {
      ...headers,
      "access-control-allow-methods": "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS",
      "access-control-max-age": "600",
      ...(asked === undefined ? {} : { "access-control-allow-headers": asked }),
    },
  });
}
