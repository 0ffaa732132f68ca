import { timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { Keyring } from "../api-keys/keyring.ts";
import { storageError } from "./storage-error.ts";
import type { Caller } from "../../runtime/database/types.ts";

type Signer = Pick<Keyring, "mac">;

const download = z.object({ url: z.string(), exp: z.number() });
const upload = z.object({
  url: z.string(),
  exp: z.number(),
  isUpsert: z.boolean(),
  /** Who may upload with it: asked again when they do, so that it ends with their session. */
  caller: z.object({
    role: z.enum(["anon", "authenticated", "service_role"]),
    claims: z.record(z.string(), z.unknown()).nullable(),
  }),
});

export type DownloadGrant = z.infer<typeof download>;
export type UploadGrant = z.infer<typeof upload>;

const purposes = { download: "storage download", upload: "storage upload" } as const;

export function signDownload(signer: Signer, grant: DownloadGrant): string {
  return sign(signer, purposes.download, grant);
}

export function signUpload(signer: Signer, grant: UploadGrant): string {
  return sign(signer, purposes.upload, grant);
}

/** Throws where the token is not ours, is over, or is for another object. */
export function verifyDownload(signer: Signer, token: string, url: string): DownloadGrant {
  return requireCurrent(download.parse(open(signer, purposes.download, token)), url);
}

export function verifyUpload(signer: Signer, token: string, url: string): UploadGrant {
  return requireCurrent(upload.parse(open(signer, purposes.upload, token)), url);
}

/** All that the rules in the database ask of a token, and no more: it is carried around in an address. */
export function serializeCaller({ role, claims }: Caller): UploadGrant["caller"] {
  if (!claims) return { role, claims: null };
  const { sub, session_id, app_metadata, aal, amr } = claims;
  return { role, claims: { sub, role, session_id, app_metadata, aal, amr } };
}

function sign(signer: Signer, purpose: string, grant: object): string {
  const payload = Buffer.from(JSON.stringify(grant)).toString("base64url");
  return `${payload}.${signer.mac(purpose, payload)}`;
}

function open(signer: Signer, purpose: string, token: string): unknown {
  const [payload = "", mac = "", ...rest] = token.split(".");
  const given = Buffer.from(mac);
  const right = Buffer.from(signer.mac(purpose, payload));
  if (rest.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) {
    throw storageError("invalidSignature", "Invalid signature");
  }
  return JSON.parse(Buffer.from(payload, "base64url").toString("utf8"));
}

function requireCurrent<T extends DownloadGrant>(grant: T, url: string): T {
  if (grant.url !== url) throw storageError("invalidSignature", "Invalid signature");
  if (grant.exp <= Date.now() / 1000) {
    throw storageError("expiredToken", "The provided token has expired.");
  }
  return grant;
}
