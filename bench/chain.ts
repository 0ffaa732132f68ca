import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseGwei, type Hex } from "viem";
import { formatTable } from "../scripts/format-table.ts";
import { deployFeeds } from "../server/development-chain/deploy-feeds.ts";
import { openDevelopmentChain } from "../server/development-chain/development-chain.ts";
import { developmentFeeds } from "../services/chain/development-feeds.ts";
import { developmentWallets } from "../services/chain/development-wallets.ts";

// What the development chain costs: taking payments in, making blocks of them, calls, and opening it again.
const payments = Number(process.env["BENCH_PAYMENTS"] ?? 1000);
const calls = 200;
const { account } = developmentWallets.client;

const folder = await mkdtemp(join(tmpdir(), "kinolume-bench-"));
const file = join(folder, "blocks.jsonl");
try {
  const rows: [string, number, number, number][] = [];
  const signed = await signPayments();
  const chain = await openDevelopmentChain({ file, blockTimeMs: 0 });
  await deployFeeds(chain);
  await measure("accept a transaction", payments, async () => {
    for (const raw of signed)
      await chain.request({ method: "eth_sendRawTransaction", params: [raw] });
  });
  await measure("put it into a block", payments, () => chain.request({ method: "evm_mine" }));
  await measure("make an empty block", 50, async () => {
    for (let made = 0; made < 50; made += 1) await chain.request({ method: "evm_mine" });
  });
  await measure("read a price", calls, async () => {
    const call = { to: developmentFeeds.ethUsd, data: "0xfeaf968c" };
    for (let made = 0; made < calls; made += 1) {
      await chain.request({ method: "eth_call", params: [call, "latest"] });
    }
  });
  await chain.close();
  await measure("open again, for each", payments, async () => {
    await (await openDevelopmentChain({ file, blockTimeMs: 0 })).close();
  });
  console.log(`${payments} payments, a log of ${Math.round((await stat(file)).size / 1024)} kB`);
  console.log(formatTable(["", "times", "ms each", "CPU ms each"], rows));

  async function measure(what: string, times: number, work: () => Promise<unknown>) {
    const cpu = process.cpuUsage();
    const start = performance.now();
    await work();
    const wall = performance.now() - start;
    const { user, system } = process.cpuUsage(cpu);
    rows.push([what, times, round(wall / times), round((user + system) / 1000 / times)]);
  }
} finally {
  await rm(folder, { recursive: true });
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function signPayments(): Promise<Hex[]> {
  return Promise.all(
    Array.from({ length: payments }, (_, nonce) =>
      account.signTransaction({
        type: "eip1559",
        chainId: 31_337,
        nonce,
        to: "0x000000000000000000000000000000000000dEaD",
        value: BigInt(nonce + 1) * 10n ** 12n,
        gas: 21_000n,
        maxFeePerGas: parseGwei("10"),
        maxPriorityFeePerGas: parseGwei("1"),
      }),
    ),
  );
}
