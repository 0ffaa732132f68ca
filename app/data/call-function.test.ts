import { afterEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { backendFailures } from "../../content/backend.ts";
import { anyAnswer, callFunction } from "./call-function.ts";

const schema = z.object({ id: z.string() });

/** What becomes of a call that the backend answers so, and what was asked of it. */
async function callWith(answer: () => Response | Promise<Response>, isOnline = true) {
  const send = vi.fn(async (_url: string, _init: RequestInit) => answer());
  vi.stubGlobal("fetch", send);
  vi.stubGlobal("location", new URL("http://site.example"));
  vi.stubGlobal("navigator", { onLine: isOnline });
  const outcome = await callFunction("make-it", { name: "Ada" }, schema, {
    headers: { "Idempotency-Key": "1" },
  });
  return { outcome, asked: send.mock.calls[0] };
}

afterEach(() => vi.unstubAllGlobals());

describe("a function of the backend", () => {
  it("is called by its name with a body of JSON, and answers by its schema", async () => {
    const { outcome, asked } = await callWith(() => Response.json({ id: "7", more: true }));
    expect(outcome).toEqual({ is: "done", data: { id: "7" } });
    expect(asked?.[0]).toBe("http://site.example/functions/v1/make-it");
    expect(asked?.[1]).toMatchObject({ method: "POST", body: '{"name":"Ada"}' });
    const headers = new Headers(asked?.[1].headers);
    expect(headers.get("content-type")).toBe("application/json");
    expect(headers.get("idempotency-key")).toBe("1");
  });

  it("refuses in its own words, with what is wrong at each field", async () => {
    const { outcome } = await callWith(() =>
      Response.json(
        { error: "No.", code: "late", hint: "Earlier.", fields: { name: "Missing.", age: 7 } },
        { status: 400 },
      ),
    );
    expect(outcome).toMatchObject({
      is: "refused",
      status: 400,
      message: "No.",
      code: "late",
      hint: "Earlier.",
      fields: { name: "Missing." },
    });
  });

  it("says when to come back", async () => {
    const headers = { "retry-after": "90" };
    const { outcome } = await callWith(() => new Response(null, { status: 429, headers }));
    expect(outcome).toMatchObject({ status: 429, retryAfterSeconds: 90 });
  });

  it.each([
    ["another answer", () => Response.json({ name: "Ada" }), 200],
    ["no JSON", () => new Response("<html>"), 200],
    [
      "half an answer",
      () => new Response("{", { headers: { "content-type": "application/json" } }),
      0,
    ],
    ["an error without words", () => new Response("Bad gateway", { status: 502 }), 502],
    [
      "the relay in its place",
      () => Response.json({ id: "7" }, { headers: { "x-relay-error": "true" } }),
      200,
    ],
  ])("that gives %s is refused in ours", async (_, answer, status) => {
    const { outcome } = await callWith(answer);
    expect(outcome).toMatchObject({ is: "refused", status });
    expect(Object.values<unknown>(backendFailures)).toContain(
      outcome.is === "refused" && outcome.message,
    );
  });

  it.each([
    [true, false],
    [false, true],
  ])("that nobody answers for, online: %s", async (isOnline, isOffline) => {
    const { outcome } = await callWith(() => Promise.reject(new TypeError("fetch")), isOnline);
    expect(outcome).toMatchObject({
      status: 0,
      isOffline,
      message: isOffline ? backendFailures.offline : backendFailures.unreachable,
    });
  });

  it("hands on a stream as it comes", async () => {
    const headers = { "content-type": "text/event-stream" };
    vi.stubGlobal("fetch", async () => new Response("event: done\n\n", { headers }));
    vi.stubGlobal("location", new URL("http://site.example"));
    vi.stubGlobal("navigator", { onLine: true });
    const outcome = await callFunction("chat", {}, anyAnswer);
    expect(outcome.is === "done" && outcome.data).toBeInstanceOf(Response);
  });
});
