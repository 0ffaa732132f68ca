import { startServer } from "../server/main.ts";
import { readStartConfig } from "./setup/read-start-config.ts";
import { reportStartError } from "./setup/report-start-error.ts";
import { whenAskedToStop } from "./setup/when-asked-to-stop.ts";

/** Serves what `npm run build` left: where only the server's own dependencies are installed. */
async function serve() {
  const server = await startServer(await readStartConfig());
  whenAskedToStop(() => {
    server.close().then(() => process.exit(0), reportStartError);
  });
}

serve().catch(reportStartError);
