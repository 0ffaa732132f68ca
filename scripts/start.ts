import { brand } from "../content/brand.ts";
import { startServer } from "../server/main.ts";
import { ensureSiteBuilt } from "./build-site.ts";
import { readStartConfig } from "./setup/read-start-config.ts";
import { reportStartError } from "./setup/report-start-error.ts";
import { whenAskedToStop } from "./setup/when-asked-to-stop.ts";

async function start() {
  const config = await readStartConfig();
  await ensureSiteBuilt((line) => console.log(line));
  const server = await startServer(config);
  whenAskedToStop(() => {
    server.close().then(() => process.exit(0), reportStartError);
  });
  console.log(`${brand.name} is ready: ${server.url}`);
  if (process.stdout.isTTY) console.log("Press Ctrl-C to stop.");
}

start().catch(reportStartError);
