import type { Context } from "hono";
import { brand } from "../../content/brand.ts";
import { respondError } from "../../runtime/http/respond.ts";
import type { Caller, Database } from "../../runtime/database/types.ts";
import type { OpenFile, PublicFiles } from "../../runtime/files/files.ts";
import { type FollowNotices, pollNotices } from "../../runtime/notices/notices.ts";
import { networkOf } from "../../runtime/rate-limit/take-token.ts";
import type { Chain } from "../../services/chain/chain.ts";
import type { InvitationOutcome, Invitee, RequestContext } from "../../services/context.ts";
import { AuthError } from "../auth/auth-error.ts";
import type { Handler } from "./registry.ts";

export type RunnerDependencies = {
  database: Database;
  clientAddress: (context: Context) => string;
  inviteUser: (invitee: Invitee) => Promise<unknown>;
  onUnexpected: (error: unknown) => void;
  timeLimitMilliseconds?: number;
  publicFiles?: PublicFiles;
  openFile?: OpenFile;
  followNotices?: FollowNotices;
  siteUrl?: string;
  chain?: Chain | null;
};

export type FunctionRun = {
  handler: Handler;
  caller: Caller;
  body: Buffer<ArrayBuffer> | undefined;
  /** Instead of the headers that came with the request. */
  headers?: Record<string, string>;
};

/** Runs a function in this process for one request, for as long as it is allowed to take. */
export function createFunctionRunner(dependencies: RunnerDependencies) {
  const { timeLimitMilliseconds = 30_000 } = dependencies;

  async function limitTime(work: Promise<Response>, timer: AbortController): Promise<Response> {
    let alarm: NodeJS.Timeout | undefined;
    const tooLate = new Promise<Response>((resolve) => {
      alarm = setTimeout(() => {
        timer.abort();
        // The 504 has been answered; without this, a later failure would be an unhandled rejection.
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

  return function run(
    context: Context,
    { handler, caller, body, headers }: FunctionRun,
  ): Promise<Response> {
    const request = context.req.raw;
    const timer = new AbortController();
    const given = new Request(request.url, {
      method: request.method,
      headers: headers ?? request.headers,
      signal: timer.signal,
      ...(body && body.length > 0 ? { body } : {}),
    });
    const requestContext = buildRequestContext(dependencies, {
      context,
      caller,
      signal: timer.signal,
    });
    return limitTime(handler(given, requestContext), timer);
  };
}

type CallDetails = { context: Context; caller: Caller; signal: AbortSignal };

/** The services of this server for one request; its transactions are aborted when its time is up. */
function buildRequestContext(
  { database, inviteUser, ...parts }: RunnerDependencies,
  { context, caller, signal }: CallDetails,
): RequestContext {
  return {
    transaction: (work) => database.asOwner(work, { signal }),
    chain: parts.chain ?? null,
    siteUrl: parts.siteUrl ?? brand.origin,
    publicFiles: parts.publicFiles,
    report: parts.onUnexpected,
    network: networkOf(parts.clientAddress(context)),
    readClaims: async () => (caller.role === "authenticated" ? caller.claims : null),
    readAs: (claims, work) =>
      database.asCaller({ role: "authenticated", claims }, work, { readOnly: true, signal }),
    openFile: parts.openFile ?? (async () => null),
    followNotices: parts.followNotices ?? pollNotices,
    inviteUser: (invitee) => explainInvitation(inviteUser(invitee)),
    pageOrigin: "",
  };
}

const usualWaitSeconds = 60;

async function explainInvitation(invitation: Promise<unknown>): Promise<InvitationOutcome> {
  try {
    await invitation;
    return { sent: true };
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    const { code, retryAfterSeconds = usualWaitSeconds } = error;
    return { sent: false, code, retryAfterSeconds };
  }
}
