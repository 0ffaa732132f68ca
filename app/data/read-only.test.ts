import { afterEach, describe, expect, it } from "vitest";
import { makeReadOnly, refuseWrite } from "./read-only.ts";

const site = "https://site.example";
let release: (() => void) | undefined;
afterEach(() => release?.());

describe("a page that is held read-only", () => {
  it.each([
    ["POST", "/rest/v1/messages"],
    ["PATCH", "/rest/v1/projects?id=eq.1"],
    ["DELETE", "/rest/v1/projects?id=eq.1"],
    ["POST", "/rest/v1/rpc/mark_messages_read"],
    ["POST", "/functions/v1/process-eth-payment"],
    ["POST", "/storage/v1/object/attachments/a/b.png"],
  ])("refuses %s %s in so many words", async (method, path) => {
    release = makeReadOnly("Only looking.");
    const answer = refuseWrite(site + path, method);
    expect(answer?.status).toBe(403);
    expect(await answer?.json()).toMatchObject({ message: "Only looking." });
  });

  it.each([
    ["GET", "/rest/v1/projects"],
    ["POST", "/auth/v1/token?grant_type=refresh_token"],
    ["POST", "/storage/v1/object/sign/deliverables/a/b.mp4"],
  ])("lets %s %s through", (method, path) => {
    release = makeReadOnly("Only looking.");
    expect(refuseWrite(site + path, method)).toBeUndefined();
  });

  it("writes again once it is let go", () => {
    makeReadOnly("Only looking.")();
    expect(refuseWrite(`${site}/rest/v1/messages`, "POST")).toBeUndefined();
  });
});
