import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureSiteBuilt } from "../scripts/build-site.ts";
import { formatTable } from "../scripts/format-table.ts";
import { readConfig } from "../server/config/config.ts";
import { openDatabase } from "../server/database/database.ts";
import { startServer } from "../server/main.ts";
import { findRunning } from "../server/postgres/find-running.ts";
import { anchorCampaigns } from "./proof/anchor-campaigns.ts";
import { measureBrowser } from "./proof/measure-browser.ts";
import { measureBytes } from "./proof/measure-bytes.ts";
import { whenBrokenOff } from "./when-broken-off.ts";

// What a proof costs: gas alone and in a batch, the time to its final block, the check in a browser, its bytes.
const batch = 1000;

await ensureSiteBuilt(() => {});
const dataDirectory = mkdtempSync(join(tmpdir(), "kinolume-bench-"));
chmodSync(dataDirectory, 0o711);
const port = process.env["BENCH_PORT"] ?? "4790";
const config = readConfig({ PORT: port, DATA_DIR: dataDirectory, LOG_LEVEL: "error" });
const product = await startServer(config);
whenBrokenOff(() => product.close());
const connection = findRunning(dataDirectory);
const database = await openDatabase({ connection, connections: 1, log: () => {} });

try {
  // The first one also wakes the chain and deploys the registry.
  const first = await anchorCampaigns(database, 1);
  const single = await anchorCampaigns(database, 1);
  const many = await anchorCampaigns(database, batch);
  const times = (await measureBrowser(product.url, many.hash)).toSorted((a, b) => a - b);
  const { own, all } = measureBytes(join(import.meta.dirname, "../build"));
  const gas = await readGas(single.transaction);
  const batchGas = await readGas(many.transaction);
  const rows = [
    ["gas of one anchor", gas],
    [`gas of a batch of ${batch}`, batchGas],
    ["gas of each item in it (aim 60)", Number((batchGas / batch).toFixed(1))],
    ["request to final, first ever, ms", Math.round(first.milliseconds)],
    ["request to final, ms", Math.round(single.milliseconds)],
    [`request to final, ${batch} at once, ms`, Math.round(many.milliseconds)],
    [`bytes of a proof in a batch of ${batch}`, many.proofBytes],
    ["check in the browser, median ms", Math.round(times[Math.floor(times.length / 2)] ?? 0)],
    ["check in the browser, slowest ms", Math.round(times.at(-1) ?? 0)],
    ["verifier's own scripts, brotli bytes (aim 15000)", own],
    ["all scripts of /verify, brotli bytes", all],
  ] satisfies (string | number)[][];
  console.log(formatTable(["anchoring, on the development chain", ""], rows));
} finally {
  await database.close();
  await product.close();
  rmSync(dataDirectory, { recursive: true, force: true });
}

async function readGas(hash: string): Promise<number> {
  const response = await fetch(`${product.url}/development-chain`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ id: 1, method: "eth_getTransactionReceipt", params: [hash] }),
  });
  const answer: unknown = await response.json();
  const used = /"gasUsed":"(0x[\da-f]+)"/.exec(JSON.stringify(answer))?.[1];
  if (used === undefined) throw new Error(`The chain has no receipt of ${hash}.`);
  return Number(used);
}
