import { AppError } from "../../../runtime/errors/app-error.ts";
import { env } from "../../../runtime/config/env.ts";
import { readSecretKeys } from "../../../runtime/config/secret-key.ts";

const timeoutMilliseconds = 10_000;

/** Asks the auth server of a hosted backend, as the holder of the token or, without one, of the secret key. */
export async function askAuth(
  path: string,
  options: { token?: string; json?: object } = {},
): Promise<Response> {
  const address = env("SUPABASE_URL");
  if (!address) throw new Error("SUPABASE_URL is not set.");
  const [key] = readSecretKeys();
  if (!key) throw new Error("SUPABASE_SECRET_KEY is not set.");
  const answer = await fetch(`${address.replace(/\/+$/, "")}/auth/v1${path}`, {
    method: options.json ? "POST" : "GET",
    headers: {
      apikey: key,
      authorization: `Bearer ${options.token ?? key}`,
      "x-supabase-api-version": "2024-01-01",
      ...(options.json ? { "content-type": "application/json" } : {}),
    },
    ...(options.json ? { body: JSON.stringify(options.json) } : {}),
    signal: AbortSignal.timeout(timeoutMilliseconds),
  }).catch((cause: unknown) => {
    throw unavailable(cause);
  });
  if (answer.status >= 500) throw unavailable(await answer.text());
  return answer;
}

function unavailable(cause: unknown): AppError {
  return new AppError("unavailable", "Accounts cannot be reached right now.", { cause });
}
