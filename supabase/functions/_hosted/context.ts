import { z } from "zod";
import { brand } from "../../../content/brand.ts";
import type { Transaction } from "../../../runtime/database/types.ts";
import { env } from "../../../runtime/config/env.ts";
import { pollNotices } from "../../../runtime/notices/notices.ts";
import { networkOf } from "../../../runtime/rate-limit/take-token.ts";
import type { Chain } from "../../../services/chain/chain.ts";
import type {
  Claims,
  InvitationOutcome,
  Invitee,
  RequestContext,
} from "../../../services/context.ts";
import { askAuth } from "./ask-auth.ts";
import { inTransaction } from "./database.ts";
import { fetchFile } from "./fetch-file.ts";
import { findPublicFiles } from "./public-files.ts";

/** Of the platform's environment. Only functions that use the chain load what it takes to reach it. */
export function createHostedContext(
  request: Request,
  findChain: () => Chain | null = () => null,
): RequestContext {
  let claims: Promise<Claims | null> | undefined;
  // As the platform's gateway wrote it.
  const forwarded = request.headers.get("x-forwarded-for")?.split(",", 1)[0]?.trim();
  const authorisation = request.headers.get("authorization") ?? "";
  return {
    transaction: inTransaction,
    get chain() {
      return findChain();
    },
    siteUrl: env("SITE_URL") ?? brand.origin,
    get publicFiles() {
      return findPublicFiles();
    },
    report: (error) => console.error(error),
    network: networkOf(forwarded || "unknown"),
    readClaims: () => (claims ??= acceptClaims(authorisation)),
    readAs,
    openFile: fetchFile,
    followNotices: pollNotices,
    inviteUser,
    pageOrigin: brand.origin,
  };
}

const claimsSchema = z.record(z.string(), z.unknown());

/** The auth server says whether the token is good; only then are its claims believed. */
async function acceptClaims(authorisation: string): Promise<Claims | null> {
  const token = /^bearer\s+(\S+)$/i.exec(authorisation)?.[1];
  // Clients without a session send their key there.
  if (token === undefined || token.startsWith("sb_")) return null;
  if (!(await askAuth("/user", { token })).ok) return null;
  const [, payload = ""] = token.split(".");
  return claimsSchema.parse(JSON.parse(Buffer.from(payload, "base64url").toString("utf8")));
}

function readAs<T>(claims: Claims, work: (sql: Transaction) => Promise<T>): Promise<T> {
  return inTransaction(async (sql) => {
    await sql`
      select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
        set_config('role', 'authenticated', true)`;
    return work(sql);
  });
}

const refusalSchema = z.object({
  code: z.union([z.string(), z.number()]).optional(),
  error_code: z.string().optional(),
});
const usualWaitSeconds = 60;

async function inviteUser(invitee: Invitee): Promise<InvitationOutcome> {
  const answer = await askAuth("/invite", { json: invitee });
  if (answer.ok) return { sent: true };
  const { code, error_code } = refusalSchema.parse(await answer.json());
  const wait = Number(answer.headers.get("retry-after")) || usualWaitSeconds;
  return { sent: false, code: error_code ?? String(code), retryAfterSeconds: wait };
}
