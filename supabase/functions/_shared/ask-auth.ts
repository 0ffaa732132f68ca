import { z } from "zod";
import { AppError } from "../../../server/app-error.ts";
import { env } from "./env.ts";

const patienceMilliseconds = 10_000;
const keysSchema = z.record(z.string(), z.string());

/** Asks the auth server of a hosted backend, as the holder of the token or, without one, of the secret key. */
export async function askAuth(
  path: string,
  options: { token?: string; json?: object } = {},
): Promise<Response> {
  const address = env("SUPABASE_URL");
  if (!address) throw new Error("SUPABASE_URL is not set.");
  const key = readSecretKey();
  const answer = await fetch(`${address.replace(/\/+$/, "")}/auth/v1${path}`, {
    method: options.json ? "POST" : "GET",
    headers: {
      apikey: key,
      authorization: `Bearer ${options.token ?? key}`,
      "x-supabase-api-version": "2024-01-01",
      ...(options.json ? { "content-type": "application/json" } : {}),
    },
    ...(options.json ? { body: JSON.stringify(options.json) } : {}),
    signal: AbortSignal.timeout(patienceMilliseconds),
  }).catch((cause: unknown) => {
    throw unavailable(cause);
  });
  if (answer.status >= 500) throw unavailable(await answer.text());
  return answer;
}

/** As the platform names it: a dictionary of keys, a single one, or the older JWT. */
function readSecretKey(): string {
  const named = env("SUPABASE_SECRET_KEYS");
  const key =
    (named ? keysSchema.parse(JSON.parse(named))["default"] : undefined) ??
    env("SUPABASE_SECRET_KEY") ??
    env("SUPABASE_SERVICE_ROLE_KEY");
  if (!key) throw new Error("SUPABASE_SECRET_KEY is not set.");
  return key;
}

function unavailable(cause: unknown): AppError {
  return new AppError("unavailable", "Accounts cannot be reached right now.", { cause });
}
