import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { deliverDueMail } from "../../services/outbox/deliver-due-mail.ts";
import { enqueueMail } from "../../services/mail/enqueue-mail.ts";
import type { MailTransport, OutgoingMail } from "../../services/mail/mail-transport.ts";
import { createSmtpTransport } from "../../services/mail/smtp-transport.ts";
import { startMailDelivery } from "../../server/mailbox/start-mail-delivery.ts";
import { createPerson } from "../support/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";
import { inTurn } from "../support/in-turn.ts";
import { startSmtpServer, type SmtpServer } from "../support/smtp-server.ts";

let held: TestDatabase;
let smtp: SmtpServer;
const from = "Kinolume <studio@kinolume.example>";
beforeAll(async () => {
  held = await createTestDatabase();
  smtp = await startSmtpServer();
});
afterAll(async () => {
  await smtp.stop();
  await held.drop();
});
afterEach(async () => {
  smtp.received.length = 0;
  smtp.refuseWith = undefined;
  await held.owner`delete from private.outbox`;
});

const notice = (to: string) => ({ to, template: "password-changed", data: {} }) as const;

function enqueue(...addresses: string[]): Promise<unknown> {
  return held.database.asOwner((sql) =>
    Promise.all(addresses.map((to) => enqueueMail(sql, notice(to)))),
  );
}

function recorder(send: (mail: OutgoingMail) => Promise<void> = async () => {}) {
  const sent: string[] = [];
  const transport: MailTransport = {
    async send(mail) {
      await send(mail);
      sent.push(mail.to);
    },
    close: () => undefined,
  };
  return { sent, transport };
}

async function outbox() {
  return held.owner`
    select recipient, attempts, last_error, sent_at is not null as is_sent,
      failed_at is not null as is_failed,
      extract(epoch from next_attempt_at - now())::float8 as wait
    from private.outbox order by created_at`;
}

describe("the outbox", () => {
  it("holds a mail only if its cause was committed", async () => {
    const failing = held.database.asOwner(async (sql) => {
      await enqueueMail(sql, notice("never@clients.example"));
      throw new Error("the cause failed");
    });
    await expect(failing).rejects.toThrow("the cause failed");
    expect(await outbox()).toHaveLength(0);
  });

  it("sends each mail once, also with several nodes at it", async () => {
    const addresses = Array.from({ length: 12 }, (_, index) => `n${index}@clients.example`);
    await enqueue(...addresses);
    const nodes = [recorder(), recorder(), recorder()];
    const counts = await Promise.all(
      nodes.map(({ transport }) => deliverDueMail(held.database, transport)),
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(12);
    expect(nodes.flatMap(({ sent }) => sent).toSorted()).toEqual(addresses.toSorted());
    expect(await deliverDueMail(held.database, recorder().transport)).toBe(0);
  });

  it("keeps one of those with the same key", async () => {
    await held.database.asOwner(async (sql) => {
      await enqueueMail(sql, { ...notice("day@clients.example"), dedupeKey: "ack:1" });
      await enqueueMail(sql, { ...notice("day@clients.example"), dedupeKey: "ack:1" });
    });
    expect(await outbox()).toHaveLength(1);
  });

  it.each([
    "two@a.example, three@b.example",
    "x@y.example\r\nBcc: z@y.example",
    "Eve <eve@y.example>",
    "",
  ])("refuses the recipient %j", async (to) => {
    await expect(enqueue(to)).rejects.toThrow("exactly one plain address");
  });

  it("waits longer after each failure and gives up in the end, keeping the mail", async () => {
    await enqueue("down@clients.example");
    const { transport } = recorder(() => Promise.reject(new Error("connection refused")));
    const rounds = Array.from({ length: 12 }, (_, round) => round);
    const waits = await inTurn(rounds, async () => {
      expect(await deliverDueMail(held.database, transport)).toBe(0);
      const [row] = await outbox();
      await held.owner`update private.outbox set next_attempt_at = now()`;
      return Math.round(row?.["wait"]);
    });
    expect(waits.slice(0, 4)).toEqual([15, 30, 60, 120]);
    expect(Math.max(...waits)).toBeLessThanOrEqual(6 * 3600);
    const [row] = await outbox();
    expect(row).toMatchObject({
      attempts: 12,
      last_error: "connection refused",
      is_sent: false,
      is_failed: true,
    });
  });

  it("sends a mail again under the same id when the node was cut off before it could note it", async () => {
    await enqueue("cut@clients.example");
    const ids: string[] = [];
    const cut = recorder(async (mail) => {
      ids.push(mail.id);
      await held.owner`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and state = 'idle in transaction'`;
    });
    await expect(deliverDueMail(held.database, cut.transport)).rejects.toThrow();
    const whole = recorder(async (mail) => void ids.push(mail.id));
    expect(await deliverDueMail(held.database, whole.transport)).toBe(1);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
  });

  it("leaves by SMTP, and is put off when the server turns it away", async () => {
    await enqueue("ada@clients.example");
    const transport = createSmtpTransport(smtp.url, from);
    smtp.refuseWith = "451 come back later";
    expect(await deliverDueMail(held.database, transport)).toBe(0);
    expect((await outbox())[0]?.["last_error"]).toContain("come back later");
    smtp.refuseWith = undefined;
    await held.owner`update private.outbox set next_attempt_at = now()`;
    expect(await deliverDueMail(held.database, transport)).toBe(1);
    transport.close();
    const [mail] = smtp.received;
    expect(mail).toMatchObject({ from: "studio@kinolume.example", to: ["ada@clients.example"] });
    const [row] = await held.owner`select id from private.outbox`;
    expect(mail?.source).toContain(`Message-ID: <${row?.["id"]}@kinolume.example>`);
    expect(mail?.source).toContain("multipart/alternative");
    expect(mail?.source).toContain("Auto-Submitted: auto-generated");
  });

  it("marks an address that the server refuses for good, and tries it no more until somebody says so", async () => {
    const address = "Nobody@clients.example";
    const transport = createSmtpTransport(smtp.url, from);
    smtp.unknown.set(address, "550 5.1.1 No such user");
    await enqueue(address, "ada@clients.example");
    expect(await deliverDueMail(held.database, transport)).toBe(1);
    const [refused] = await held.owner`
      select last_error, failed_at is not null as is_failed from private.outbox
      where recipient = ${address}`;
    expect(refused).toEqual({ last_error: "550 5.1.1 No such user", is_failed: true });

    smtp.unknown.clear();
    await enqueue(address.toLowerCase());
    expect(await deliverDueMail(held.database, transport)).toBe(0);
    expect((await outbox()).at(-1)).toMatchObject({
      is_failed: true,
      last_error: "Not tried, the address is undeliverable: 550 5.1.1 No such user",
    });

    const staff = await createPerson(held.owner, { staff: true });
    const [listed] = await held.database.asCaller(
      staff.caller,
      (sql) => sql`select id, address, reason from list_undeliverable()`,
    );
    expect(listed).toMatchObject({
      address: address.toLowerCase(),
      reason: "550 5.1.1 No such user",
    });
    const clear = () =>
      held.database.asCaller(
        staff.caller,
        (sql) => sql`select clear_undeliverable(${String(listed?.["id"])})`,
      );
    await clear();
    await expect(clear()).rejects.toMatchObject({ code: "PT404" });
    const [entry] = await held.owner`
      select actor_id, action from audit_log where table_name = 'undeliverable_addresses'`;
    expect(entry).toEqual({ actor_id: staff.id, action: "delete" });
    await enqueue(address);
    expect(await deliverDueMail(held.database, transport)).toBe(1);
    transport.close();
  });

  it("tries an address again that was refused for a while, or for who sent it", async () => {
    const transport = createSmtpTransport(smtp.url, from);
    smtp.unknown.set("full@clients.example", "452 4.2.2 Mailbox full");
    smtp.unknown.set("strict@clients.example", "550 5.7.1 Not from you");
    await enqueue("full@clients.example", "strict@clients.example");
    expect(await deliverDueMail(held.database, transport)).toBe(0);
    transport.close();
    smtp.unknown.clear();
    for (const row of await outbox()) expect(row).toMatchObject({ attempts: 1, is_failed: false });
    expect(await held.owner`select 1 from private.undeliverable_addresses`).toHaveLength(0);
  });

  it("is emptied as soon as something was written to it", async () => {
    const { sent, transport } = recorder();
    const failures: unknown[] = [];
    const delivery = await startMailDelivery(held.database, transport, (error) =>
      failures.push(error),
    );
    await enqueue("soon@clients.example");
    await expect.poll(() => sent).toEqual(["soon@clients.example"]);
    await enqueue("again@clients.example");
    await expect.poll(() => sent).toHaveLength(2);
    await delivery.stop();
    expect(failures).toEqual([]);
  });
});
