import { brand } from "../content/brand.ts";
import { startServer } from "../server/main.ts";
import { demoAccounts } from "../server/seed-demo.ts";
import { ensureSiteBuilt } from "./build-site.ts";
import { readStartConfig } from "./setup/read-start-config.ts";
import { reportStartError } from "./setup/report-start-error.ts";
import { whenAskedToStop } from "./setup/when-asked-to-stop.ts";

const report = (line: string) => console.log(line);

async function start() {
  const config = await readStartConfig();
  await ensureSiteBuilt(report);
  const server = await startServer(config, { report });
  whenAskedToStop(() => {
    server.close().then(() => process.exit(0), reportStartError);
  });
  console.log(`${brand.name} is ready: ${server.url}`);
  if (config.seedDemo) {
    for (const { email, password } of demoAccounts) console.log(`  demo: ${email} / ${password}`);
    if (!config.smtpUrl) console.log(`  its mails: ${server.url}/mailbox`);
  }
  if (process.stdout.isTTY) console.log("Press Ctrl-C to stop.");
}

start().catch(reportStartError);
