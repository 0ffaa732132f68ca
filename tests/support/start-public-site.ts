import { join } from "node:path";
import { reportStartError } from "../../scripts/setup/report-start-error.ts";
import { startProduct } from "../../scripts/setup/start-product.ts";

/** `npm start`, with its pages elsewhere: another SITE_URL makes other pages, and the tests beside it need theirs. */
const site = join(import.meta.dirname, "../../.cache/public-site/build");

startProduct(site).catch(reportStartError);
