import type { Hash } from "viem";
import { openChainEngine } from "./chain-engine.ts";
import { RpcError, unknownMethod } from "./rpc-error.ts";
import { rpcMethods } from "./rpc-methods.ts";

export type DevelopmentChainOptions = {
  /** Where its history is kept. */
  file: string;
  /** 0: blocks are made on demand alone, by `evm_mine`. */
  blockTimeMs?: number;
  onFailure?: (error: unknown) => void;
  /** In place of the machine's clock, in milliseconds. */
  machineTime?: () => number;
};

export type RpcRequest = { method: string; params?: unknown };

export type DevelopmentChain = {
  genesis: Hash;
  /** EIP-1193: for viem's `custom` transport and everything else. */
  request: (asked: RpcRequest) => Promise<unknown>;
  close(): Promise<void>;
};

/** A real EVM chain in this process, with one producer of blocks. */
export async function openDevelopmentChain(
  options: DevelopmentChainOptions,
): Promise<DevelopmentChain> {
  const engine = await openChainEngine(options.file, options.machineTime);
  const timer = createBlockTimer({
    intervalMs: options.blockTimeMs ?? 2000,
    async tick() {
      if (await engine.hasWork()) await engine.mine();
      return { isResting: !(await engine.hasWork()) };
    },
    onFailure: options.onFailure ?? (() => undefined),
  });
  timer.wake();

  return {
    genesis: engine.ledger.genesis.hash,
    async request({ method, params = [] }) {
      const run = rpcMethods.get(method);
      if (!run) throw unknownMethod(method);
      try {
        return await run(engine, Array.isArray(params) ? params : [params]);
      } catch (error) {
        if (error instanceof RpcError) throw error;
        options.onFailure?.(error);
        throw new RpcError(-32_603, "internal error");
      } finally {
        timer.wake();
      }
    },
    async close() {
      await timer.stop();
      await engine.close();
    },
  };
}

type Timer = {
  intervalMs: number;
  /** Makes a block if there is anything to make one for. */
  tick: () => Promise<{ isResting: boolean }>;
  onFailure: (error: unknown) => void;
};

/** Blocks at an interval while there is work; at rest otherwise, so that an idle chain does not grow. */
function createBlockTimer({ intervalMs, tick, onFailure }: Timer) {
  let pending: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isStopped = intervalMs === 0;

  function wake(): void {
    if (isStopped || pending) return;
    pending = setTimeout(() => {
      running = run();
    }, intervalMs);
    pending.unref();
  }

  async function run(): Promise<void> {
    let isResting = false;
    try {
      ({ isResting } = await tick());
    } catch (error) {
      onFailure(error);
    } finally {
      pending = undefined;
    }
    if (!isResting) wake();
  }

  return {
    wake,
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(pending);
      await running;
    },
  };
}
