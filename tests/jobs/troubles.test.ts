import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listTroubleMetrics, reportTroubles } from "../../server/monitoring/open-troubles.ts";
import { lookAtDisks } from "../../server/monitoring/watch-disks.ts";
import { deliverDueMail } from "../../services/outbox/deliver-due-mail.ts";
import { createTroubleWatch } from "../../services/trouble/watch-troubles.ts";
import { endTrouble, noteTrouble } from "../../services/trouble/note-troubles.ts";
import { enqueueJob } from "../../runtime/jobs/enqueue-job.ts";
import { recurringKey } from "../../runtime/jobs/schedule.ts";
import { createPerson, type Person } from "../support/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";
import { sendNotices } from "../support/send-notices.ts";

let test: TestDatabase;
let admin: Person;
let producer: Person;

const feed = "https://letters.example/feed?key=secret";

beforeAll(async () => {
  test = await createTestDatabase();
  admin = await createPerson(test.owner, { staff: true });
  producer = await createPerson(test.owner, { staff: true, roles: ["producer"] });
});
afterAll(() => test.drop());
beforeEach(async () => {
  await test.owner`delete from notices`;
  await test.owner`delete from troubles`;
  await test.owner`delete from private.jobs`;
  await test.owner`delete from private.outbox`;
  await test.owner`delete from private.feed_state`;
  await test.owner`delete from notification_choices`;
});

/** The job, as a node runs it. */
const watch = () =>
  createTroubleWatch({ feed, followsChain: "follow-payments" })({
    id: "1",
    kind: "watch-troubles",
    payload: {},
    attempt: 1,
    signal: AbortSignal.timeout(60_000),
    transaction: (work) => test.database.asOwner(work),
  });

const openTroubles = () =>
  test.owner<{ id: string; kind: string; subject: string; facts: object }[]>`
    select id, kind, subject, facts from troubles where ended_at is null order by kind, subject`;

/** Whom the bell tells of what is not over. */
const told = () =>
  test.owner<{ person_id: string; facts: object; is_due: boolean }[]>`
    select person_id, facts, due_at is not null as is_due from notices
    where kind = 'trouble' and void_at is null`;

const mails = async () => {
  await sendNotices(test.database, { now: new Date(Date.now() + 1000) });
  return test.owner<{ recipient: string; body_text: string }[]>`
    delete from private.outbox where kind = 'notices' returning recipient, body_text`;
};

const failJob = (kind = "mail-talk-answer", uniqueKey?: string) =>
  test.database.asOwner(async (sql) => {
    await enqueueJob(sql, { kind, ...(uniqueKey !== undefined && { uniqueKey }) });
    await sql`
      update private.jobs set failed_at = now(), last_error = 'AppError no_talk', attempts = 12
      where kind = ${kind} and failed_at is null`;
  });

const settle = (person: Person, id: string | undefined, again = true) =>
  test.database.asCaller(
    person.caller,
    (sql) => sql`select settle_trouble(${id ?? null}, ${again})`,
  );

describe("a job that failed for good", () => {
  it("is told once to each admin, by the bell and by mail, on however many nodes", async () => {
    await failJob();
    await failJob();
    await Promise.all([watch(), watch(), watch()]);
    expect(await openTroubles()).toMatchObject([
      { kind: "job", subject: "mail-talk-answer", facts: { count: 2, said: "AppError no_talk" } },
    ]);
    expect(await told()).toEqual([
      {
        person_id: admin.id,
        facts: { trouble: "job", subject: "mail-talk-answer" },
        is_due: true,
      },
    ]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.recipient).toBe(admin.email);
    expect(mail?.body_text).toContain("A job fails: mailing what was answered in a chat.");
    await failJob();
    await watch();
    expect(await openTroubles()).toMatchObject([{ facts: { count: 3 } }]);
    expect(await mails()).toEqual([]);
  });

  it("is tried again by an admin, of each key the newest, and is over with that", async () => {
    await failJob("notify-new-owner", "one");
    await failJob("notify-new-owner", "one");
    await watch();
    const [trouble] = await openTroubles();
    await expect(settle(producer, trouble?.id)).rejects.toMatchObject({ hint: "staff_role" });
    await settle(admin, trouble?.id);
    expect(await openTroubles()).toEqual([]);
    expect(await told()).toEqual([]);
    const jobs = await test.owner`
      select attempts, failed_at is null and finished_at is null as waits from private.jobs
      where kind = 'notify-new-owner' order by attempts`;
    expect(jobs).toEqual([
      { attempts: 0, waits: true },
      { attempts: 12, waits: false },
    ]);
    await watch();
    expect(await openTroubles()).toEqual([]);
    await expect(settle(admin, trouble?.id)).rejects.toMatchObject({ code: "PT404" });
    const [entry] = await test.owner`
      select actor_id, changes from audit_log where table_name = 'troubles' order by id desc limit 1`;
    expect(entry).toEqual({ actor_id: admin.id, changes: { settled: [null, "tried again"] } });
  });

  it("may be let go", async () => {
    await failJob();
    await watch();
    await settle(admin, (await openTroubles())[0]?.id, false);
    await watch();
    expect(await openTroubles()).toEqual([]);
    expect(
      await test.owner`select 1 from private.jobs where kind = 'mail-talk-answer' and finished_at is null`,
    ).toEqual([]);
  });

  it("and comes round by the clock is one after an hour, and over with its first success", async () => {
    const kind = "retention";
    await test.database.asOwner((sql) => enqueueJob(sql, { kind, uniqueKey: recurringKey(kind) }));
    const fail = () =>
      test.owner`update private.jobs set last_error = 'AppError retention_incomplete' where kind = ${kind}`;
    await fail();
    await watch();
    expect(await openTroubles()).toEqual([]);
    await test.owner`update private.jobs set failing_since = now() - interval '61 minutes' where kind = ${kind}`;
    await fail();
    await watch();
    expect(await openTroubles()).toMatchObject([{ kind: "job", subject: kind }]);
    await settle(admin, (await openTroubles())[0]?.id);
    expect(await openTroubles()).toHaveLength(1);
    await test.owner`update private.jobs set last_error = null where kind = ${kind}`;
    await watch();
    expect(await openTroubles()).toEqual([]);
  });
});

describe("mail that cannot leave", () => {
  const write = (age: string, recipient = "ida@clients.example") =>
    test.owner`
      insert into private.outbox (kind, recipient, subject, body_text, created_at, next_attempt_at)
      values ('receipt', ${recipient}, 'Hello', 'Hello', now() - ${age}::interval, now())`;

  it("is told by the bell and by no mail, and is over when one has left", async () => {
    await write("50 minutes");
    await watch();
    expect(await openTroubles()).toEqual([]);
    await write("61 minutes");
    await watch();
    expect(await openTroubles()).toMatchObject([
      { kind: "mail", subject: "waiting", facts: { count: 1 } },
    ]);
    expect(await told()).toMatchObject([{ person_id: admin.id, is_due: false }]);
    expect(await mails()).toEqual([]);
    await deliverDueMail(test.database, { send: async () => undefined });
    await watch();
    expect(await openTroubles()).toEqual([]);
    expect(await told()).toEqual([]);
  });

  it("is none where one mail waits and others leave, until that lasts", async () => {
    await write("1 minute");
    await deliverDueMail(test.database, { send: async () => undefined });
    await write("3 hours");
    await watch();
    expect(await openTroubles()).toEqual([]);
    await write("7 hours");
    await watch();
    expect(await openTroubles()).toMatchObject([{ subject: "waiting" }]);
  });

  it("and was tried to the end is tried again or let go; an address that does not exist is none", async () => {
    const answer = { command: "RCPT TO", responseCode: 550, response: "550 No such user" };
    await write("1 minute", "nobody@clients.example");
    await deliverDueMail(test.database, {
      send: () => Promise.reject(Object.assign(new Error("550"), answer)),
    });
    await write("1 minute");
    for (let tries = 0; tries < 12; tries += 1) {
      await test.owner`update private.outbox set next_attempt_at = now() where failed_at is null`;
      await deliverDueMail(test.database, { send: () => Promise.reject(new Error("away")) });
    }
    await watch();
    expect(await openTroubles()).toMatchObject([
      { kind: "mail", subject: "failed", facts: { count: 1, said: "away" } },
    ]);
    await settle(admin, (await openTroubles())[0]?.id);
    const waiting = await test.owner`
      select recipient, attempts from private.outbox where failed_at is null`;
    expect(waiting).toEqual([{ recipient: "ida@clients.example", attempts: 0 }]);
    await test.owner`update private.outbox set failed_at = now(), attempts = 12 where failed_at is null`;
    await watch();
    await settle(admin, (await openTroubles())[0]?.id, false);
    await watch();
    expect(await openTroubles()).toEqual([]);
  });
});

describe("a newsletter", () => {
  const answer = async (error: string | null) => {
    await test.owner`
      insert into private.feed_state (url, checked_at) values (${feed}, now())
      on conflict (url) do update set checked_at = now()`;
    await test.owner`update private.feed_state set last_error = ${error} where url = ${feed}`;
  };

  it("that has been down for a day is told by its name alone, and is over when it answers", async () => {
    await answer("It did not answer.");
    await watch();
    expect(await openTroubles()).toEqual([]);
    await test.owner`update private.feed_state set failing_since = now() - interval '25 hours'`;
    await answer("It did not answer.");
    await watch();
    expect(await openTroubles()).toMatchObject([{ kind: "feed", subject: "letters.example" }]);
    await answer(null);
    await watch();
    expect(await openTroubles()).toEqual([]);
  });
});

describe("a disk", () => {
  const gibibyte = 2 ** 30;
  const full = new Set<string>();
  const look = (free: number, node = "web-1") =>
    lookAtDisks(
      {
        database: test.database,
        node,
        folders: { data: "/data", uploads: "/data/storage", database: "/other" },
        onFailure: (error) => {
          throw error;
        },
        measure: async (folder) => ({
          device: folder === "/other" ? 2 : 1,
          space: {
            total: 100 * gibibyte,
            free: (folder === "/other" ? 50 : free) * gibibyte,
            files: 0,
            filesFree: 0,
          },
        }),
      },
      full,
    );

  it("that is nearly full is told for each node and disk, and is over when there is room", async () => {
    await look(4);
    await look(4, "web-2");
    await look(4);
    expect(await openTroubles()).toMatchObject([
      { kind: "disk", subject: "web-1: data, uploads", facts: { percent: 4 } },
      { kind: "disk", subject: "web-2: data, uploads" },
    ]);
    // The job of all nodes leaves them to each.
    await watch();
    expect(await openTroubles()).toHaveLength(2);
    await look(40);
    expect(await openTroubles()).toMatchObject([{ subject: "web-2: data, uploads" }]);
    await test.owner`update troubles set seen_at = now() - interval '61 minutes'`;
    await watch();
    expect(await openTroubles()).toEqual([]);
  });
});

describe("a trouble", () => {
  const trouble = { kind: "chain", subject: "payments", facts: { said: "No." } } as const;
  const begin = () => test.database.asOwner((sql) => noteTrouble(sql, trouble));
  const end = () => test.database.asOwner((sql) => endTrouble(sql, trouble));

  it("that ended before its mail left is not mailed; back within the hour it is the same", async () => {
    await begin();
    await end();
    expect(await mails()).toEqual([]);
    expect(await told()).toEqual([]);
    await begin();
    expect(await mails()).toHaveLength(1);
    await end();
    await begin();
    expect(await told()).toHaveLength(1);
    expect(await mails()).toEqual([]);
    expect(await test.owner`select 1 from troubles`).toHaveLength(1);
    await end();
    await test.owner`update troubles set ended_at = now() - interval '61 minutes'`;
    await begin();
    expect(await mails()).toHaveLength(1);
    expect(await test.owner`select 1 from troubles`).toHaveLength(2);
  });

  it("is read by admins, and told to nobody who is one no more", async () => {
    const second = await createPerson(test.owner, { staff: true });
    await begin();
    const read = ({ caller }: Person) =>
      test.database.asCaller(caller, (sql) => sql`select kind from troubles`);
    expect(await read(second)).toEqual([{ kind: "chain" }]);
    expect(await read(producer)).toEqual([]);
    await test.owner`update staff_members set roles = '{producer}' where user_id = ${second.id}`;
    expect(await read(second)).toEqual([]);
    expect((await told()).map(({ person_id }) => person_id)).toEqual([admin.id]);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([admin.email]);
  });

  it("is not mailed to whoever chose so", async () => {
    await test.owner`
      insert into notification_choices (person_id, topic, choice)
      values (${admin.id}, 'studio_troubles', 'none')`;
    await begin();
    expect(await told()).toMatchObject([{ person_id: admin.id, is_due: false }]);
  });

  it("shows on /readyz by its kind, which stays ready, and in the metrics", async () => {
    expect(await reportTroubles(test.database)).toEqual({ status: "ok" });
    await begin();
    const report = await reportTroubles(test.database);
    expect(report).toEqual({
      status: "degraded",
      troubles: [{ kind: "chain", since: expect.stringMatching(/^\d{4}-/) }],
    });
    const [metric] = await listTroubleMetrics(test.database, () => undefined);
    const values = metric?.samples.map(({ labels, value }) => [labels?.["kind"], value]);
    expect(values).toEqual([
      ["job", 0],
      ["disk", 0],
      ["chain", 1],
      ["feed", 0],
      ["mail", 0],
    ]);
  });
});
