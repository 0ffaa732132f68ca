import { randomUUID } from "node:crypto";
import { serve } from "@hono/node-server";
import { createClient, FunctionsHttpError, type SupabaseClient } from "@supabase/supabase-js";
import { Hono } from "hono";
import { AppError } from "../../runtime/errors/app-error.ts";
import { functionRoutes } from "../../server/functions/index.ts";
import type { RequestSource } from "../../server/http/request-source.ts";
import type { Handler } from "../../supabase/functions/_shared/define-function.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";

export type FunctionsServer = {
  url: string;
  owner: TestDatabase["owner"];
  database: TestDatabase["database"];
  unexpected: unknown[];
  /** A visitor of this network address; of one nobody else has, unless told. */
  client(address?: string): SupabaseClient;
  stop(): Promise<void>;
};

/** The functions over HTTP with a database of their own; `slow` ones at /slow, cut off after 50 ms. */
export async function startFunctions(slow: Record<string, Handler> = {}): Promise<FunctionsServer> {
  const held = await createTestDatabase();
  const unexpected: unknown[] = [];
  const app = new Hono();
  const shared = {
    database: held.database,
    onUnexpected: (error: unknown) => unexpected.push(error),
    clientAddress: (context: { req: { header(name: string): string | undefined } }) =>
      context.req.header("x-test-address") ?? "127.0.0.1",
    inviteUser: () => Promise.reject(new Error("Nobody is invited here.")),
    async resolveCaller({ headers }: RequestSource) {
      if (headers.get("apikey") === "wrong")
        throw new AppError("invalid_api_key", "Invalid API key");
      return { role: "anon" as const, claims: null };
    },
  };
  app.route("/functions/v1", functionRoutes(shared));
  app.route(
    "/slow",
    functionRoutes({
      ...shared,
      timeLimitMilliseconds: 50,
      functions: new Map(Object.entries(slow)),
    }),
  );
  const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  const url = `http://127.0.0.1:${address.port}`;
  return {
    url,
    owner: held.owner,
    database: held.database,
    unexpected,
    client: (from = randomUUID()) =>
      createClient(url, "any", { global: { headers: { "x-test-address": from } } }),
    async stop() {
      await new Promise((resolve) => server.close(resolve));
      await held.drop();
    },
  };
}

/** What the client makes of a refusal. */
export async function readRefusal(
  error: unknown,
): Promise<{ status: number; body: unknown; headers: Headers }> {
  if (!(error instanceof FunctionsHttpError)) throw new Error("Not refused", { cause: error });
  const response: Response = error.context;
  return { status: response.status, body: await response.json(), headers: response.headers };
}
