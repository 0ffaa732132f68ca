import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { requestRaw } from "../../server/testing/raw-request.ts";
import { copyPreparedData } from "../support/copy-prepared-data.ts";
import { pressButton } from "../support/auth-app.ts";
import { demoAccount, type DemoName } from "../support/demo-session.ts";
import {
  launchProduct,
  removeDataDirectory,
  startProduct,
  type Product,
} from "../support/product.ts";
import { readMailTo } from "../support/read-mail.ts";
import { send, type Sent } from "../support/send.ts";

const dataDirectory = copyPreparedData();
let product: Product;
beforeAll(async () => {
  product = await startProduct(dataDirectory);
});
afterAll(() => removeDataDirectory(dataDirectory));

type Case = { headers: Record<string, string>; name: DemoName };

/** What gives away that a request did not come straight from this machine. Tries are limited for each account. */
const fromElsewhere: Case[] = [
  { headers: { host: "kinolume.example" }, name: "client" },
  { headers: { host: "192.0.2.7:3000" }, name: "client" },
  { headers: { host: "localhost.kinolume.example" }, name: "client" },
  { headers: { "x-forwarded-for": "192.0.2.7" }, name: "second" },
  { headers: { "x-forwarded-for": "127.0.0.1" }, name: "second" },
  { headers: { "x-forwarded-host": "kinolume.example" }, name: "second" },
  { headers: { "x-forwarded-proto": "https" }, name: "second" },
  { headers: { "x-real-ip": "192.0.2.7" }, name: "studio" },
  { headers: { forwarded: "for=192.0.2.7" }, name: "studio" },
  { headers: { via: "1.1 tunnel" }, name: "studio" },
];

type Session = { access_token: string; refresh_token: string };

function post(path: string, json: object, headers: Record<string, string> = {}): Promise<Sent> {
  return send(`${product.url}/auth/v1${path}`, { json, headers });
}

function signIn(name: DemoName, headers?: Record<string, string>): Promise<Sent> {
  const { email, password } = demoAccount(name);
  return post("/token?grant_type=password", { email, password }, headers);
}

function refresh({ refresh_token }: Session, headers?: Record<string, string>): Promise<Sent> {
  return post("/token?grant_type=refresh_token", { refresh_token }, headers);
}

async function useEverywhere({ access_token }: Session, headers: Record<string, string>) {
  const authorization = `Bearer ${access_token}`;
  const statusOf = async (path: string, json?: object) =>
    (await send(`${product.url}${path}`, { headers: { ...headers, authorization }, json })).status;
  return {
    user: await statusOf("/auth/v1/user"),
    rows: await statusOf("/rest/v1/projects?select=id"),
    call: await statusOf("/functions/v1/submit-lead", {
      name: "Ada",
      email: "ada@clients.example",
    }),
  };
}

describe("on loopback", () => {
  it("shows the mailbox, lets the demo accounts in and prints where they are", async () => {
    expect(await send(`${product.url}/mailbox`)).toMatchObject({ status: 200 });
    expect(await signIn("client")).toMatchObject({ status: 200 });
    const { email, password } = demoAccount("client");
    expect(product.output()).toContain(`${email} / ${password}`);
    expect(product.output()).toContain(`${product.url}/mailbox`);
  });

  it("asks no browser to come by HTTPS", async () => {
    const { headers } = await send(product.url);
    expect(headers).not.toHaveProperty("strict-transport-security");
  });
});

describe("whatever the method", () => {
  const methods = "GET HEAD POST PUT PATCH DELETE OPTIONS TRACE PROPFIND QUERY FOO get".split(" ");
  const addresses = [
    "/",
    "/nowhere",
    "/healthz",
    "/metrics",
    "/mailbox",
    "/forms/contact",
    "/auth/v1/user",
    "/rest/v1/pr_packages",
    "/rest/v1/rpc/list_staff",
    "/storage/v1/bucket",
    "/storage/v1/object/avatars/a.png",
    "/functions/v1/submit-lead",
    "/realtime/v1/websocket",
    "/development-chain",
    "/development-chain/tx/0x1",
    "/chain-rpc",
  ];

  it.each(addresses)("%s answers in words, and never with a failure", async (address) => {
    const { port } = new URL(product.url);
    const answers = await Promise.all(
      methods.map(async (method) => {
        const answer = await requestRaw(Number(port), address, { "content-length": "0" }, method);
        return { method, ...answer };
      }),
    );
    for (const { method, status, body } of answers) {
      expect(status === 501 || status < 500, `${method} ${status}`).toBe(true);
      if (status >= 400 && method !== "HEAD") expect(String(body), method).not.toBe("");
    }
  });
});

describe("from beyond this machine", () => {
  it.each(fromElsewhere)("there is no mailbox ($headers)", async ({ headers }) => {
    expect(await send(`${product.url}/mailbox`, { headers })).toMatchObject({ status: 404 });
  });

  it.each(fromElsewhere)(
    "nobody signs in to a demo account ($headers)",
    async ({ headers, name }) => {
      const answer = await signIn(name, headers);
      expect(answer.status).toBe(400);
      expect(JSON.parse(answer.body)).toMatchObject({ error_code: "invalid_credentials" });
    },
  );

  it.each(fromElsewhere)(
    "a demo session is worth nothing ($headers)",
    async ({ headers, name }) => {
      const session: Session = JSON.parse((await signIn(name)).body);
      expect(await useEverywhere(session, {})).toEqual({ user: 200, rows: 200, call: 200 });
      expect(await useEverywhere(session, headers)).toEqual({ user: 403, rows: 401, call: 401 });
      const refused = await refresh(session, headers);
      expect(JSON.parse(refused.body)).toMatchObject({ error_code: "refresh_token_not_found" });
      // And goes on where it belongs.
      expect(await refresh(session)).toMatchObject({ status: 200 });
    },
  );

  it("learns no more from the right password than from a wrong one", async () => {
    const headers = { via: "1.1 tunnel" };
    const { email } = demoAccount("client");
    const right = await signIn("client", headers);
    const wrong = await post(
      "/token?grant_type=password",
      { email, password: "not-the-password" },
      headers,
    );
    expect({ status: right.status, body: right.body }).toEqual({
      status: wrong.status,
      body: wrong.body,
    });
  });

  it("cannot redeem a mail that was sent to a demo account", async () => {
    const { email } = demoAccount("second");
    await post("/recover", { email });
    const { text } = await readMailTo(dataDirectory, email, /password/);
    const token_hash = /[?&]token=([^&\s]+)/.exec(text)?.[1];
    const answer = await post("/verify", { type: "recovery", token_hash }, { via: "1.1 tunnel" });
    expect(JSON.parse(answer.body)).toMatchObject({ error_code: "otp_expired" });
  });

  it("cannot exchange a code that was issued to a demo account", async () => {
    const code_verifier = randomBytes(32).toString("base64url");
    const { email } = demoAccount("client");
    let mail = "";
    const askForCode = async () => {
      const last = mail;
      await post("/recover", { email, code_challenge: code_verifier });
      await expect
        .poll(async () => (mail = (await readMailTo(dataDirectory, email, /password/)).text))
        .not.toBe(last);
      const landed = await pressButton(/^http\S+$/m.exec(mail)?.[0] ?? "");
      return landed.searchParams.get("code");
    };
    const exchange = (auth_code: string | null, headers?: Record<string, string>) =>
      post("/token?grant_type=pkce", { auth_code, code_verifier }, headers);

    const code = await askForCode();
    const remote = await exchange(code, { via: "1.1 tunnel" });
    expect(JSON.parse(remote.body)).toMatchObject({ error_code: "flow_state_not_found" });
    // Tried once is used up, here too; one that was not works.
    expect(await exchange(code)).toMatchObject({ status: 404 });
    expect(await exchange(await askForCode())).toMatchObject({ status: 200 });
  });

  it("an account of one's own works as ever", async () => {
    const headers = { via: "1.1 tunnel" };
    const email = "own@clients.example";
    const password = "a-password-of-my-own";
    await post("/signup", { email, password }, headers);
    const { text } = await readMailTo(dataDirectory, email);
    const token = /\b\d{6}\b/.exec(text)?.[0];
    await post("/verify", { type: "signup", email, token }, headers);
    const signedIn = await post("/token?grant_type=password", { email, password }, headers);
    expect(signedIn.status).toBe(200);
    const session: Session = JSON.parse(signedIn.body);
    expect(await useEverywhere(session, headers)).toEqual({ user: 200, rows: 200, call: 200 });
    expect(await refresh(session, headers)).toMatchObject({ status: 200 });
  });
});

describe("a database with demo accounts", () => {
  it("is refused by a start with a public SITE_URL, in one line", async () => {
    await product.stop();
    const start = await launchProduct(dataDirectory, { SITE_URL: "https://kinolume.example" });
    const { code, stderr } = await start.ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(/^[^\n]+\n$/);
    expect(stderr).toContain(demoAccount("client").email);
    expect(stderr).toContain("https://kinolume.example");
    expect(start.output()).not.toContain("ready:");
  });
});
