import { expect, it, vi } from "vitest";
import { FetchError } from "../../runtime/guarded-fetch/fetch-error.ts";
import { guardedFetch } from "../../runtime/guarded-fetch/guarded-fetch.ts";
import { askAboutFrames } from "./ask-about-frames.ts";

vi.mock("../../runtime/guarded-fetch/guarded-fetch.ts", () => ({ guardedFetch: vi.fn() }));

type Answer = Awaited<ReturnType<typeof guardedFetch>>;
type Options = Parameters<typeof askAboutFrames>[0];

const ask = () => askAboutFrames({ settings: { allowPrivate: false } as Options["settings"] });
const answer = (headers: Record<string, string>) =>
  vi.mocked(guardedFetch).mockResolvedValueOnce({ headers } as unknown as Answer);

it("reads from the newsletter's headers whether it may stand in our page", async () => {
  answer({ "x-frame-options": "DENY" });
  expect(await ask()).toBe(true);
  answer({ "content-security-policy": "frame-ancestors *" });
  expect(await ask()).toBe(false);
  answer({});
  expect(await ask()).toBe(false);
});

it("knows nothing while the newsletter does not answer", async () => {
  vi.mocked(guardedFetch).mockRejectedValueOnce(new FetchError("time", "no answer"));
  expect(await ask()).toBeNull();
});

it("hides no mistake of ours", async () => {
  vi.mocked(guardedFetch).mockRejectedValueOnce(new TypeError("ours"));
  await expect(ask()).rejects.toThrow(TypeError);
});
