import { isLoopbackRequest } from "./loopback.ts";
import type { RequestSource } from "./request-source.ts";
import { demoAccounts } from "./demo-accounts.ts";

const demoIds = new Set(demoAccounts.map((account) => account.id));

/** Whether a demo account, whose password is public, is being used from beyond this machine. */
export function isRemoteDemoAccess(
  siteUrl: string,
  source: RequestSource,
  userId: string,
): boolean {
  return demoIds.has(userId) && !isLoopbackRequest(siteUrl, source);
}
