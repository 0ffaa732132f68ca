import { afterEach, expect, it, vi } from "vitest";
import { createLogger } from "./logger.ts";

afterEach(() => vi.restoreAllMocks());

it("leaves out what the configured level does not ask for", () => {
  const logger = createLogger({ logLevel: "warn" });
  expect(logger.isLevelEnabled("info")).toBe(false);
  expect(logger.isLevelEnabled("error")).toBe(true);
});

it("names neither the host nor the process on a line", () => {
  expect(createLogger({ logLevel: "info" }).bindings()).toEqual({});
});
