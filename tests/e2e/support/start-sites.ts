import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureSiteBuilt } from "../../../scripts/build-site.ts";
import { readConfig } from "../../../server/config/config.ts";
import { startServer } from "../../../server/main.ts";
import { findFreePort } from "./find-free-port.ts";
import { serveSite } from "./serve-site.ts";

export const hydrationAppRoot = fileURLToPath(new URL("./hydration-app", import.meta.url));

const report = (line: string) => console.log(line);

/** Before all tests: the product, and the small app whose controls only a test needs. */
export default async function startSites() {
  await ensureSiteBuilt(report);
  await ensureSiteBuilt(report, { root: hydrationAppRoot });
  const dataDirectory = await mkdtemp(join(tmpdir(), "kinolume-e2e-"));
  // PostgreSQL's user, nobody where we are root, has to pass.
  await chmod(dataDirectory, 0o711);
  // Not 0: links in mails carry the port.
  const port = String(await findFreePort());
  const config = readConfig({ PORT: port, DATA_DIR: dataDirectory, LOG_LEVEL: "warn" });
  const product = await startServer(config);
  const hydrationApp = await serveSite(`${hydrationAppRoot}/build`);
  // The workers are processes of their own; their environment is this one's.
  process.env.E2E_PRODUCT_URL = product.url;
  process.env.E2E_HYDRATION_APP_URL = hydrationApp.url;
  process.env.E2E_DATA_DIR = dataDirectory;
  return async () => {
    await Promise.all([product.close(), hydrationApp.close()]);
    await rm(dataDirectory, { recursive: true, force: true });
  };
}
