import { currentHost } from "../_shared/host.ts";

/** For the operator: two nodes of one chain tell different stories. */
export function reportDisagreement(error: Error): void {
  const host = currentHost();
  if (host) host.onUnexpected(error);
  else console.error(error);
}
