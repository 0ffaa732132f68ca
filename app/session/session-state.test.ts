import type { Session } from "@supabase/auth-js";
import { describe, expect, it } from "vitest";
import { loadingSession, nextSessionState } from "./session-state.ts";

function sessionWith(token: string, email = "ann@example.com"): Session {
  return {
    access_token: token,
    refresh_token: "refresh",
    expires_in: 3600,
    token_type: "bearer",
    user: {
      id: "1",
      email,
      app_metadata: {},
      user_metadata: {},
      aud: "authenticated",
      created_at: "2026-01-01T00:00:00Z",
    },
  };
}

const signedIn = nextSessionState(loadingSession, "INITIAL_SESSION", sessionWith("one"));

describe("the session's states", () => {
  it("begins unknown and becomes what the client finds", () => {
    expect(signedIn).toMatchObject({ kind: "signed-in", session: { access_token: "one" } });
    expect(nextSessionState(loadingSession, "INITIAL_SESSION", null).kind).toBe("signed-out");
  });

  it("is the same object when a tab comes to the front and nothing changed", () => {
    expect(nextSessionState(signedIn, "SIGNED_IN", sessionWith("one"))).toBe(signedIn);
    const out = nextSessionState(signedIn, "SIGNED_OUT", null);
    expect(nextSessionState(out, "SIGNED_OUT", null)).toBe(out);
  });

  it("takes a refreshed token, a changed user and a recovered account", () => {
    const refreshed = nextSessionState(signedIn, "TOKEN_REFRESHED", sessionWith("two"));
    expect(refreshed).toMatchObject({ session: { access_token: "two" } });
    const updated = nextSessionState(
      signedIn,
      "USER_UPDATED",
      sessionWith("one", "new@example.com"),
    );
    expect(updated).toMatchObject({ session: { user: { email: "new@example.com" } } });
    const recovered = nextSessionState(loadingSession, "PASSWORD_RECOVERY", sessionWith("one"));
    expect(recovered.kind).toBe("signed-in");
  });
});
