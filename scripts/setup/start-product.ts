import { brand } from "../../content/brand.ts";
import { beginDatabase } from "../../server/begin-database.ts";
import { createLogger } from "../../server/logger.ts";
import { timeStep } from "../../server/time-step.ts";
import { readStartConfig } from "./read-start-config.ts";
import { reportStartError } from "./report-start-error.ts";
import { whenAskedToStop } from "./when-asked-to-stop.ts";

const report = (line: string) => console.log(line);

/** Other pages than the product's own, and where they lie once they are built. */
type OtherSite = { root: string; site: string };

/** Builds where that is needed, while everything behind the pages starts, and serves. */
export async function startProduct(other?: OtherSite): Promise<void> {
  const config = await readStartConfig();
  // Late, because reading the server takes a while: a port in use is told at once, and the database opens meanwhile.
  const { ensureSiteBuilt } = await import("../build-site.ts");
  const siteBuilt = ensureSiteBuilt(report, other);
  // Its failure is told by whoever waits for it.
  siteBuilt.catch(() => undefined);
  const logger = createLogger(config);
  const begun = beginDatabase(config, { logger, report });
  const { startServer } = await timeStep(
    report,
    "Loaded the server",
    () => import("../../server/main.ts"),
  );
  const server = await startServer(config, {
    logger,
    report,
    siteBuilt,
    begun,
    ...(other && { siteDirectory: other.site }),
  });
  whenAskedToStop(() => {
    server.close().then(() => process.exit(0), reportStartError);
  });
  console.log(`${brand.name} is ready: ${server.url}`);
  if (config.seedDemo) {
    const { demoAccounts } = await import("../../server/http/demo-accounts.ts");
    for (const { email, password } of demoAccounts) console.log(`  demo: ${email} / ${password}`);
    if (!config.smtpUrl) console.log(`  its mails: ${server.url}/mailbox`);
  }
  if (process.stdout.isTTY) console.log("Press Ctrl-C to stop.");
}
