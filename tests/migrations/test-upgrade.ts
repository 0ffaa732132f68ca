/**
 * Whether an earlier version of the server works on beside this one: `npm run test:upgrade -- main`. The earlier one serves
 * people from a database of its own making; this one starts beside it, and migrates; both serve for a while.
 */
import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import postgres from "postgres";
import { ensureSiteBuilt } from "../../scripts/build-site.ts";
import { hashPassword } from "../../server/auth/password.ts";
import { startPostgres } from "../../server/postgres/postgres.ts";
import { prepareNode } from "../nodes/node-process.ts";
import { receivingAddress, startFailingChain } from "../payment/failing-chain.ts";
import { connectionUrl } from "../support/connection-url.ts";
import { createPerson } from "../support/create-person.ts";
import { fillOldDatabase } from "./old-database.ts";
import { startVisits } from "./visits.ts";

const [ref] = process.argv.slice(2);
if (!ref) {
  console.error("Usage: npm run test:upgrade -- <commit>");
  process.exit(1);
}
const root = join(import.meta.dirname, "../..");
const password = "two-versions-one-house";
const secondsTogether = Number(process.env["UPGRADE_SECONDS"] ?? 20);

const folder = mkdtempSync(join(tmpdir(), "kinolume-upgrade-"));
// PostgreSQL's user, nobody where we are root, has to pass.
chmodSync(folder, 0o711);
const earlier = join(folder, "earlier");
const git = (...words: string[]) => execFileSync("git", words, { cwd: root, stdio: "pipe" });
git("worktree", "add", "--detach", earlier, ref);
symlinkSync(join(root, "node_modules"), join(earlier, "node_modules"));
await ensureSiteBuilt(() => {});
// Its pages are not looked at.
symlinkSync(join(root, "build"), join(earlier, "build"));

const [cluster, chain] = await Promise.all([
  startPostgres({ dataDirectory: folder, log: () => {} }),
  startFailingChain(),
]);
const variables = {
  DATABASE_URL: connectionUrl(cluster.connection),
  SEED_DEMO: "off",
  SITE_URL: "http://127.0.0.1:3000",
  TRUSTED_PROXIES: "127.0.0.1",
  ETH_CHAIN_ID: "31337",
  ETH_RECEIVING_ADDRESS: receivingAddress,
  ETH_RPC_URL: chain.nodes[0]?.url ?? "",
};
const before = await prepareNode(variables, join(earlier, "scripts/serve.ts"));
const after = await prepareNode(variables);
const owner = postgres({ ...cluster.connection, max: 2, onnotice: () => {} });

try {
  await before.start();
  await fillOldDatabase(owner, { accounts: 100, rows: 10_000 });
  const [client, staff] = [
    await createPerson(owner, { displayName: "Ida Lund" }),
    await createPerson(owner, { staff: true, roles: [] }),
  ];
  await owner`update auth.users set encrypted_password = ${await hashPassword(password)}`;
  await owner`insert into projects (user_id, title) values (${client.id}, 'Film')`;
  const [api] = await owner<{ key: string }[]>`
    select key from private.api_keys where kind = 'publishable'`;
  const people = { client, staff, password, key: api?.key ?? "" };

  const visits = await startVisits([before.url], people);
  await wait(2000);
  await after.start();
  console.log("The present version has started beside the earlier one.");
  visits.visit(after.url);
  await wait(secondsTogether * 1000);
  const { sent, final, passed, heard } = await visits.stop();
  for (const [failure, times] of passed) console.log(`${times}×, once each: ${failure}`);
  for (const [failure, times] of final) console.log(`${times}× ${failure}`);
  console.log(`${sent} requests, ${final.size} kinds of failure, ${heard} messages told live`);
  const output = [before.output(), after.output()].join("\n").trim();
  if (output) console.log(output);
  process.exitCode = final.size > 0 || heard === 0 ? 1 : 0;
} finally {
  await Promise.all([before.remove(), after.remove()]);
  await Promise.all([owner.end({ timeout: 5 }), chain.stop()]);
  await cluster.stop();
  git("worktree", "remove", "--force", earlier);
  rmSync(folder, { recursive: true, force: true });
}
