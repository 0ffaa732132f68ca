import type postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { anonymiseDeletedAccounts } from "../../services/retention/anonymise-accounts.ts";
import { follow, join, startRealtimeApp, type RealtimeApp, type Seen } from "./realtime-app.ts";

let app: RealtimeApp;
beforeAll(async () => {
  app = await startRealtimeApp();
});
afterAll(async () => {
  await app.stop();
  expect(app.unexpected).toEqual([]);
});

/** Each as `UPDATE title`: what a change did, and the value that it left there. */
const describeSeen =
  (column: string) =>
  ({ type, new: row, old }: Seen): string =>
    `${type} ${String(Object.entries({ ...old, ...row }).find(([name]) => name === column)?.[1])}`;

async function addProject(userId: string, title: string): Promise<string> {
  const [row] = await app.owner<{ id: string }[]>`
    insert into projects (user_id, title) values (${userId}, ${title}) returning id`;
  return row?.id ?? "";
}

async function addCampaign(userId: string): Promise<string> {
  const [row] = await app.owner<{ id: string }[]>`
    insert into pr_campaigns (user_id, title) values (${userId}, 'A launch') returning id`;
  return row?.id ?? "";
}

describe("every change arrives", () => {
  it("once, in order and with its own values, also where a transaction made several", async () => {
    const ada = await app.person();
    const [all, middle] = await Promise.all([
      follow(app.as(ada), { table: "projects" }),
      follow(app.as(ada), { table: "projects", filter: "title=eq.two" }),
    ]);
    const brief = crypto.randomUUID();
    await app.owner.begin(async (sql) => {
      await sql`insert into projects (user_id, title) values (${ada.id}, 'one')`;
      await sql`update projects set title = 'two' where user_id = ${ada.id}`;
      await sql`update projects set title = 'three' where user_id = ${ada.id}`;
      await sql`insert into projects (id, user_id, title) values (${brief}, ${ada.id}, 'brief')`;
      await sql`delete from projects where id = ${brief}`;
    });
    await expect.poll(() => all.seen.length).toBe(5);
    expect(all.seen.map(describeSeen("title"))).toEqual([
      "INSERT one",
      "UPDATE two",
      "UPDATE three",
      "INSERT brief",
      "DELETE undefined",
    ]);
    expect(all.seen.at(-1)).toEqual({
      type: "DELETE",
      table: "projects",
      new: {},
      old: { id: brief },
    });
    expect(middle.seen.map(describeSeen("title"))).toEqual(["UPDATE two"]);
  });

  it("judged by the row as it was: neither what became open later, nor less than was open then", async () => {
    const [ada, ben] = [await app.person(), await app.person()];
    const [hers, his] = await Promise.all([
      follow(app.as(ada), { table: "projects" }),
      follow(app.as(ben), { table: "projects" }),
    ]);
    const id = await addProject(ada.id, "begun");
    await app.owner.begin(async (sql) => {
      await sql`update projects set title = 'for Ada' where id = ${id}`;
      await sql`update projects set company_id = ${ben.id}, title = 'for Ben' where id = ${id}`;
      await sql`delete from projects where id = ${id}`;
    });
    await addProject(ada.id, "the end");
    await expect
      .poll(() => hers.seen.map(describeSeen("title")))
      .toEqual(["INSERT begun", "UPDATE for Ada", "INSERT the end"]);
    expect(his.seen.map(({ type, old }) => [type, old])).toEqual([
      ["UPDATE", { id }],
      ["DELETE", { id }],
    ]);
  });

  it("in the order of the commits, whoever wrote first, and on every node alike", async () => {
    const ada = await app.person();
    const second = await app.startNode();
    const [here, there] = await Promise.all([
      follow(app.as(ada), { table: "projects" }),
      follow(app.as(ada, { url: second.url }), { table: "projects" }),
    ]);
    await app.owner.begin(async (slow) => {
      await slow`insert into projects (user_id, title) values (${ada.id}, 'written first')`;
      await addProject(ada.id, "committed first");
      await slow`update projects set title = 'at last' where title = 'written first'`;
    });
    const expected = ["INSERT committed first", "INSERT written first", "UPDATE at last"];
    await expect.poll(() => here.seen.map(describeSeen("title"))).toEqual(expected);
    await expect.poll(() => there.seen.map(describeSeen("title"))).toEqual(expected);
  });

  it("unless it was rolled back, as a whole or to a savepoint", async () => {
    const ada = await app.person();
    const { seen } = await follow(app.as(ada), { table: "projects" });
    const undo = new Error("undo");
    const add = (sql: postgres.ISql, title: string) =>
      sql`insert into projects (user_id, title) values (${ada.id}, ${title})`;
    await app.owner.begin(async (sql) => {
      await add(sql, "kept");
      await expect(
        sql.savepoint(async (inner) => {
          await add(inner, "undone");
          throw undo;
        }),
      ).rejects.toBe(undo);
      await sql.savepoint((inner) => add(inner, "kept as well"));
    });
    await expect(
      app.owner.begin(async (sql) => {
        await add(sql, "never");
        throw undo;
      }),
    ).rejects.toBe(undo);
    await addProject(ada.id, "the end");
    await expect
      .poll(() => seen.map(describeSeen("title")))
      .toEqual(["INSERT kept", "INSERT kept as well", "INSERT the end"]);
  });

  it("of a statement with hundreds of rows, and of rows larger than a notification", async () => {
    const ada = await app.person();
    const { seen } = await follow(app.as(ada), { table: "messages" });
    const count = 250;
    await app.owner`
      insert into messages (user_id, body)
      select ${ada.id}, n || ' ' || repeat('x', 9000) from generate_series(1, ${count}) n`;
    await app.owner`update messages set read_at = now() where user_id = ${ada.id}`;
    await app.owner`delete from messages where user_id = ${ada.id}`;
    await expect.poll(() => seen.length).toBe(3 * count);
    const bodies = seen.slice(0, count).map(({ new: row }) => ("body" in row ? row.body : ""));
    expect(bodies).toEqual(Array.from({ length: count }, (_, n) => `${n + 1} ${"x".repeat(9000)}`));
    const kinds = Map.groupBy(seen, ({ type }) => type);
    expect([...kinds].map(([type, some]) => [type, some.length])).toEqual([
      ["INSERT", count],
      ["UPDATE", count],
      ["DELETE", count],
    ]);
    const ids = new Set(kinds.get("DELETE")?.map(({ old }) => ("id" in old ? old.id : "")));
    expect(ids.size).toBe(count);
  });

  it("of an upsert, each row as what happened to it", async () => {
    const ada = await app.person();
    const campaign = await addCampaign(ada.id);
    const { seen } = await follow(app.as(ada), { table: "pr_campaign_metrics" });
    const put = (...rows: [string, number][]) => app.owner`
      insert into pr_campaign_metrics ${app.owner(
        rows.map(([metric_date, reach]) => ({ campaign_id: campaign, metric_date, reach })),
      )}
      on conflict (campaign_id, metric_date) do update set reach = excluded.reach`;
    await put(["2026-03-01", 1]);
    await put(["2026-03-01", 2], ["2026-03-02", 3]);
    await expect
      .poll(() => seen.map(describeSeen("reach")))
      .toEqual(["INSERT 1", "UPDATE 2", "INSERT 3"]);
  });

  it("of a primary key, with the one before", async () => {
    const ada = await app.person();
    const { seen } = await follow(app.as(ada), { table: "messages" });
    const [before, after] = [crypto.randomUUID(), crypto.randomUUID()];
    await app.owner`
      insert into messages (id, user_id, body) values (${before}, ${ada.id}, 'renamed')`;
    await app.owner`update messages set id = ${after} where id = ${before}`;
    await expect.poll(() => seen.length).toBe(2);
    expect(seen[1]).toMatchObject({ type: "UPDATE", new: { id: after }, old: { id: before } });
  });

  it("of what goes with its parent, the parent first", async () => {
    const [ada, staff] = [await app.person(), await app.person({ staff: true })];
    const campaign = await addCampaign(ada.id);
    await app.owner`
      insert into pr_campaign_metrics (campaign_id, metric_date) values (${campaign}, '2026-03-01')`;
    const [hers, studio] = await Promise.all([
      follow(app.as(ada), { table: "*" }),
      follow(app.as(staff), { table: "*", event: "DELETE" }),
    ]);
    await app.owner`delete from pr_campaigns where id = ${campaign}`;
    const what = ({ type, table }: Seen) => `${type} ${table}`;
    await expect
      .poll(() => studio.seen.map(what))
      .toEqual(["DELETE pr_campaigns", "DELETE pr_campaign_metrics"]);
    // Whose figures they were is said by the campaign, which is gone: of the campaign itself the client hears.
    expect(hers.seen.map(what)).toEqual(["DELETE pr_campaigns"]);
  });

  it("of an account that is made anonymous", async () => {
    const [ada, staff] = [await app.person(), await app.person({ staff: true })];
    await app.owner`update profiles set company_name = 'Engines' where user_id = ${ada.id}`;
    await app.owner`insert into messages (user_id, body) values (${ada.id}, 'words')`;
    const client = app.as(staff);
    const filter = `user_id=eq.${ada.id}`;
    const [profile, messages] = await Promise.all([
      follow(client, { table: "profiles", filter }),
      follow(client, { table: "messages", filter }),
    ]);
    await app.owner`
      update auth.users set deleted_at = now() - interval '31 days' where id = ${ada.id}`;
    await app.database.asOwner(anonymiseDeletedAccounts);
    await expect.poll(() => messages.seen.map(({ type }) => type)).toEqual(["DELETE"]);
    await expect
      .poll(() => profile.seen.at(-1))
      .toMatchObject({
        type: "UPDATE",
        new: { user_id: ada.id, company_name: null },
      });
  });
});

describe("a deletion", () => {
  it("passes the filter by the row that was deleted, and shows its key alone", async () => {
    const [ada, ben] = [await app.person(), await app.person()];
    const staff = app.as(await app.person({ staff: true }));
    const ofAda = await follow(staff, { table: "messages", filter: `user_id=eq.${ada.id}` });
    const ids = [crypto.randomUUID(), crypto.randomUUID()] as const;
    await app.owner`
      insert into messages (id, user_id, body) values (${ids[0]}, ${ben.id}, 'his'), (${ids[1]}, ${ada.id}, 'hers')`;
    await app.owner`delete from messages where id = ${ids[0]}`;
    await app.owner`delete from messages where id = ${ids[1]}`;
    await expect.poll(() => ofAda.seen.at(-1)?.type).toBe("DELETE");
    expect(ofAda.seen.map(({ type, old }) => [type, old])).toEqual([
      ["INSERT", {}],
      ["DELETE", { id: ids[1] }],
    ]);
  });

  it("is told to nobody who could not read the row: a client never reads the studio's list", async () => {
    const ada = await app.person();
    const { seen } = await follow(app.as(ada), { table: "*" });
    await app.owner`insert into messages (user_id, body) values (${ada.id}, 'the first')`;
    await app.owner`delete from conversations where user_id = ${ada.id}`;
    await app.owner`delete from messages where user_id = ${ada.id}`;
    await expect
      .poll(() => seen.map(({ type, table }) => `${type} ${table}`))
      .toEqual(["INSERT messages", "DELETE messages"]);
  });
});

describe("a policy", () => {
  it("that changes counts from then on", async () => {
    const ada = await app.person();
    const { seen } = await follow(app.as(ada), { table: "eth_payments" });
    const pay = (rate: number) => app.owner`
      insert into eth_payments (
        user_id, package_id, price_gbp, gbp_per_eth, amount_wei, chain_id, eth_address,
        receiving_address, expires_at
      ) values (
        ${ada.id}, 'sample', 500, ${rate}, ${`${rate}000001000000000000`}, 1,
        ${`0x${"a".repeat(40)}`}, ${`0x${"b".repeat(40)}`}, now() + interval '15 minutes'
      )`;
    await app.owner`
      insert into pr_packages (id, name, price_gbp, description, icon)
      values ('sample', 'Sample', 500, 'Sample', 'star') on conflict do nothing`;
    await pay(1);
    await expect.poll(() => seen.map(describeSeen("gbp_per_eth"))).toEqual(["INSERT 1"]);
    await app.owner`
      create policy closed on eth_payments as restrictive for select to authenticated using (gbp_per_eth > 2)`;
    await pay(2);
    await pay(3);
    await expect
      .poll(() => seen.map(describeSeen("gbp_per_eth")))
      .toEqual(["INSERT 1", "INSERT 3"]);
    await app.owner`drop policy closed on eth_payments`;
    await pay(4);
    await expect.poll(() => seen.map(describeSeen("gbp_per_eth"))).toContain("INSERT 4");
  });
});

describe("a broadcast where changes are followed", () => {
  it("is refused by name on a public channel, whether an answer was asked for or not", async () => {
    const ada = await app.person();
    const told: unknown[] = [];
    const channel = app.as(ada).channel("public");
    channel.on("system", {}, (payload) => told.push(payload));
    channel.on("postgres_changes", { event: "*", schema: "public", table: "messages" }, () => {});
    await join(channel);
    // Without `ack` the client says ok by itself, before the server has read it.
    expect(await channel.send({ type: "broadcast", event: "x", payload: {} })).toBe("ok");
    await expect
      .poll(() => told)
      .toContainEqual(
        expect.objectContaining({
          status: "error",
          extension: "broadcast",
          message: "Broadcast needs a private channel: join with private: true.",
        }),
      );
    channel.params.config.broadcast = { ack: true };
    expect(await channel.send({ type: "broadcast", event: "x", payload: {} })).toBe("error");
  });

  it("passes on a private channel", async () => {
    const [ada, staff] = [await app.person(), await app.person({ staff: true })];
    const heard: unknown[] = [];
    const open = (who: typeof ada) =>
      app
        .as(who)
        .channel(`client:${ada.id}`, { config: { private: true, broadcast: { ack: true } } })
        .on(
          "postgres_changes",
          { event: "*", schema: "public", table: "messages" },
          ({ new: row }) => heard.push(row),
        )
        .on("broadcast", { event: "note" }, ({ payload }) => heard.push(payload));
    const [speaker, listener] = [open(ada), open(staff)];
    await Promise.all([join(speaker), join(listener)]);
    expect(await speaker.send({ type: "broadcast", event: "note", payload: { n: 1 } })).toBe("ok");
    await expect.poll(() => heard).toEqual([{ n: 1 }]);
  });
});
