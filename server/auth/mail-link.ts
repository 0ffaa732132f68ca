import type { AuthServer } from "./auth-server.ts";

export type LinkType = "signup" | "recovery" | "email_change" | "invite";

/** The address in a mail: a page with a button, because programs that scan mail open every link. */
export function mailLink(
  auth: AuthServer,
  { token, type, redirectTo }: { token: string; type: LinkType; redirectTo: string },
): string {
  const parameters = new URLSearchParams({ token, type, redirect_to: redirectTo });
  return `${auth.siteUrl}/auth/v1/verify?${parameters}`;
}
