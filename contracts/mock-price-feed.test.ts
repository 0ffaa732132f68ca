import { expect, it } from "vitest";
import { mockPriceFeed } from "./artifacts/mock-price-feed.ts";
import { compileContract } from "./compile.ts";

it("is committed as it compiles", async () => {
  expect(await compileContract("MockPriceFeed")).toEqual(mockPriceFeed);
});
