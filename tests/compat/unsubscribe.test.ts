import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { unsubscribeRoutes } from "../../server/unsubscribe/index.ts";
import { deliverDueMail } from "../../services/outbox/deliver-due-mail.ts";
import { createSmtpTransport } from "../../services/mail/smtp-transport.ts";
import { createPerson, type Person } from "../support/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";
import { sendNotices } from "../support/send-notices.ts";
import { startSmtpServer, type SmtpServer } from "../support/smtp-server.ts";

let test: TestDatabase;
let smtp: SmtpServer;
let client: Person;
let app: ReturnType<typeof unsubscribeRoutes>;

beforeAll(async () => {
  [test, smtp] = await Promise.all([createTestDatabase(), startSmtpServer()]);
  app = unsubscribeRoutes({ database: test.database });
});
afterAll(async () => {
  await smtp.stop();
  await test.drop();
});
beforeEach(async () => {
  smtp.received.length = 0;
  client = await createPerson(test.owner);
  await test.owner`delete from private.outbox`;
});

/** Writes to the client, and answers the mail that comes of it. */
async function mailOfMessage(): Promise<string> {
  await test.owner`
    insert into messages (company_id, from_studio, body) values (${client.id}, true, 'Hello')`;
  await sendNotices(test.database, { now: new Date(Date.now() + 11 * 60_000) });
  const transport = createSmtpTransport(smtp.url, "Kinolume <studio@kinolume.example>");
  await deliverDueMail(test.database, transport);
  transport.close();
  return smtp.received.at(-1)?.source.replaceAll(/\r\n[ \t]+/g, " ") ?? "";
}

/** The path that the header names. */
const addressIn = (source: string) =>
  /List-Unsubscribe: <https:\/\/agency\.example\/unsubscribe(\?token=[0-9a-f]{64})>/.exec(
    source,
  )?.[1] ?? "";

const choices = () => test.owner<{ topic: string; choice: string }[]>`
  select topic, choice from notification_choices where person_id = ${client.id} order by topic`;

describe("the link below a mail", () => {
  it("stands in its headers, as mail programs look for it", async () => {
    const source = await mailOfMessage();
    expect(source).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    expect(addressIn(source)).not.toBe("");
  });

  it("changes nothing while it is looked at, and says what it would change", async () => {
    const answer = await app.request(`/${addressIn(await mailOfMessage())}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("set-cookie")).toBeNull();
    const page = await answer.text();
    expect(page).toContain("“Messages”");
    expect(page).toContain('<form method="post"');
    expect(page).not.toContain("<script");
    expect([...(await choices())]).toEqual([]);
  });

  it("ends the mails of its topic alone, by one post from anywhere, however often", async () => {
    const address = addressIn(await mailOfMessage());
    const post = () =>
      app.request(`/${address}`, {
        method: "POST",
        headers: {
          "content-type": "application/x-www-form-urlencoded",
          origin: "https://mail.example",
        },
        body: "List-Unsubscribe=One-Click",
      });
    const answer = await post();
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("/dashboard?tab=profile");
    expect((await post()).status).toBe(200);
    expect([...(await choices())]).toEqual([{ topic: "messages", choice: "none" }]);

    await test.owner`update messages set read_at = now()`;
    await test.owner`update conversation_readers set read_until = clock_timestamp()`;
    smtp.received.length = 0;
    expect(await mailOfMessage()).toBe("");
  });

  it("of the daily mail ends all that comes in it", async () => {
    await test.database.asCaller(
      client.caller,
      (sql) => sql`
        select choose_notices('{"messages": "daily", "deliveries": "instant"}', 'Europe/London', '08:00')`,
    );
    const [row] = await test.owner<{ token: string }[]>`
      select private.unsubscribe_token(${client.id}, 'daily') as token`;
    await app.request(`/?token=${row?.token}`, { method: "POST" });
    expect([...(await choices())]).toEqual([
      { topic: "deliveries", choice: "instant" },
      { topic: "messages", choice: "none" },
    ]);
  });

  it.each(["", "?token=", `?token=${"0".repeat(64)}`, "?token=%00", "?token=a&token=b"])(
    "that nobody was sent (%s) leads nowhere",
    async (query) => {
      for (const method of ["GET", "POST"]) {
        const answer = await app.request(`/${query}`, { method });
        expect(answer.status).toBe(404);
        expect(await answer.text()).toContain("leads nowhere");
      }
    },
  );
});
