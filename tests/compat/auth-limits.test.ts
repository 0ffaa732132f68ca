import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { password, startAuthApp, type AuthApp } from "../support/auth-app.ts";
import { inTurn } from "../support/in-turn.ts";

let app: AuthApp;
// Long, so that hardly ever a window ends during the test.
const day = { windowSeconds: 86_400 };
beforeAll(async () => {
  app = await startAuthApp(() => ({
    limits: {
      passwordTriesPerAddress: { limit: 3, ...day },
      passwordTriesPerNetwork: { limit: 5, ...day },
      signUpsPerNetwork: { limit: 2, windowSeconds: 43_200 },
      mailsPerAddress: { limit: 2, ...day },
      mailsPerNetwork: { limit: 4, ...day },
      codeTriesPerAddress: { limit: 2, ...day },
    },
  }));
});
afterAll(async () => {
  expect(app.unexpected).toEqual([]);
  await app.stop();
});

const tries = (count: number) => Array.from({ length: count }, (_, index) => index);

async function post(path: string, body: object, address: string = randomUUID()) {
  return fetch(`${app.url}/auth/v1${path}`, {
    method: "POST",
    headers: { "X-Supabase-Api-Version": "2024-01-01", "x-test-address": address },
    body: JSON.stringify(body),
  });
}

const waitOf = (answer: Response | undefined) => Number(answer?.headers.get("retry-after"));

describe("rate limits", () => {
  it("stop guessing one account's password from many networks", async () => {
    const { email } = await app.member();
    const guesses = await Promise.all(
      tries(3).map(() => app.client().auth.signInWithPassword({ email, password: "not-this-one" })),
    );
    expect(guesses.map(({ error }) => error?.code)).toEqual(
      tries(3).map(() => "invalid_credentials"),
    );
    const { error } = await app.client().auth.signInWithPassword({ email, password });
    expect(error).toMatchObject({ code: "over_request_rate_limit", status: 429 });
  });

  it("count a wrong current password as a try to sign in", async () => {
    const { client, email } = await app.member();
    const guesses = await inTurn(tries(3), () =>
      client.auth.updateUser({ email: "x@clients.example", current_password: "not-this-one" }),
    );
    expect(guesses.map(({ error }) => error?.code)).toEqual(
      tries(3).map(() => "current_password_invalid"),
    );
    const right = { email: "x@clients.example", current_password: password };
    const limited = [
      await client.auth.updateUser(right),
      await app.client().auth.signInWithPassword({ email, password }),
    ];
    expect(limited.map(({ error }) => error?.code)).toEqual([
      "over_request_rate_limit",
      "over_request_rate_limit",
    ]);
  });

  it("say when to come back", async () => {
    const email = "retry@clients.example";
    await Promise.all(tries(3).map(() => post("/token?grant_type=password", { email, password })));
    const answer = await post("/token?grant_type=password", { email, password });
    expect(answer.status).toBe(429);
    const seconds = Number(answer.headers.get("retry-after"));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(2 * 86_400);
    expect(await answer.json()).toEqual({
      code: "over_request_rate_limit",
      message: "Request rate limit reached",
    });
  });

  it("stop one network from trying many accounts, an IPv6 network as a whole", async () => {
    const answers = await Promise.all(
      tries(6).map((index) =>
        post(
          "/token?grant_type=password",
          { email: `many-${index}@clients.example`, password },
          `2001:db8:7:7::${index + 1}`,
        ),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    const neighbour = await post(
      "/token?grant_type=password",
      { email: "many-9@clients.example", password },
      "2001:db8:7:8::1",
    );
    expect(neighbour.status).toBe(400);
  });

  it("do not count passwords that were right", async () => {
    const { email } = await app.member();
    const address = randomUUID();
    const answers = await inTurn(tries(7), () =>
      app.client({ address }).auth.signInWithPassword({ email, password }),
    );
    expect(answers.map(({ error }) => error)).toEqual(tries(7).map(() => null));
  });

  it("bound the mails to one address, known or not, and the mails from one network", async () => {
    const waiting = "waiting@clients.example";
    await app.client().auth.signUp({ email: waiting, password });
    for (const email of [waiting, "stranger@clients.example"]) {
      const asked = await inTurn(tries(3), () =>
        app.client().auth.resend({ type: "signup", email }),
      );
      expect(asked.map(({ error }) => error?.code)).toEqual([
        undefined,
        undefined,
        "over_email_send_rate_limit",
      ]);
    }
    expect(await app.mailCount(waiting)).toBe(3);
    const address = randomUUID();
    const answers = await Promise.all(
      tries(5).map((index) => post("/recover", { email: `n${index}@clients.example` }, address)),
    );
    const codes = await Promise.all(
      answers.map(async (answer) => {
        const body: { code?: string } = await answer.json();
        return body.code;
      }),
    );
    // Said of the network, not of the address: nothing may have gone there.
    expect(codes.filter(Boolean)).toEqual(["over_request_rate_limit"]);
  });

  it("count nothing of what one of them refuses, and name the longest wait", async () => {
    const address = randomUUID();
    const email = "uncounted@clients.example";
    const signUp = (to: string, from?: string) => post("/signup", { email: to, password }, from);
    await inTurn(tries(2), (index) => signUp(`u${index}@clients.example`, address));
    const refused = await inTurn(tries(3), () => signUp(email, address));
    expect(refused.map(({ status }) => status)).toEqual([429, 429, 429]);
    // A network that may not sign up must not use up the mails of an address, where nothing was ever sent.
    const own = await inTurn(tries(3), () => signUp(email));
    expect(own.map(({ status }) => status)).toEqual([200, 200, 429]);
    const both = await signUp(email, address);
    const [byNetwork, byAddress] = [refused[2], own[2]].map(waitOf);
    expect(Math.abs(waitOf(both) - Math.max(byNetwork ?? 0, byAddress ?? 0))).toBeLessThan(60);
  });

  it("bound the sign-ups of one network", async () => {
    const address = randomUUID();
    const answers = await inTurn(tries(3), (index) =>
      post("/signup", { email: `s${index}@clients.example`, password }, address),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(await app.mailCount("s2@clients.example")).toBe(0);
  });

  it("bound the codes tried for one address", async () => {
    const body = { email: "codes@clients.example", token: "000000", type: "signup" };
    const answers = await inTurn(tries(3), () => post("/verify", body));
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 429]);
  });

  it("keep no address and no network in the clear", async () => {
    const email = "hashed@clients.example";
    await post("/recover", { email }, "203.0.113.77");
    const rows = await app.owner`
      select bucket || encode(key_hash, 'escape') as text, expires_at <= now() + interval '24 hours' as is_short
      from private.rate_limits`;
    const all = JSON.stringify(rows);
    expect(all).not.toContain("hashed@");
    expect(all).not.toContain("203.0.113");
    expect(rows.every((row) => row["is_short"] === true)).toBe(true);
  });
});
