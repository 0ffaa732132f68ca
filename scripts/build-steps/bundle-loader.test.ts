import { brotliCompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { bundleLoader } from "./bundle-loader.ts";

it("fits into 2.2 kB, with nothing left on the global object", async () => {
  const code = await bundleLoader("on-demand");
  expect(code).toMatch(/^\(function\(\)\{/);
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(2200);
});

it("has 0.3 kB more where times are shown on the visitor's clock", async () => {
  expect(brotliCompressSync(await bundleLoader("own-clock")).length).toBeLessThanOrEqual(2500);
});

it("is smaller still where React Router starts by itself", async () => {
  expect(brotliCompressSync(await bundleLoader("at-once")).length).toBeLessThanOrEqual(1300);
});

it("has 0.3 kB more where the page starts behind its first frame", async () => {
  expect(brotliCompressSync(await bundleLoader("once-painted")).length).toBeLessThanOrEqual(1600);
});
