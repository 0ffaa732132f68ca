import { toFunctionSelector } from "viem";
import { expect, it } from "vitest";
import { entrySelector } from "../domain/anchor/registry-entry.ts";
import { contentRegistry } from "./artifacts/content-registry.ts";
import { compileContract } from "./compile.ts";

it("is committed as it compiles", async () => {
  expect(await compileContract("ContentRegistry")).toEqual(contentRegistry);
});

it("answers the call that verifiers make", () => {
  const entry = contentRegistry.abi.find(
    (item) => item.type === "function" && item.name === "entry",
  );
  if (!entry) throw new Error("There is no entry to ask for.");
  expect(toFunctionSelector(entry)).toBe(entrySelector);
});
