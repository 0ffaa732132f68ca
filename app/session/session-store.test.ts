// @vitest-environment happy-dom
import type { AuthChangeEvent, Session } from "@supabase/auth-js";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sessionKey } from "../data/create-backend.ts";

type Emit = (event: AuthChangeEvent, session: Session | null) => void;

let emit: Emit;
vi.mock("../data/shared-backend.ts", () => ({
  sharedBackend: () => ({
    auth: { onAuthStateChange: (callback: Emit) => void (emit = callback) },
  }),
}));

const kept = { access_token: "old", refresh_token: "r", user: { id: "1" } };
const keep = () => localStorage.setItem(sessionKey("http://agency.example"), JSON.stringify(kept));

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("location", new URL("http://agency.example/dashboard"));
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

async function follow() {
  const store = await import("./session-store.ts");
  const listener = vi.fn();
  store.subscribeToSession(listener);
  return { ...store, listener };
}

describe("the page's session", () => {
  it("is unknown until the client has looked, and nobody's when it found none", async () => {
    const { readSession, listener } = await follow();
    expect(readSession().kind).toBe("loading");
    emit("INITIAL_SESSION", null);
    expect(readSession().kind).toBe("signed-out");
    expect(listener).toHaveBeenCalledOnce();
  });

  it("is the stored one where the server cannot be asked to renew it", async () => {
    keep();
    const { readSession } = await follow();
    emit("INITIAL_SESSION", null);
    expect(readSession()).toMatchObject({ kind: "signed-in", session: kept });
    emit("SIGNED_OUT", null);
    expect(readSession().kind).toBe("signed-out");
  });

  it("needs no waiting without a connection", async () => {
    keep();
    vi.stubGlobal("navigator", { onLine: false });
    const { readSession } = await follow();
    expect(readSession()).toMatchObject({ kind: "signed-in", session: kept });
  });

  it("remembers who asked to leave until the next sign-in", async () => {
    const { leaveOnSignOut, isSignOutAsked } = await follow();
    leaveOnSignOut();
    emit("SIGNED_OUT", null);
    expect(isSignOutAsked()).toBe(true);
    keep();
    emit("INITIAL_SESSION", null);
    expect(isSignOutAsked()).toBe(false);
  });
});
