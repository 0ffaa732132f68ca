import { z } from "zod";
import type { Transaction } from "../../../runtime/database/types.ts";
import type { OpenFile } from "../../../runtime/files/files.ts";
import type { RequestContext } from "../../context.ts";
import type { SignedIn } from "../find-caller.ts";

/** Where an export is read from: everything as its owner, under the rules that hold for every client. */
export type ExportSource = {
  read: <T>(work: (sql: Transaction) => Promise<T>) => Promise<T>;
  openFile: OpenFile;
};

const claimsSchema = z.object({ session_id: z.string() });

export async function openSource(context: RequestContext, caller: SignedIn): Promise<ExportSource> {
  const { session_id } = claimsSchema.parse(await context.readClaims());
  // No app_metadata: whatever else the account may be, here it is a client with rows of its own.
  const claims = { sub: caller.id, role: "authenticated", session_id };
  return {
    read: (work) => context.readAs(claims, work),
    openFile: (file, signal) => context.openFile(file, signal),
  };
}
