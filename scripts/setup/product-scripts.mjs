/** What runs the product and looks after it: without the tools of tests and benchmarks, which need not be installed. */
export const productScripts = [
  "scripts/backup.ts",
  "scripts/build.ts",
  "scripts/deploy-registry.ts",
  "scripts/doctor.ts",
  "scripts/keys.ts",
  "scripts/ledger.ts",
  "scripts/restore.ts",
  "scripts/serve.ts",
  "scripts/staff.ts",
  "scripts/start.ts",
];

export function isProductEnough(script) {
  return productScripts.includes(script.replaceAll("\\", "/"));
}
