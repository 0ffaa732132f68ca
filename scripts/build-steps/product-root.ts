import { fileURLToPath } from "node:url";

/** Where package.json lies. */
export const productRoot = fileURLToPath(new URL("../..", import.meta.url));
