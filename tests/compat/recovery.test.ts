import { createHash, randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { authLimits } from "../../server/auth/limits.ts";
import {
  fragmentOf,
  password,
  pressButton,
  startAuthApp,
  type AuthApp,
  type Mail,
} from "../support/auth-app.ts";
import { inTurn } from "../support/in-turn.ts";

let app: AuthApp;
beforeAll(async () => {
  app = await startAuthApp();
});
afterAll(async () => {
  expect(app.unexpected).toEqual([]);
  await app.stop();
});

const times = (count: number) => Array.from({ length: count }, (_, index) => index);
const newAddress = () => `${randomUUID()}@clients.example`;

type LinkRequest = { redirectTo?: string; challenge?: string };

/** As anybody who knows the address can ask, from a network of their own. */
async function ask(email: string, { redirectTo, challenge }: LinkRequest = {}) {
  const query = redirectTo ? `?redirect_to=${encodeURIComponent(redirectTo)}` : "";
  const answer = await fetch(`${app.url}/auth/v1/recover${query}`, {
    method: "POST",
    headers: { "X-Supabase-Api-Version": "2024-01-01", "x-test-address": randomUUID() },
    body: JSON.stringify({
      email,
      ...(challenge && { code_challenge: challenge, code_challenge_method: "s256" }),
    }),
  });
  const { code }: { code?: string } = await answer.json();
  return { status: answer.status, code, wait: Number(answer.headers.get("retry-after") ?? 0) };
}

async function askTimes(count: number, email: string, request?: (turn: number) => LinkRequest) {
  const answers = await inTurn(times(count), (turn) => ask(email, request?.(turn)));
  return answers.map(({ status }) => status);
}

const foreignChallenge = () => randomBytes(32).toString("base64url");
const foreignRequest = (turn: number): LinkRequest =>
  turn % 2 === 0
    ? { challenge: foreignChallenge() }
    : { redirectTo: `${app.url}/favicon.ico?${turn}` };

async function recoveryMails(email: string): Promise<string[]> {
  const rows = await app.owner<{ body_text: string }[]>`
    select body_text from private.outbox
    where recipient = ${email} and kind = 'recover-password' order by created_at`;
  return rows.map((row) => row.body_text);
}

/** Whether the link opens a session in a browser that holds nothing. */
async function opensAnywhere({ link }: Mail): Promise<boolean> {
  const target = await pressButton(link);
  return target.pathname === "/" && fragmentOf(target).has("access_token");
}

/** As if everything about this address had happened earlier. */
async function letPass(email: string, minutes: number): Promise<void> {
  await app.owner`
    update auth.one_time_tokens set expires_at = expires_at - make_interval(mins => ${minutes})
    where relates_to = ${email}`;
  await app.owner`
    update private.rate_limits set expires_at = expires_at - make_interval(mins => ${minutes})
    where bucket like '%ecoveriesPerAddress'`;
}

describe("a forgotten password", () => {
  it("is answered by one link and code, sent four times at most, and then by when to ask again", async () => {
    const { email } = await app.member();
    const known = await inTurn(times(5), () => ask(email));
    const unknown = newAddress();
    const strange = await inTurn(times(5), () => ask(unknown));
    expect(known.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429]);
    expect(strange.map(({ status, code }) => [status, code])).toEqual(
      known.map(({ status, code }) => [status, code]),
    );
    expect(known[4]?.code).toBe("over_email_send_rate_limit");
    for (const answer of [known[4], strange[4]]) {
      expect(answer?.wait).toBeGreaterThan(3500);
      expect(answer?.wait).toBeLessThanOrEqual(3600);
    }
    const mails = await recoveryMails(email);
    expect(mails).toHaveLength(4);
    expect(new Set(mails).size).toBe(1);
    expect(await recoveryMails(unknown)).toEqual([]);
    expect(await opensAnywhere(await app.mailTo(email))).toBe(true);
  });

  it("asked for many times at once, is answered no more often", async () => {
    const { email } = await app.member();
    const answers = await Promise.all(times(12).map(() => ask(email)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    const mails = await recoveryMails(email);
    expect(mails).toHaveLength(4);
    expect(new Set(mails).size).toBe(1);
  });

  it("gets a whole hour with each sending, and another link after the last", async () => {
    const { email } = await app.member();
    await ask(email);
    const first = await app.mailTo(email);
    await letPass(email, 50);
    await ask(email);
    expect((await app.mailTo(email)).link).toBe(first.link);
    const [row] = await app.owner`
      select expires_at > now() + interval '59 minutes' as is_whole
      from auth.one_time_tokens where relates_to = ${email}`;
    expect(row?.["is_whole"]).toBe(true);
    expect(await askTimes(3, email)).toEqual([200, 200, 429]);
    await letPass(email, 61);
    expect(await askTimes(5, email)).toEqual([200, 200, 200, 200, 429]);
    const second = await app.mailTo(email);
    expect(second.link).not.toBe(first.link);
    expect(fragmentOf(await pressButton(first.link)).get("error_code")).toBe("otp_expired");
    expect(await opensAnywhere(second)).toBe(true);
  });

  it("leaves nobody refused without a link that works, not even who has used theirs", async () => {
    const { email } = await app.member();
    await askTimes(4, email);
    const used = await app.mailTo(email);
    expect(await opensAnywhere(used)).toBe(true);
    // The answer stays what it is for every address; the difference is in the mail.
    expect((await ask(email)).status).toBe(429);
    const next = await app.mailTo(email);
    expect(next.link).not.toBe(used.link);
    expect(await recoveryMails(email)).toHaveLength(5);
    expect((await ask(email)).status).toBe(429);
    expect(await recoveryMails(email)).toHaveLength(5);
    expect(await opensAnywhere(next)).toBe(true);
  });

  it("has mails of its own, which no other mail uses up, nor the other way round", async () => {
    const email = newAddress();
    const { limit } = authLimits.mailsPerAddress;
    const signUp = () => app.client().auth.signUp({ email, password });
    const resend = () => app.client().auth.resend({ type: "signup", email });
    const moving = await app.member();
    await askTimes(5, email);
    const outcomes = {
      signUps: await inTurn(times(limit + 1), signUp),
      resends: await inTurn(times(limit + 1), resend),
      invitations: await inTurn(times(limit + 1), () =>
        app.client({ key: app.secretKey }).auth.admin.inviteUserByEmail(email),
      ),
      moves: await inTurn(times(limit + 1), () => moving.client.auth.updateUser({ email })),
    };
    for (const [what, answers] of Object.entries(outcomes)) {
      const codes = answers.map(({ error }) => error?.code);
      const expected = [...times(limit).map(() => undefined), "over_email_send_rate_limit"];
      expect(codes, what).toEqual(expected);
    }
    await letPass(email, 61);
    expect(await askTimes(4, email)).toEqual([200, 200, 200, 200]);
    expect(await opensAnywhere(await app.mailTo(email))).toBe(true);
  });
});

describe("a stranger who asks first", () => {
  it("with challenges and targets of their own, leaves the owner the link that opens anywhere", async () => {
    const { email } = await app.member();
    expect(await askTimes(4, email, foreignRequest)).toEqual([200, 200, 200, 200]);
    expect(new Set(await recoveryMails(email)).size).toBe(4);
    expect((await ask(email)).status).toBe(200);
    expect(await opensAnywhere(await app.mailTo(email))).toBe(true);
  });

  it("can only make them hold it sooner, and never more than eight mails an hour", async () => {
    const { email } = await app.member();
    const statuses = await askTimes(12, email, foreignRequest);
    expect(statuses).toEqual([...times(8).map(() => 200), ...times(4).map(() => 429)]);
    expect(await recoveryMails(email)).toHaveLength(8);
    expect((await ask(email)).status).toBe(429);
    expect(await opensAnywhere(await app.mailTo(email))).toBe(true);
    const unknown = newAddress();
    expect(await askTimes(12, unknown, foreignRequest)).toEqual(statuses);
  });

  it("does not stand in the way of a browser's own challenge", async () => {
    const { email } = await app.member();
    await askTimes(5, email);
    const client = app.client({ flowType: "pkce" });
    expect((await client.auth.resetPasswordForEmail(email)).error).toBeNull();
    const target = await pressButton((await app.mailTo(email)).link);
    const flowId = target.searchParams.get("sb_flow_id") ?? undefined;
    const { error } = await client.auth.exchangeCodeForSession(
      target.searchParams.get("code") ?? "",
      ...(flowId === undefined ? [] : [{ flowId }]),
    );
    expect(error).toBeNull();
  });

  it("gets the same link again for the same request", async () => {
    const { email } = await app.member();
    const verifier = foreignChallenge();
    const challenge = createHash("sha256").update(verifier).digest("base64url");
    await askTimes(3, email, (turn) => (turn === 1 ? {} : { challenge }));
    const [first, plain, again] = await recoveryMails(email);
    expect(again).toBe(first);
    expect(plain).not.toBe(first);
  });

  it("uses up the code's tries, not the link, and sending again does not bring them back", async () => {
    const { email } = await app.member();
    await ask(email);
    const { code, link } = await app.mailTo(email);
    const wrong = code === "000000" ? "000001" : "000000";
    const guess = (token: string) =>
      app.client().auth.verifyOtp({ email, token, type: "recovery" });
    await inTurn(times(5), () => guess(wrong));
    await ask(email);
    expect((await app.mailTo(email)).code).toBe(code);
    expect((await guess(code)).error?.code).toBe("otp_expired");
    await inTurn(times(4), () => guess(wrong));
    expect((await guess(code)).error?.code).toBe("over_request_rate_limit");
    expect(await opensAnywhere({ ...(await app.mailTo(email)), link })).toBe(true);
  });
});

describe("every link of an account", () => {
  it("ends with a new password, and goes to no other address than the one it is for", async () => {
    const { client, email, id } = await app.member();
    await ask(email);
    await ask(email, { challenge: foreignChallenge() });
    const held = await recoveryMails(email);
    expect(held).toHaveLength(2);
    await client.auth.updateUser({ password: "another-fine-password" });
    const rows = await app.owner`select 1 from auth.one_time_tokens where user_id = ${id}`;
    expect(rows).toHaveLength(0);

    await letPass(email, 61);
    await ask(email);
    const before = await app.mailTo(email);
    const moved = newAddress();
    await app.owner`update auth.users set email = ${moved} where id = ${id}`;
    await ask(moved);
    expect((await app.mailTo(moved)).link).not.toBe(before.link);
    expect(fragmentOf(await pressButton(before.link)).get("error_code")).toBe("otp_expired");
    expect(await opensAnywhere(await app.mailTo(moved))).toBe(true);
  });

  it("is kept as a hash, and its code as a keyed one", async () => {
    const { email, id } = await app.member();
    await ask(email);
    const { link, code } = await app.mailTo(email);
    const rows = await app.owner`select * from auth.one_time_tokens where user_id = ${id}`;
    const token = new URL(link).searchParams.get("token") ?? "";
    expect(token.length).toBeGreaterThan(40);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows[0]?.["code_hash"]).not.toContain(code);
  });
});
