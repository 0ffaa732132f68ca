import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createNewsReader } from "../../domain/talk/talk-events.ts";
import { joinedTalk } from "../../domain/talk/talk.ts";
import { startAuthApp, type AuthApp } from "../support/auth-app.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";
import { runInDeno, type DenoFunction } from "../support/run-in-deno.ts";

function invoke(deno: DenoFunction, body: object, token?: string): Promise<Response> {
  return fetch(deno.url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": "203.0.113.5",
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
}

describe("submit-lead under Deno", () => {
  let held: TestDatabase;
  let deno: DenoFunction;
  beforeAll(async () => {
    held = await createTestDatabase();
    deno = await runInDeno("submit-lead", held);
  });
  afterAll(async () => {
    await deno.stop();
    await held.drop();
  });

  it("runs unchanged", async () => {
    const lead = { name: "Deno", email: `${randomUUID()}@clients.example`, company: null };
    const answers = await Promise.all([invoke(deno, lead), invoke(deno, lead), invoke(deno, lead)]);
    expect(await Promise.all(answers.map((answer) => answer.json())), deno.output()).toEqual([
      { success: true },
      { success: true },
      { success: true },
    ]);
    const stored = await held.owner`select name, email, company from public.leads`;
    expect([...stored]).toEqual([lead]);
    const mails = await held.owner<
      { kind: string }[]
    >`select kind from private.outbox order by kind`;
    expect(mails.map((mail) => mail.kind)).toEqual(["enquiry-acknowledgement", "studio-enquiry"]);
    const refused = await invoke(deno, { name: "" });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toHaveProperty("fields.email");
  });
});

describe("submit-enquiry under Deno", () => {
  let held: TestDatabase;
  let deno: DenoFunction;
  beforeAll(async () => {
    held = await createTestDatabase();
    deno = await runInDeno("submit-enquiry", held, { SITE_URL: "https://agency.example" });
  });
  afterAll(async () => {
    await deno.stop();
    await held.drop();
  });

  it("runs unchanged", async () => {
    const email = `${randomUUID()}@clients.example`;
    const body = { kind: "contact", name: "Deno", email, message: "Two\r\nlines" };
    const answers = await Promise.all([invoke(deno, body), invoke(deno, body)]);
    expect(
      answers.map(({ status }) => status),
      deno.output(),
    ).toEqual([200, 200]);
    const stored = await held.owner`select kind, message from public.enquiries`;
    expect([...stored]).toEqual([{ kind: "contact", message: "Two\nlines" }]);
    const mails = await held.owner<
      { kind: string }[]
    >`select kind from private.outbox order by kind`;
    expect(mails.map((mail) => mail.kind)).toEqual(["enquiry-acknowledgement", "studio-enquiry"]);
    const refused = await invoke(deno, { ...body, email: "" });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toHaveProperty("fields.email");
  });

  it("leads forms of a static site back to it", async () => {
    const send = (body: Record<string, string>) =>
      fetch(`${deno.url}/submit-enquiry?kind=call`, {
        method: "POST",
        headers: { accept: "text/html", "x-forwarded-for": "203.0.113.6" },
        body: new URLSearchParams(body),
        redirect: "manual",
      });
    const taken = await send({ email: `${randomUUID()}@clients.example` });
    expect(taken.status, deno.output()).toBe(303);
    expect(taken.headers.get("location")).toBe("https://agency.example/thank-you");
    const refused = await send({ email: "ada" });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain("Please enter a valid email address.");
  });
});

describe("invite-client under Deno, with the auth server at another address", () => {
  let app: AuthApp;
  let deno: DenoFunction;
  beforeAll(async () => {
    app = await startAuthApp();
    deno = await runInDeno("invite-client", app, {
      SUPABASE_URL: app.url,
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: app.secretKey }),
    });
  });
  afterAll(async () => {
    await deno.stop();
    await app.stop();
  });

  const tokenOf = async ({ client }: Awaited<ReturnType<AuthApp["member"]>>) =>
    (await client.auth.getSession()).data.session?.access_token ?? "";
  const someone = () => ({ email: `${randomUUID()}@clients.example`, displayName: "Ida" });

  it("invites for staff, once for two clicks", async () => {
    const token = await tokenOf(await app.staff());
    const invitation = someone();
    const answers = await Promise.all([
      invoke(deno, invitation, token),
      invoke(deno, invitation, token),
    ]);
    expect(
      answers.map(({ status }) => status),
      deno.output(),
    ).toEqual([200, 200]);
    expect(await app.mailCount(invitation.email)).toBe(1);
    expect((await app.mailTo(invitation.email)).kind).toBe("invite");
    const known = await invoke(deno, { email: (await app.member()).email }, token);
    expect(known.status).toBe(409);
    expect((await invoke(deno, { email: "ida" }, token)).status).toBe(400);
  });

  it("passes on that the address has had enough mail", async () => {
    const token = await tokenOf(await app.staff());
    const invitation = someone();
    const statuses: number[] = [];
    while (statuses.length < 5) {
      statuses.push((await invoke(deno, invitation, token)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    const refused = await invoke(deno, invitation, token);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("asks the auth server who calls, and turns everybody else away", async () => {
    const member = await app.member();
    await member.client.auth.updateUser({ data: { role: "staff" } });
    await member.client.auth.refreshSession();
    const staff = await app.staff();
    const ended = await tokenOf(staff);
    await staff.client.auth.signOut();
    const tokens = [undefined, app.publishableKey, app.secretKey, "nonsense", ended];
    const invitation = someone();
    const answers = await Promise.all(tokens.map((token) => invoke(deno, invitation, token)));
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    expect((await invoke(deno, invitation, await tokenOf(member))).status).toBe(403);
    expect(await app.mailCount(invitation.email)).toBe(0);
  });

  it("knows an owner in invite-colleague too", async () => {
    const colleagues = await runInDeno("invite-colleague", app, {
      SUPABASE_URL: app.url,
      SUPABASE_SECRET_KEY: app.secretKey,
      SITE_URL: "https://agency.example",
    });
    const [boss, stranger] = await Promise.all([app.member(), app.member()]);
    const { email } = someone();
    const asked = { companyId: boss.id, email, role: "member" };
    const answers = await Promise.all([
      invoke(colleagues, asked, await tokenOf(boss)),
      invoke(colleagues, asked, await tokenOf(stranger)),
      invoke(colleagues, asked),
    ]);
    await colleagues.stop();
    expect(
      answers.map(({ status }) => status),
      colleagues.output(),
    ).toEqual([200, 404, 401]);
    expect(await app.mailCount(email)).toBe(1);
    expect((await app.mailTo(email)).link).toMatch(
      /^https:\/\/agency\.example\/dashboard\/invitation\?token=/,
    );
  });

  it("knows the studio in refresh-labs too", async () => {
    const labs = await runInDeno("refresh-labs", app, {
      SUPABASE_URL: app.url,
      SUPABASE_SECRET_KEY: app.secretKey,
    });
    const [asStaff, asMember, asNobody] = await Promise.all([
      invoke(labs, {}, await tokenOf(await app.staff())),
      invoke(labs, {}, await tokenOf(await app.member())),
      invoke(labs, {}),
    ]);
    await labs.stop();
    expect(await asStaff.json(), labs.output()).toEqual({ success: true, error: null });
    expect([asMember.status, asNobody.status]).toEqual([403, 401]);
    expect((await app.owner`select 1 from public.substack_posts`).length).toBeGreaterThan(0);
  });

  it("says when it cannot ask", async () => {
    const token = await tokenOf(await app.staff());
    const lonely = await runInDeno("invite-client", app, {
      SUPABASE_URL: "http://127.0.0.1:1",
      SUPABASE_SECRET_KEY: app.secretKey,
    });
    const answer = await invoke(lonely, someone(), token);
    await lonely.stop();
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("2");
  });
});

describe("a talk with a person under Deno", () => {
  let held: TestDatabase;
  let ask: DenoFunction;
  let follow: DenoFunction;
  beforeAll(async () => {
    held = await createTestDatabase();
    [ask, follow] = await Promise.all([
      runInDeno("talk-to-person", held),
      runInDeno("follow-talk", held),
    ]);
  });
  afterAll(async () => {
    await Promise.all([ask.stop(), follow.stop()]);
    await held.drop();
  });

  it("is asked for, and followed without a connection that listens", async () => {
    const { token, talk } = joinedTalk.parse(await (await invoke(ask, { action: "ask" })).json());
    const { conversationId } = talk;
    const answer = await invoke(follow, { conversationId, token });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    const readNews = createNewsReader();
    const next = async () => readNews((await reader?.read())?.value ?? "");
    expect(await next()).toMatchObject([{ talk: { state: "waiting" }, messages: [] }]);
    await held.owner`
      insert into chat_messages (conversation_id, text, discipline, created_at)
      values (${conversationId}, 'Good afternoon.', 'pr', clock_timestamp())`;
    const seen: unknown[] = [];
    while (seen.length === 0) seen.push(...(await next()));
    expect(seen).toMatchObject([{ talk: { state: "open" }, messages: [{ discipline: "pr" }] }]);
    await reader?.cancel();
  });
});
