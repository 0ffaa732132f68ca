import type { Session, User } from "@supabase/auth-js";
import { describe, expect, it } from "vitest";
import { listApps, needsSecondStep } from "./assurance.ts";

type FactorStatus = "verified" | "unverified";
type FactorType = "totp" | "recovery_code";

function sessionOf(aal: string, statuses: FactorStatus[], type: FactorType = "totp"): Session {
  const at = "2026-01-01T00:00:00Z";
  const factors: User["factors"] = statuses.map((status, number) => ({
    id: String(number),
    factor_type: type,
    status,
    created_at: at,
    updated_at: at,
  }));
  const user: User = {
    id: "u",
    aud: "authenticated",
    app_metadata: {},
    user_metadata: { name: "Zoë" },
    created_at: at,
    factors,
  };
  const payload = btoa(JSON.stringify({ aal })).replaceAll("=", "");
  return {
    access_token: `h.${payload}.s`,
    refresh_token: "r",
    expires_in: 3600,
    token_type: "bearer",
    user,
  };
}

describe("needsSecondStep", () => {
  it("asks where there is a factor that this session has not shown", () => {
    expect(needsSecondStep(sessionOf("aal1", ["verified"]))).toBe(true);
    expect(needsSecondStep(sessionOf("aal2", ["verified"]))).toBe(false);
  });

  it("asks nobody without a finished factor", () => {
    expect(needsSecondStep(sessionOf("aal1", []))).toBe(false);
    expect(needsSecondStep(sessionOf("aal1", ["unverified"]))).toBe(false);
    expect(needsSecondStep(sessionOf("aal1", ["verified"], "recovery_code"))).toBe(false);
  });

  it("counts the apps that were finished", () => {
    const { user } = sessionOf("aal1", ["verified", "unverified", "verified"]);
    expect(listApps(user).map(({ id }) => id)).toEqual(["0", "2"]);
  });
});
