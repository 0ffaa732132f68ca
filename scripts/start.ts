import { reportStartError } from "./setup/report-start-error.ts";
import { startProduct } from "./setup/start-product.ts";

startProduct().catch(reportStartError);
