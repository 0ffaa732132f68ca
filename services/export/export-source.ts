import { z } from "zod";
import { companyAnswers } from "../../content/company-answers.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { AppError } from "../../runtime/errors/app-error.ts";
import type { OpenFile } from "../../runtime/files/files.ts";
import type { Claims, RequestContext } from "../context.ts";
import { findRole } from "../company/find-role.ts";
import type { SignedIn } from "../account/find-caller.ts";
import { findPersonScope, type ExportScope } from "./export-scope.ts";

/**
 * Where an export is read from. Past row level security, which shows the company that somebody looks at now: that may be
 * another before the download is through. Which rows are meant, the scope says.
 */
export type ExportSource = {
  scope: ExportScope;
  read: <T>(work: (sql: Transaction) => Promise<T>) => Promise<T>;
  /** As the caller themselves, with the rights of a client. */
  readAsCaller: <T>(work: (sql: Transaction) => Promise<T>) => Promise<T>;
  openFile: OpenFile;
};

/** Of what the caller wrote and did. */
export async function openPersonSource(
  context: RequestContext,
  caller: SignedIn,
): Promise<ExportSource> {
  const claims = await readClaims(context, caller);
  const scope = await context.transaction((sql) => findPersonScope(sql, caller));
  return openSource(context, { claims, scope, check: async () => {} });
}

/** Of a company, for as long as the caller is an owner of it. */
export async function openCompanySource(
  context: RequestContext,
  caller: SignedIn,
  companyId: string,
): Promise<ExportSource> {
  const claims = await readClaims(context, caller);
  const check = async (sql: Transaction) => {
    if ((await findRole(sql, companyId, caller.id)) === "owner") return;
    throw new AppError("session_not_found", companyAnswers.onlyOwners);
  };
  return openSource(context, { claims, scope: { companyIds: [companyId], person: null }, check });
}

const claimsSchema = z.object({ session_id: z.string() });

async function readClaims(context: RequestContext, caller: SignedIn): Promise<Claims> {
  const { session_id } = claimsSchema.parse(await context.readClaims());
  // No app_metadata: whatever else the account may be, here it is a client with rows of its own.
  return { sub: caller.id, role: "authenticated", session_id };
}

type Opened = { claims: Claims; scope: ExportScope; check: (sql: Transaction) => Promise<void> };

function openSource(context: RequestContext, { claims, scope, check }: Opened): ExportSource {
  return {
    scope,
    read: async (work) => {
      // A session that was ended meanwhile ends the download, too.
      await context.readAs(claims, (sql) => sql`select 1`);
      return context.transaction(async (sql) => {
        await check(sql);
        return work(sql);
      });
    },
    readAsCaller: (work) => context.readAs(claims, work),
    openFile: (file, signal) => context.openFile(file, signal),
  };
}
