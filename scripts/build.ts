import { ensureSiteBuilt } from "./build-site.ts";

try {
  await ensureSiteBuilt((line) => console.log(line), { force: true });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
