import type { Context } from "hono";
import type { Handler } from "../../supabase/functions/_shared/define-function.ts";
import { runWithHost, type Host } from "../../supabase/functions/_shared/host.ts";
import type { PublicFiles } from "../../supabase/functions/_shared/public-files.ts";
import { respondError } from "../../supabase/functions/_shared/respond.ts";
import type { Invited } from "../auth/invite-user.ts";
import type { Chain } from "../chain/chain.ts";
import type { Caller, Database } from "../database.ts";

export type RunnerDependencies = {
  database: Database;
  clientAddress: (context: Context) => string;
  inviteUser: (invited: Invited) => Promise<unknown>;
  onUnexpected: (error: unknown) => void;
  timeLimitMilliseconds?: number;
  publicFiles?: PublicFiles;
  openFile?: Host["openFile"];
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
        // The answer has left; a failure from here on would otherwise be nobody's.
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
    const host: Host = {
      transaction: (work) => dependencies.database.asOwner(work, { signal: timer.signal }),
      clientAddress: dependencies.clientAddress(context),
      caller,
      inviteUser: dependencies.inviteUser,
      onUnexpected: dependencies.onUnexpected,
      readAs: (claims, work) =>
        dependencies.database.asCaller({ role: "authenticated", claims }, work, {
          readOnly: true,
          signal: timer.signal,
        }),
      ...(dependencies.openFile && { openFile: dependencies.openFile }),
      ...(dependencies.siteUrl && { siteUrl: dependencies.siteUrl }),
      ...(dependencies.publicFiles && { publicFiles: dependencies.publicFiles }),
      ...(dependencies.chain && { chain: dependencies.chain }),
    };
    return limitTime(
      runWithHost(host, () => handler(given)),
      timer,
    );
  };
}
