import { randomInt } from "node:crypto";
import postgres from "postgres";
import type { ConnectionOptions } from "../../runtime/database/connection-options.ts";
import { createPerson } from "../support/create-person.ts";
import { oldStatements, type OldScene, type OldStatement } from "./old-statements.ts";

export type OldTraffic = {
  /** Ends it, and says what became of it. */
  stop(): Promise<{ sent: number; failures: string[]; longest: { name: string; ms: number } }>;
};

export type OldPeople = { client: string; claims: Record<OldStatement["as"], string | null> };

/** A client with rows of every kind, and somebody of the studio, as the version before knows them. */
export async function createOldPeople(owner: postgres.Sql): Promise<OldPeople> {
  const client = await createPerson(owner, { displayName: "Ida Lund", companyName: "Harbour" });
  const staff = await createPerson(owner, { staff: true, roles: [] });
  await owner`insert into projects (user_id, title) values (${client.id}, 'Film')`;
  await owner`insert into pr_campaigns (user_id, title) values (${client.id}, 'Draft')`;
  await owner`
    insert into pr_packages (id, name, price_gbp, description, icon)
    values ('sample', 'Sample', 500, 'Sample', 'star') on conflict do nothing`;
  await owner`
    insert into eth_payments (
      user_id, package_id, price_gbp, gbp_per_eth, amount_wei, chain_id, eth_address,
      receiving_address, expires_at
    ) values (
      ${client.id}, 'sample', 500, 2500, ${newAmount()}, 1, ${`0x${"a".repeat(40)}`},
      ${`0x${"b".repeat(40)}`}, now() + interval '1 hour'
    )`;
  return {
    client: client.id,
    claims: {
      client: JSON.stringify(client.caller.claims),
      staff: JSON.stringify(staff.caller.claims),
      server: null,
    },
  };
}

export async function readScene(owner: postgres.Sql, { client }: OldPeople): Promise<OldScene> {
  const [found] = await owner`
    select
      (select id from projects where user_id = ${client} order by created_at limit 1) as project,
      (
        select id from pr_campaigns where user_id = ${client} and title in ('Draft', 'Better')
        order by created_at limit 1
      ) as campaign,
      (select id from eth_payments where user_id = ${client} order by created_at limit 1) as payment,
      gen_random_uuid() as nobody,
      (select id from eth_payments where user_id is null limit 1) as unclaimed_payment,
      (select id from pr_campaigns where user_id is null limit 1) as unclaimed_campaign`;
  const nobody = String(found?.["nobody"]);
  return {
    client,
    project: String(found?.["project"]),
    campaign: String(found?.["campaign"]),
    payment: String(found?.["payment"]),
    unclaimedPayment: String(found?.["unclaimed_payment"] ?? nobody),
    unclaimedCampaign: String(found?.["unclaimed_campaign"] ?? nobody),
    amount: newAmount(),
    now: new Date().toISOString(),
  };
}

/** Rows of one statement, sent as its caller would. */
export async function sendOld(
  sql: postgres.Sql,
  statement: OldStatement,
  { people, scene }: { people: OldPeople; scene: OldScene },
): Promise<readonly Record<string, unknown>[]> {
  return sql.begin(async (transaction) => {
    const role = statement.as === "server" ? "kinolume_server" : "authenticated";
    await transaction`
      select set_config('request.jwt.claims', ${people.claims[statement.as] ?? ""}, true),
        set_config('role', ${role}, true)`;
    const values = statement.given.map((name) => scene[name]);
    return transaction.unsafe<Record<string, unknown>[]>(statement.text, values);
  });
}

/** All of it, again and again, over a few connections of its own. */
export function startOldTraffic(
  connection: ConnectionOptions,
  people: OldPeople,
  connections = 2,
): OldTraffic {
  const sql = postgres({ ...connection, max: connections + 1, onnotice: () => {} });
  const failures: string[] = [];
  let longest = { name: "nothing", ms: 0 };
  let sent = 0;
  let isOver = false;

  async function keepOn(place: number): Promise<void> {
    for (let isLast = false; !isLast;) {
      // Once more after the end: all of it stands before what has become of the database.
      isLast = isOver;
      const scene = await readScene(sql, people);
      for (const statement of oldStatements) {
        if (statement.isJob && place > 0) continue;
        const since = performance.now();
        await sendOld(sql, statement, { people, scene: { ...scene, amount: newAmount() } }).catch(
          (error: unknown) => failures.push(`${statement.name}: ${String(error)}`),
        );
        const ms = performance.now() - since;
        if (ms > longest.ms) longest = { name: statement.name, ms };
        sent += 1;
      }
    }
  }

  const running = Array.from({ length: connections }, (_, place) => keepOn(place));
  return {
    async stop() {
      isOver = true;
      await Promise.all(running);
      await sql.end();
      return { sent, failures, longest };
    },
  };
}

/** Amounts differ, as those of open payments do. */
function newAmount(): string {
  return `${randomInt(1_000_000, 2 ** 40)}000000000000`;
}
