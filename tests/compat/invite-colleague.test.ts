import { randomUUID } from "node:crypto";
import { FunctionsHttpError, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { companyRoles } from "../../domain/company/role.ts";
import {
  fragmentOf,
  password,
  pressButton,
  startAuthApp,
  type AuthApp,
  type Member,
} from "../support/auth-app.ts";

let app: AuthApp;
let staff: Member;
let boss: Member;
/** Nobody's id. */
let companyId: string;

beforeAll(async () => {
  app = await startAuthApp();
  staff = await app.staff();
});
afterAll(() => app.stop());
afterEach(() => expect(app.unexpected).toEqual([]));
beforeEach(async () => {
  boss = await app.member();
  companyId = randomUUID();
  await app.owner`insert into companies (id, name) values (${companyId}, 'Harbour & Sons')`;
  await app.owner`select private.add_member(${companyId}, ${boss.id}, 'owner')`;
  await app.owner`update profiles set display_name = 'Ida Lund' where user_id = ${boss.id}`;
});

const someone = () => `${randomUUID()}@clients.example`;

async function invite(client: SupabaseClient, body: object) {
  const { data, error } = await client.functions.invoke("invite-colleague", { body });
  if (error === null) return { status: 200, body: data, headers: new Headers() };
  if (!(error instanceof FunctionsHttpError)) throw error;
  const response: Response = error.context;
  return { status: response.status, body: await response.json(), headers: response.headers };
}

const asMember = (role = "member", email = someone()) => ({ companyId, email, role });
const tokenIn = (link: string) => new URL(link).searchParams.get("token") ?? "";

/** As the client area would, through the database. */
async function call<T>(
  member: Pick<Member, "client">,
  work: string,
  values: string[],
): Promise<T[]> {
  const { data } = await member.client.auth.getClaims();
  if (!data) throw new Error("Nobody is signed in.");
  const caller = { role: "authenticated" as const, claims: { ...data.claims } };
  return app.database.asCaller(caller, async (sql) => [...(await sql.unsafe<T[]>(work, values))]);
}
const accept = async (member: Pick<Member, "client">, token: string) =>
  (await call<{ id: string }>(member, "select public.accept_invitation($1) as id", [token]))[0]?.id;
const companiesOf = (id: string) => app.owner`
  select company_id, role, is_current from memberships where user_id = ${id} order by created_at`;

describe("an owner", () => {
  it("invites somebody who has no account: they sign up, prove the address, and join that company alone", async () => {
    const email = someone();
    const answer = await invite(boss.client, asMember("approver", ` ${email.toUpperCase()} `));
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    const { kind, link, text, subject } = await app.mailTo(email);
    expect(kind).toBe("company-invitation");
    expect(subject).toBe("You are invited to a client area of Kinolume");
    expect(text).toContain("Invited by: Ida Lund");
    expect(text).toContain("Company: Harbour & Sons");
    expect(text).toContain("Your role: Approver: you can do what members do, approve");
    expect(text).toMatch(/Works until: \d+ \w+ 20\d\d/);
    expect(new URL(link).pathname).toBe("/dashboard/invitation");

    // The confirmation leads back to the invitation.
    const browser = app.client();
    const emailRedirectTo = `${app.url}/dashboard/invitation?token=${tokenIn(link)}`;
    const signedUp = await browser.auth.signUp({ email, password, options: { emailRedirectTo } });
    expect(signedUp.error).toBeNull();
    const arrived = await pressButton((await app.mailTo(email)).link);
    expect(arrived.href.split("#")[0]).toBe(emailRedirectTo);
    const fragment = fragmentOf(arrived);
    const { data } = await browser.auth.setSession({
      access_token: fragment.get("access_token") ?? "",
      refresh_token: fragment.get("refresh_token") ?? "",
    });
    const id = data.user?.id ?? "";
    expect([...(await companiesOf(id))]).toEqual([]);
    expect(await accept({ client: browser }, tokenIn(link))).toBe(companyId);
    expect([...(await companiesOf(id))]).toEqual([
      { company_id: companyId, role: "approver", is_current: true },
    ]);
    expect(await app.owner`select 1 from companies where id = ${id}`).toHaveLength(0);
  });

  it("invites somebody who has one, with the same answer; they keep their own company", async () => {
    const other = await app.member();
    const [known, unknown] = [
      await invite(boss.client, asMember("viewer", other.email)),
      await invite(boss.client, asMember("viewer")),
    ];
    expect(known).toEqual(unknown);
    const { link } = await app.mailTo(other.email);
    expect(await accept(other, tokenIn(link))).toBe(companyId);
    expect([...(await companiesOf(other.id))]).toEqual([
      { company_id: other.id, role: "owner", is_current: false },
      { company_id: companyId, role: "viewer", is_current: true },
    ]);
  });

  it.each([
    ["an owner", () => boss],
    ["the studio", () => staff],
  ])("is told, like the studio, that somebody is in the company already: %s", async (_who, who) => {
    const colleague = await app.member();
    await app.owner`select private.add_member(${companyId}, ${colleague.id}, 'viewer')`;
    for (const { email } of [colleague, boss]) {
      const mails = await app.mailCount(email);
      const answer = `${email} is in the company already.`;
      expect(await invite(who().client, asMember("owner", email.toUpperCase()))).toMatchObject({
        status: 409,
        body: { error: answer, fields: { email: answer } },
      });
      expect(await app.mailCount(email)).toBe(mails);
      expect(
        await app.owner`select 1 from company_invitations where address = ${email}`,
      ).toHaveLength(0);
    }
  });

  it("invites again: the new mail counts, with its role, and the old token is dead", async () => {
    const other = await app.member();
    await invite(boss.client, asMember("viewer", other.email));
    const first = tokenIn((await app.mailTo(other.email)).link);
    await app.owner`
      update company_invitations set expires_at = now() - interval '1 day'
      where address = ${other.email}`;
    await invite(boss.client, asMember("member", other.email));
    const second = tokenIn((await app.mailTo(other.email)).link);
    expect(second).not.toBe(first);
    await expect(accept(other, first)).rejects.toThrow("not there any more");
    const [line] = await app.owner`
      select role, invited_by, expires_at - now() > interval '6 days 23 hours' as is_week
      from company_invitations where address = ${other.email}`;
    expect(line).toEqual({ role: "member", invited_by: boss.id, is_week: true });
    expect(await accept(other, second)).toBe(companyId);
  });

  it("cannot be read out of the database: only a hash is kept", async () => {
    const email = someone();
    await invite(boss.client, asMember("viewer", email));
    const token = tokenIn((await app.mailTo(email)).link);
    const [line] = await app.owner`
      select token_hash = sha256(convert_to(${token}, 'UTF8')) as is_hash
      from company_invitations where address = ${email}`;
    expect(line?.["is_hash"]).toBe(true);
    const [logged] = await app.owner`
      select actor_id, action, changes::text as changes from audit_log
      where table_name = 'company_invitations' order by at desc limit 1`;
    expect(logged).toMatchObject({ actor_id: boss.id, action: "insert" });
    expect(logged?.["changes"]).not.toContain(email);
  });

  it.each([
    ["an address", "Pay at https://evil.example/now", "Company: Pay at https //evil example/now"],
    [
      "lines",
      "Harbour\r\nWorks until: ever\nhttp://evil.example",
      "Company: Harbour Works until ever http //evil example",
    ],
    [
      "HTML",
      "<a href='http://evil.example'>Harbour</a>",
      "Company: a href='http //evil example' Harbour /a",
    ],
    ["marks of direction", "\u202Eelpmaxe.live\u202C", "Company: elpmaxe live"],
    ["nothing to read", "\u202E\u200B", "Company: A client of the studio"],
  ])("sends no link but ours where the company is named with %s", async (_what, name, line) => {
    await app.owner`update companies set name = ${name} where id = ${companyId}`;
    await app.owner`update profiles set display_name = ${name} where user_id = ${boss.id}`;
    const email = someone();
    expect((await invite(boss.client, asMember("viewer", email))).status).toBe(200);
    const [mail] = await app.owner`
      select subject, body_text as text, body_html as html from private.outbox where recipient = ${email}`;
    const text = String(mail?.["text"]);
    expect(text.split("\n")).toContain(line);
    expect(text.match(/https?:\/\/\S+/g)).toEqual([
      expect.stringContaining(`https://kinolume.example/dashboard/invitation?token=`),
    ]);
    expect(text).not.toMatch(/evil\.|[\u202A-\u202E\r]/u);
    const html = String(mail?.["html"]);
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).not.toMatch(/evil\.|[\u202A-\u202E]/u);
    expect(mail?.["subject"]).not.toContain("Harbour");
  });

  it("of a company with a long name cuts it at 80 characters", async () => {
    await app.owner`update companies set name = ${"ha ".repeat(60)} where id = ${companyId}`;
    const email = someone();
    await invite(boss.client, asMember("viewer", email));
    const [line = ""] = /^Company: .*$/m.exec((await app.mailTo(email)).text) ?? [];
    expect(line.length).toBeLessThanOrEqual("Company: ".length + 80);
  });

  it("invites twenty a day and no more, whoever of the company asks, and one address five times", async () => {
    const second = await app.member();
    await app.owner`select private.add_member(${companyId}, ${second.id}, 'owner')`;
    const email = someone();
    for (let n = 0; n < 5; n += 1) {
      expect((await invite(boss.client, asMember("viewer", email))).status).toBe(200);
    }
    expect((await invite(boss.client, asMember("viewer", email))).status).toBe(429);
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => invite(second.client, asMember())),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(14);
    const refused = await invite(staff.client, asMember());
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("learns what is wrong with each field", async () => {
    expect(
      await invite(boss.client, { companyId: "7", email: "ida", role: "staff" }),
    ).toMatchObject({
      status: 400,
      body: {
        error: "Please check the highlighted fields.",
        fields: {
          companyId: "The company has no valid id.",
          email: "Please enter a valid email address.",
          role: "Please choose a role.",
        },
      },
    });
  });
});

describe("the studio", () => {
  it("invites into any company, in its own name", async () => {
    const email = someone();
    expect((await invite(staff.client, asMember("owner", email))).status).toBe(200);
    expect((await app.mailTo(email)).text).toContain("Invited by: Kinolume");
    const [line] = await app.owner`
      select invited_by from company_invitations where address = ${email}`;
    expect(line).toEqual({ invited_by: null });
    expect((await invite(staff.client, { ...asMember(), companyId: randomUUID() })).status).toBe(
      404,
    );
    await app.owner`update companies set closed_at = now() where id = ${companyId}`;
    expect((await invite(staff.client, asMember())).status).toBe(404);
  });
});

describe("nobody else", () => {
  it.each(companyRoles.filter((role) => role !== "owner"))("invites as a %s", async (role) => {
    const member = await app.member();
    await app.owner`select private.add_member(${companyId}, ${member.id}, ${role})`;
    const asked = asMember();
    expect(await invite(member.client, asked)).toMatchObject({
      status: 403,
      body: { error: "Only an owner of the company can do this." },
    });
    expect(await app.mailCount(asked.email)).toBe(0);
  });

  it("invites from outside: to them there is no such company", async () => {
    const stranger = await app.member();
    const [there, nowhere] = [
      await invite(stranger.client, asMember()),
      await invite(stranger.client, { ...asMember(), companyId: randomUUID() }),
    ];
    expect(there.status).toBe(404);
    expect(there.body).toEqual(nowhere.body);
    expect((await invite(app.client(), asMember())).status).toBe(401);
  });

  it("invites after they were removed, with the same token", async () => {
    await app.owner`delete from memberships where company_id = ${companyId}`;
    expect((await invite(boss.client, asMember())).status).toBe(404);
  });

  it("accepts what was sent to somebody else, nor with an address that is not proven", async () => {
    const email = someone();
    await invite(boss.client, asMember("owner", email));
    const token = tokenIn((await app.mailTo(email)).link);
    const thief = await app.member();
    await expect(accept(thief, token)).rejects.toThrow("another address");
    await app.owner`update auth.users set email = ${email}, email_confirmed_at = null where id = ${thief.id}`;
    await expect(accept(thief, token)).rejects.toThrow("another address");
  });
});
