import { setTimeout as wait } from "node:timers/promises";
import type { Watch } from "./watch-changes.ts";
import type { WholeBackend } from "./start-whole-backend.ts";

const timeoutMilliseconds = 20_000;

/** What the requests so far have left wrong behind them, in words. */
export async function judgeBackend(
  backend: WholeBackend,
  watches: readonly Watch[],
  rejections: readonly unknown[],
): Promise<string[]> {
  const ordinary = await fetch(`${backend.url}/rest/v1/pr_packages?select=id&limit=1`).then(
    ({ status }) => (status === 200 ? [] : [`an ordinary request is answered ${status}`]),
  );
  return [
    ...backend.lines.splice(0).map((line) => `logged: ${JSON.stringify(line).slice(0, 1500)}`),
    ...rejections.map((reason) => `nobody caught: ${String(reason)}`),
    ...watches.flatMap(({ leaked }) => leaked.splice(0).map((frame) => `a frame told: ${frame}`)),
    ...ordinary,
    ...(await findStuck(backend)),
  ];
}

/** Work that is under way ends; what is stuck stays. */
async function findStuck(backend: WholeBackend): Promise<string[]> {
  const deadline = Date.now() + timeoutMilliseconds;
  for (;;) {
    const stuck = await listStuck(backend);
    if (stuck.length === 0 || Date.now() > deadline) return stuck;
    await wait(50);
  }
}

async function listStuck({ database, owner }: WholeBackend): Promise<string[]> {
  const { taken, waiting } = database.readLoad();
  const sessions = await owner<{ query: string }[]>`
    select query from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'
      and state_change < now() - interval '1 second'`;
  return [
    ...(taken + waiting > 0 ? [`connections: ${taken} taken, ${waiting} waited for`] : []),
    ...sessions.map(({ query }) => `idle in a transaction after: ${query}`),
  ];
}
