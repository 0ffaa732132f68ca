import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { developmentWallets } from "./development-wallets.ts";

it("names the rich wallet's key in the guide", async () => {
  const guide = new URL("../../docs/development-chain.md", import.meta.url);
  expect(await readFile(guide, "utf8")).toContain(developmentWallets.client.privateKey);
});
