import { isAuthRetryableFetchError } from "@supabase/auth-js";
import { authMessages, linkFailures } from "../../content/auth.ts";
import { sharedBackend } from "../data/shared-backend.ts";
import { toast } from "../ui/toast.ts";
import { authViewAddress } from "./auth-view.ts";
import { explainAuthError } from "./explain-auth-error.ts";
import type { AccountMailLink } from "./mail-link.ts";

/** Signs in with what the link brought, and answers where to go on; nowhere is here. */
export async function followMailLink(link: AccountMailLink): Promise<string | undefined> {
  if (link.kind === "refused") return explainRefusal(link.code);
  const { error } = await sharedBackend().auth.setSession({
    access_token: link.accessToken,
    refresh_token: link.refreshToken,
  });
  if (error && isAuthRetryableFetchError(error)) {
    // The link itself works only once: what it brought goes back, for the next try.
    history.replaceState(history.state, "", location.pathname + location.search + link.fragment);
    refuse(`${explainAuthError(error)} ${linkFailures.reload}`);
    return undefined;
  }
  if (error) return authViewAddress("link-expired", whereItLed());
  return goOn(link.type);
}

/** The page that whoever signs in instead goes on to. */
function whereItLed(): string | undefined {
  return location.pathname === "/" ? undefined : location.pathname + location.search;
}

function goOn(type: string): string | undefined {
  switch (type) {
    case "recovery":
      return authViewAddress("new-password");
    case "invite":
      return authViewAddress("welcome");
    case "email_change":
      toast({ title: authMessages.emailChanged });
      return undefined;
    default:
      toast(authMessages.confirmed);
      return undefined;
  }
}

/** By its code alone: anybody can write words into an address. */
async function explainRefusal(code: string): Promise<string | undefined> {
  if (code !== "otp_expired") {
    refuse(code === "over_request_rate_limit" ? linkFailures.limited : linkFailures.failed);
    return undefined;
  }
  const { data } = await sharedBackend().auth.getSession();
  if (!data.session) return authViewAddress("link-expired", whereItLed());
  toast(authMessages.linkUsed);
  return undefined;
}

function refuse(description: string) {
  toast({ title: authMessages.signInFailed, description, variant: "destructive" });
}
