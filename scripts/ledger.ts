import { describeBreak, describeLedger, seriesHeld } from "../content/ledger.ts";
import { formatStamp } from "../content/stamp.ts";
import { studioZone } from "../content/studio-times.ts";
import { readConfig } from "../server/config/config.ts";
import { openDatabase } from "../server/database/database.ts";
import { checkLedger } from "../services/billing/check-ledger.ts";
import { holdSeries } from "../services/billing/hold-series.ts";
import type { Database } from "../runtime/database/types.ts";
import { reachDatabase } from "./setup/reach-database.ts";
import { reportKnownError } from "./setup/report-known-error.ts";

const usage = `npm run ledger:check   reckons the chain of issued documents anew, and names the first that does not hold
npm run ledger:hold    after restoring an older backup of your own PostgreSQL: numbers wait for a word of the studio`;

async function check(database: Database): Promise<void> {
  const { documents, head, anchored, broken } = await database.asOwner(checkLedger);
  if (broken) {
    console.error(describeBreak(broken));
    process.exitCode = 1;
    return;
  }
  const at = anchored?.at && formatStamp(anchored.at.getTime(), studioZone);
  const lines = describeLedger({
    documents,
    head,
    anchored: anchored && at ? { number: anchored.number, at } : null,
  });
  for (const line of lines) console.log(line);
}

async function hold(database: Database): Promise<void> {
  await database.asOwner(holdSeries);
  console.log(seriesHeld);
}

const commands = new Map([
  ["check", check],
  ["hold", hold],
]);

async function main([name = ""]: string[]): Promise<void> {
  const command = commands.get(name);
  if (!command) {
    console.log(usage);
    process.exitCode = 1;
    return;
  }
  const access = await reachDatabase(readConfig(process.env));
  const log = () => undefined;
  const database = await openDatabase({ connection: access.connection, log, connections: 1 });
  try {
    await command(database);
  } finally {
    await database.close();
    await access.leave();
  }
}

await main(process.argv.slice(2)).catch(reportKnownError);
