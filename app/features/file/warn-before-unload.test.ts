import { afterEach, expect, it, vi } from "vitest";
import { warnBeforeUnload } from "./warn-before-unload.ts";

afterEach(() => vi.unstubAllGlobals());

it("a page is left without a question once everything has gone up, or failed, and not before", async () => {
  const page = new EventTarget();
  vi.stubGlobal("window", page);
  const isAsked = () => !page.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  expect(isAsked()).toBe(false);

  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const uploads = [
    warnBeforeUnload(() => first.promise),
    warnBeforeUnload(() => second.promise),
  ] as const;
  expect(isAsked()).toBe(true);
  first.resolve("stored");
  expect(await uploads[0]).toBe("stored");
  expect(isAsked()).toBe(true);
  second.reject(new Error("broken off"));
  await expect(uploads[1]).rejects.toThrow("broken off");
  expect(isAsked()).toBe(false);
});
