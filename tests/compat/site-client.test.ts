import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createBackend, findBackend } from "../../app/data/create-backend.ts";
import { password, startAuthApp, type AuthApp } from "../support/auth-app.ts";

let app: AuthApp;
beforeAll(async () => {
  app = await startAuthApp();
});
afterAll(() => app.stop());

describe("the site's own client", () => {
  it("finds the backend at its own origin, unless the build names another", () => {
    expect(findBackend("https://kinolume.example")).toEqual({ url: "https://kinolume.example" });
    process.env.SUPABASE_URL = "https://project.supabase.example";
    process.env.SUPABASE_PUBLISHABLE_KEY = "sb_publishable_x";
    try {
      expect(findBackend("https://kinolume.example")).toEqual({
        url: "https://project.supabase.example",
        publishableKey: "sb_publishable_x",
      });
    } finally {
      delete process.env.SUPABASE_URL;
      delete process.env.SUPABASE_PUBLISHABLE_KEY;
    }
  });

  it("signs in without any key", async () => {
    const { email } = await app.member();
    const { data, error } = await createBackend({ url: app.url }).auth.signInWithPassword({
      email,
      password,
    });
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
  });

  it("signs in with the publishable key, and not with a wrong one", async () => {
    const { email } = await app.member();
    const withKey = (publishableKey: string) =>
      createBackend({ url: app.url, publishableKey }).auth.signInWithPassword({ email, password });
    expect((await withKey(app.publishableKey)).error).toBeNull();
    expect((await withKey("sb_publishable_wrong")).error?.status).toBe(401);
  });
});
