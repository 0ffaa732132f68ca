import { bytesToHex } from "@ethereumjs/util";
import type { Address, Hash, Hex } from "viem";
import { AppError } from "../../runtime/errors/app-error.ts";
import { decodeTransaction } from "./accepted-transaction.ts";
import { openBlockLog } from "./block-log.ts";
import { openState, readChainAccount } from "./chain-state.ts";
import { createClock } from "./clock.ts";
import { fillBlock, type Queue } from "./fill-block.ts";
import { createLedger } from "./ledger.ts";
import { createMempool } from "./mempool.ts";
import { describeBlock, type MinedBlock } from "./mined-block.ts";
import { createGenesis, produceBlock } from "./produce-block.ts";
import { readGenesis, replayLog } from "./replay-log.ts";
import { AlreadyKnown, refused } from "./rpc-error.ts";

export type ChainEngine = Awaited<ReturnType<typeof openChainEngine>>;

/** A chain with one producer of blocks; whatever changes it is in the log before anybody hears of it. */
export async function openChainEngine(file: string, machineTime?: () => number) {
  const log = await openBlockLog(file);
  try {
    return await runEngine(file, log, machineTime);
  } catch (error) {
    await log.close();
    throw error;
  }
}

async function runEngine(
  file: string,
  log: Awaited<ReturnType<typeof openBlockLog>>,
  machineTime?: () => number,
) {
  const clock = createClock(machineTime);
  const state = await openState((number) => ledger.at(number)?.block);
  const genesis =
    readGenesis(log.entries, file) ??
    describeBlock(createGenesis(state.initialRoot, clock.now()), []);
  if (bytesToHex(genesis.block.header.stateRoot) !== bytesToHex(state.initialRoot)) {
    throw new AppError(
      "chain_outdated",
      `The development chain in ${file} began with other balances: move that file away for a new chain.`,
    );
  }
  const ledger = createLedger(genesis);
  const pool = createMempool();
  if (log.entries.length === 0) {
    await log.append({ kind: "genesis", block: bytesToHex(genesis.block.serialize()) });
  }
  for (const raw of await replayLog(state, ledger, log.entries, file)) {
    const waiting = decodeTransaction(raw);
    const { nonce } = await accountOf(waiting.from);
    if (waiting.nonce >= nonce) pool.add(waiting);
  }

  let lastTurn: Promise<unknown> = Promise.resolve();
  /** One change at a time. */
  function takeTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = lastTurn.then(work, work);
    lastTurn = turn.catch(() => undefined);
    return turn;
  }

  function accountOf(address: Address, at: MinedBlock = ledger.head()) {
    return readChainAccount(state.vm, at.block.header.stateRoot, address);
  }

  async function listQueues(): Promise<Queue[]> {
    const queues: Queue[] = [];
    for (const sender of pool.senders()) {
      const { nonce, balance } = await accountOf(sender);
      const transactions = pool.listRunnable(sender, nonce);
      if (transactions.length > 0) queues.push({ balance, transactions });
    }
    return queues;
  }

  return {
    state,
    ledger,
    pool,
    clock,
    accountOf,

    /** The nonce that a sender's next transaction has to have. */
    async nextNonce(address: Address): Promise<bigint> {
      const { nonce } = await accountOf(address);
      return nonce + BigInt(pool.listRunnable(address, nonce).length);
    },

    /** Nothing else changes between signing and acceptance: a nonce that was free then still is. */
    accept: (sign: () => Hex | Promise<Hex>): Promise<Hash> =>
      takeTurn(async () => {
        const added = decodeTransaction(await sign());
        if (ledger.findTransaction(added.hash)) throw new AlreadyKnown();
        pool.check(added);
        const { nonce, balance } = await accountOf(added.from);
        if (added.nonce < nonce) throw refused("nonce too low");
        if (added.cost > balance) throw refused("insufficient funds for gas * price + value");
        await log.append({ kind: "transaction", raw: added.raw });
        pool.add(added);
        return added.hash;
      }),

    mine: (): Promise<MinedBlock> =>
      takeTurn(async () => {
        const parent = ledger.head().block;
        const filling = fillBlock(await listQueues(), parent.header.calcNextBaseFee());
        const timestamp = clock.timeForBlockAfter(parent.header.timestamp);
        const made = await produceBlock(state.vm, parent, timestamp, filling.chosen);
        const { mined } = made;
        await log.append({ kind: "block", block: bytesToHex(mined.block.serialize()) });
        clock.blockMade();
        ledger.push(mined);
        for (const { from, transaction } of mined.transactions) {
          pool.forgetUpTo(from, transaction.nonce);
        }
        for (const hash of [...filling.impossible, ...made.impossible]) pool.remove(hash);
        return mined;
      }),

    /** Takes back the last blocks; what was in them waits again, unless it is to be gone with them. */
    reorganise: (depth: number, keepsTransactions: boolean): Promise<MinedBlock> =>
      takeTurn(async () => {
        ledger.checkDrop(depth);
        const head = ledger.head().number - depth;
        await log.append({ kind: "reorganisation", head, keepsTransactions });
        for (const { transactions } of ledger.dropAfter(head)) {
          if (!keepsTransactions) continue;
          for (const { transaction } of transactions) {
            pool.add(decodeTransaction(bytesToHex(transaction.serialize())));
          }
        }
        return ledger.head();
      }),

    /** Whether another block would bring anything about. */
    hasWork: async () => ledger.isUnsettled() || (await listQueues()).length > 0,

    close: () => takeTurn(() => log.close()),
  };
}
