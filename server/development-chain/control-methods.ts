import { numberToHex } from "viem";
import type { ChainEngine } from "./chain-engine.ts";
import { readAddress, readFields, readOptional, readQuantity } from "./rpc-params.ts";
import { sendFrom } from "./send-from.ts";
import { developmentWallets } from "../../services/chain/development-wallets.ts";

type ControlMethod = [string, (engine: ChainEngine, params: unknown[]) => unknown];

/** What no real chain lets anybody do. */
export const controlMethods: readonly ControlMethod[] = [
  [
    "evm_mine",
    async ({ mine, clock, ledger }, [given]) => {
      if (given !== undefined && given !== null) {
        const time = typeof given === "object" ? readFields(given)["timestamp"] : given;
        clock.setNext(readQuantity(time), ledger.head().block.header.timestamp);
      }
      return (await mine()).hash;
    },
  ],
  ["evm_increaseTime", ({ clock }, [seconds]) => numberToHex(clock.moveOn(readQuantity(seconds)))],
  [
    "evm_setNextBlockTimestamp",
    ({ clock, ledger }, [time]) => {
      clock.setNext(readQuantity(time), ledger.head().block.header.timestamp);
      return null;
    },
  ],
  /** Takes back the last blocks: `[depth, { dropTransactions }]`. Answers the new head's hash. */
  [
    "development_reorganise",
    async ({ reorganise }, [depth, options]) => {
      const { dropTransactions = false } = readOptional(options, readFields) ?? {};
      const head = await reorganise(Number(readQuantity(depth)), dropTransactions !== true);
      return head.hash;
    },
  ],
  [
    "development_fund",
    (engine, [address, wei]) =>
      sendFrom(engine, {
        from: developmentWallets.faucet.account.address,
        to: readAddress(address),
        value: numberToHex(readQuantity(wei)),
      }),
  ],
];
