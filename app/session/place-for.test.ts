import type { User } from "@supabase/auth-js";
import { describe, expect, it } from "vitest";
import { authViewAddress, readAuthView } from "./auth-view.ts";
import { placeFor } from "./place-for.ts";
import type { SessionState } from "./session-state.ts";

function signedIn(user: Partial<User> = {}): SessionState {
  return {
    kind: "signed-in",
    session: {
      access_token: `h.${btoa(JSON.stringify({ aal: "aal1" }))}.s`,
      refresh_token: "r",
      expires_in: 3600,
      token_type: "bearer",
      user: {
        id: "1",
        app_metadata: {},
        user_metadata: {},
        aud: "authenticated",
        created_at: "2026-01-01T00:00:00Z",
        ...user,
      },
    },
  };
}
const client = signedIn();
const staff = signedIn({ app_metadata: { role: "staff" } });
const halfIn = signedIn({
  factors: [
    {
      id: "1",
      factor_type: "totp",
      status: "verified",
      created_at: "2026-01-01T00:00:00Z",
      updated_at: "2026-01-01T00:00:00Z",
    },
  ],
});
const invited = signedIn({ invited_at: "2026-01-01T00:00:00Z" });
const signedOut: SessionState = { kind: "signed-out" };

describe("the sign-in page", () => {
  it("sends clients to their dashboard, staff to the studio", () => {
    expect(placeFor("sign-in", client)).toBe("/dashboard");
    expect(placeFor("sign-up", staff)).toBe("/studio");
  });

  it("sends anybody back to where they were", () => {
    expect(placeFor("sign-in", client, "/dashboard?tab=projects")).toBe("/dashboard?tab=projects");
    expect(placeFor("sign-in", staff, "/verify")).toBe("/verify");
  });

  it("keeps everybody else, and whoever is not known yet", () => {
    for (const view of ["sign-in", "sign-up", "forgot-password", "confirm", "recover"] as const)
      expect(placeFor(view, signedOut)).toBeUndefined();
    expect(placeFor("new-password", { kind: "loading" })).toBeUndefined();
  });

  it("lets those choose a password who came by a mail, and nobody else", () => {
    expect(placeFor("new-password", client)).toBeUndefined();
    expect(placeFor("welcome", invited)).toBeUndefined();
    expect(placeFor("new-password", signedOut)).toBe("/auth?view=forgot-password");
    expect(placeFor("welcome", signedOut)).toBe("/auth?view=link-expired");
  });

  it("keeps whoever has shown the password but not the code, whichever view they came by", () => {
    for (const view of ["sign-in", "sign-up", "forgot-password", "link-expired"] as const)
      expect(placeFor(view, halfIn, "/dashboard?tab=projects")).toBeUndefined();
    expect(placeFor("new-password", halfIn)).toBeUndefined();
    expect(placeFor("recover", halfIn)).toBe("/auth?view=new-password");
  });

  it("goes on with a new password after the code of a recovery or an invitation", () => {
    expect(placeFor("recover", client)).toBe("/auth?view=new-password");
    expect(placeFor("confirm", invited)).toBe("/auth?view=welcome");
    expect(placeFor("confirm", client, "/pricing")).toBe("/pricing");
  });
});

describe("its views' addresses", () => {
  it("lead to the view and keep the way back", () => {
    const address = new URL(authViewAddress("sign-up", "/verify"), "https://agency.example");
    expect(readAuthView(address.searchParams)).toBe("sign-up");
    expect(address.searchParams.get("next")).toBe("/verify");
    expect(authViewAddress("sign-in")).toBe("/auth");
  });

  it("show the sign-in for a view that is none", () => {
    expect(readAuthView(new URLSearchParams({ view: "admin" }))).toBe("sign-in");
  });
});
