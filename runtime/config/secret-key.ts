import { createHash, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { env } from "./env.ts";

const keysSchema = z.record(z.string(), z.string());

/** As the platform names them: a dictionary of keys, its default first, a single one, or the older JWT. */
export function readSecretKeys(): string[] {
  const dictionary = env("SUPABASE_SECRET_KEYS");
  const { default: first, ...others } = dictionary ? keysSchema.parse(JSON.parse(dictionary)) : {};
  const single = [env("SUPABASE_SECRET_KEY"), env("SUPABASE_SERVICE_ROLE_KEY")];
  return [first, ...single, ...Object.values(others)].filter((key) => key !== undefined);
}

/** Whether the request carries one of them, as `apikey` or as the bearer's token. */
export function hasSecretKey(request: Request): boolean {
  const bearer = /^bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  const given = [bearer, request.headers.get("apikey")].filter((key) => typeof key === "string");
  const known = readSecretKeys().map(digest);
  return given.some((key) => known.some((each) => timingSafeEqual(each, digest(key))));
}

/** Of one length, so that the comparison takes as long for every key. */
function digest(key: string): Uint8Array {
  return createHash("sha256").update(key).digest();
}
