import { join } from "node:path";
import { reportStartError } from "../../scripts/setup/report-start-error.ts";
import { startProduct } from "../../scripts/setup/start-product.ts";

/**
 * `npm start` with a small app's pages, elsewhere: another SITE_URL makes other pages, the tests beside it need theirs,
 * and building all of the product's takes fourteen times as long.
 */
const root = join(import.meta.dirname, "../e2e/support/hydration-app");
const site = join(import.meta.dirname, "../../.cache/public-site/build");

startProduct({ root, site }).catch(reportStartError);
