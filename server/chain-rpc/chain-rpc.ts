import { z } from "zod";
import { isDeepStrictEqual } from "node:util";
import { Hono, type Context } from "hono";
import type { StudioPublisher } from "../../domain/proof/check-proof.ts";
import { respondError, respondJson } from "../../runtime/http/respond.ts";
import { answerPreflight } from "../../runtime/http/cors.ts";
import { readLimitedBody } from "../../runtime/http/read-limited-body.ts";
import { parseJson } from "../../runtime/http/parse-json.ts";
import { networkOf, rateLimitKey, takeToken } from "../../runtime/rate-limit/take-token.ts";
import type { Keyring } from "../api-keys/keyring.ts";
import type { Anchoring } from "../../services/proof/open-anchoring.ts";
import { askThrough } from "../../services/proof/registry-target.ts";
import { readVerifierCall, type RefusedCall } from "./verifier-call.ts";
import type { Database } from "../../runtime/database/types.ts";
import { isAddress } from "../../domain/proof/hex.ts";
import { parseRows } from "../../runtime/database/parse-rows.ts";

type Dependencies = {
  database: Database;
  keyring: Keyring;
  anchoring: Anchoring;
  clientAddress: (context: Context) => string;
  onUnexpected: (error: unknown) => void;
};

const maxBytes = 8 * 1024;
const limit = { limit: 240, windowSeconds: 60 };

/** The node that /verify asks unless its visitor names another: chain id, blocks and the registry, nothing else. */
export function chainRpcRoutes(dependencies: Dependencies): Hono {
  const { database, keyring, anchoring, clientAddress, onUnexpected } = dependencies;
  const ask = askThrough(anchoring.chain.client);
  const app = new Hono();

  /** Seconds to wait, or 0. */
  async function count(context: Context): Promise<number> {
    const key = rateLimitKey(keyring, "verifier calls", networkOf(clientAddress(context)));
    const taken = await database.asOwner((sql) => takeToken(sql, { key, ...limit }));
    return taken.allowed ? 0 : taken.retryAfterSeconds;
  }

  app.options("/", () => answerPreflight());

  /** Where the studio anchors, and where it ever did: keys change, proofs stay. */
  app.get("/", async () => {
    const { chain, registry, account } = await anchoring.findTarget();
    const current: StudioPublisher = {
      chainId: chain.chainId,
      registry,
      publisher: account.address,
    };
    const earlier = await listEarlier(database);
    const others = earlier.filter((each) => !isDeepStrictEqual(each, current));
    return respondJson({ label: chain.label, studio: [current, ...others] });
  });

  app.post("/", async (context) => {
    const wait = await count(context);
    if (wait > 0) {
      return respondError(429, "Too many requests.", { retryAfterSeconds: wait });
    }
    const body = await readLimitedBody(context.req.raw, maxBytes);
    const [target, earlier] = await Promise.all([anchoring.findTarget(), listEarlier(database)]);
    const registries = [target.registry, ...earlier.map((each) => each.registry)];
    const read = readVerifierCall(parse(body), registries);
    if ("refusal" in read) return fail(read.refusal);
    const { id, method, params } = read.call;
    try {
      return respondJson({ jsonrpc: "2.0", id, result: await ask(method, params) });
    } catch (error) {
      onUnexpected(error);
      return fail({ id, code: -32_000, message: "The node did not answer." });
    }
  });
  return app;
}

function fail({ id, ...error }: RefusedCall): Response {
  return respondJson({ jsonrpc: "2.0", id, error });
}

function parse(body: Buffer | null): unknown {
  try {
    return parseJson(body?.toString("utf8") ?? "");
  } catch {
    return undefined;
  }
}

const studioRow = z.object({
  chainId: z.number(),
  registry: z.custom<StudioPublisher["registry"]>(isAddress),
  publisher: z.custom<StudioPublisher["publisher"]>(isAddress),
});

async function listEarlier(database: Database): Promise<StudioPublisher[]> {
  const rows = await database.asOwner(
    (sql) => sql`
      select distinct chain_id::float8 as "chainId", registry_address as registry,
        publisher_address as publisher
      from public.content_anchors where state in ('final', 'revoked')`,
  );
  return parseRows(studioRow, rows);
}
