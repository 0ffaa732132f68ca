import { expect, it } from "vitest";
import { findExplorerUrl } from "./find-explorer-url.ts";

const transactionHash = `0x${"7c".repeat(32)}`;

it("goes where the server says, to web addresses alone", () => {
  const to = (explorerUrl: string) => findExplorerUrl({ chainId: 31337, explorerUrl });
  expect(to("/development-chain/tx?hash=0x1")).toBe("/development-chain/tx?hash=0x1");
  expect(to("https://explorer.example/tx/0x1")).toBe("https://explorer.example/tx/0x1");
  expect(to("javascript:alert(1)")).toBeUndefined();
  expect(to("//elsewhere.example")).toBeUndefined();
});

it("knows the explorer of mainnet by itself", () => {
  expect(findExplorerUrl({ chainId: 1, transactionHash })).toBe(
    `https://etherscan.io/tx/${transactionHash}`,
  );
  expect(findExplorerUrl({ chainId: 1 })).toBeUndefined();
});
