import { AuthError } from "@supabase/auth-js";
import { afterEach, expect, it, vi } from "vitest";
import { createBackend } from "./create-backend.ts";

/** A backend that answers everything with this status, and how often it asked who is signed in. */
function openWith(status: number) {
  vi.stubGlobal("fetch", async () => Response.json({ message: "No." }, { status }));
  const backend = createBackend({ url: "http://site.example" }, { isKept: false });
  const askedWho = vi
    .spyOn(backend.auth, "getUser")
    .mockResolvedValue({ data: { user: null }, error: new AuthError("No.") });
  return { backend, askedWho };
}

afterEach(() => void vi.unstubAllGlobals());

it("asks once who is signed in when a read, a write or a function is refused for it", async () => {
  const { backend, askedWho } = openWith(401);
  await Promise.all([
    backend.from("projects").select("*"),
    backend.from("projects").delete().eq("id", 1),
    backend.fetch("/functions/v1/make-it", { method: "POST" }),
  ]);
  expect(askedWho).toHaveBeenCalledOnce();
  await backend.from("projects").select("*");
  expect(askedWho).toHaveBeenCalledTimes(2);
});

it("asks nothing for a refusal of another kind", async () => {
  const { backend, askedWho } = openWith(403);
  await backend.from("projects").select("*");
  expect(askedWho).not.toHaveBeenCalled();
});
