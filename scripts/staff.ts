import { readConfig } from "../server/config/config.ts";
import { openDatabase } from "../server/database/database.ts";
import { reachDatabase } from "./setup/reach-database.ts";
import { readStaffCommand, staffUsage } from "./staff/staff-command.ts";

async function main(given: string[]): Promise<void> {
  const command = readStaffCommand(given);
  if (!command) {
    console.log(staffUsage);
    process.exitCode = given.includes("--help") ? 0 : 1;
    return;
  }
  const config = readConfig(process.env);
  const { siteUrl } = config;
  const access = await reachDatabase(config);
  const log = () => undefined;
  const db = await openDatabase({ connection: access.connection, log, connections: 2 });
  try {
    console.log(await command({ db, siteUrl }));
  } finally {
    await db.close();
    await access.leave();
  }
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
