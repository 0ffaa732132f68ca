import { generateKeyPair, importJWK, SignJWT, type JWTPayload } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rotateApiKey, rotateSigningKey } from "../../server/api-keys/rotate-keys.ts";
import { openKeyring } from "../../server/api-keys/keyring.ts";
import { password, startAuthApp, type AuthApp, type Member } from "../support/auth-app.ts";
import { inTurn } from "../support/in-turn.ts";

let app: AuthApp;
let member: Member;
let token: string;
let claims: JWTPayload;
let kid: string;
beforeAll(async () => {
  app = await startAuthApp();
  member = await app.member();
  token = (await member.client.auth.getSession()).data.session?.access_token ?? "";
  const decoded = (await member.client.auth.getClaims(token)).data;
  claims = { ...decoded?.claims };
  kid = decoded?.header.kid ?? "";
});
afterAll(async () => {
  expect(app.unexpected).toEqual([]);
  await app.stop();
});

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** What the auth server and the data behind `resolveCaller` say to a token. */
async function present(bearer: string) {
  const headers = {
    Authorization: `Bearer ${bearer}`,
    "X-Supabase-Api-Version": "2024-01-01",
  };
  const [user, data] = await Promise.all([
    fetch(`${app.url}/auth/v1/user`, { headers }),
    fetch(`${app.url}/whoami`, { headers }),
  ]);
  const [userBody, dataBody]: [{ code?: string }, { code?: string }] = await Promise.all([
    user.json(),
    data.json(),
  ]);
  return [user.status, userBody.code, data.status, dataBody.code];
}

const refused = [403, "bad_jwt", 401, "bad_jwt"];

async function signWithOurKey(payload: JWTPayload) {
  const [row] = await app.owner`select private_jwk from private.signing_keys where id = ${kid}`;
  const key = await importJWK(row?.["private_jwk"], "ES256");
  return new SignJWT(payload).setProtectedHeader({ alg: "ES256", kid }).sign(key);
}

describe("an access token", () => {
  it("is taken as it was issued", async () => {
    expect(await present(token)).toEqual([200, undefined, 200, undefined]);
  });

  it.each(["none", "None", "NONE"])("without a signature (alg %s) is refused", async (alg) => {
    expect(await present(`${encode({ alg, kid })}.${encode(claims)}.`)).toEqual(refused);
    expect(await present(`${encode({ alg, kid })}.${encode(claims)}.AAAA`)).toEqual(refused);
  });

  it("with a changed role or app_metadata is refused", async () => {
    const [header, , signature] = token.split(".");
    const changes = [
      { role: "service_role" },
      { app_metadata: { role: "staff" } },
      { sub: "00000000-0000-4000-8000-000000000000" },
      { exp: 4_102_444_800 },
    ];
    const answers = await inTurn(changes, (change) =>
      present(`${header}.${encode({ ...claims, ...change })}.${signature}`),
    );
    expect(answers).toEqual(changes.map(() => refused));
  });

  it("signed by another key is refused, whatever key it names", async () => {
    const { privateKey } = await generateKeyPair("ES256");
    const headers = [{ alg: "ES256", kid }, { alg: "ES256", kid: "other" }, { alg: "ES256" }];
    const answers = await inTurn(headers, async (header) =>
      present(await new SignJWT(claims).setProtectedHeader(header).sign(privateKey)),
    );
    expect(answers).toEqual(headers.map(() => refused));
  });

  it("signed with our public key as a shared secret is refused", async () => {
    const jwks = await (await fetch(`${app.url}/auth/v1/.well-known/jwks.json`)).text();
    const forged = await new SignJWT(claims)
      .setProtectedHeader({ alg: "HS256", kid })
      .sign(new TextEncoder().encode(jwks));
    expect(await present(forged)).toEqual(refused);
  });

  it("that brings its own key along is refused", async () => {
    const { privateKey, publicKey } = await generateKeyPair("ES256", { extractable: true });
    const jwk = await crypto.subtle.exportKey("jwk", publicKey);
    const header = {
      alg: "ES256",
      jwk: { kty: "EC", crv: "P-256", x: jwk.x ?? "", y: jwk.y ?? "" },
    };
    const forged = await new SignJWT(claims).setProtectedHeader(header).sign(privateKey);
    expect(await present(forged)).toEqual(refused);
  });

  it("that has expired, has another audience or no session is refused", async () => {
    const past = Math.floor(Date.now() / 1000) - 1;
    expect(await present(await signWithOurKey({ ...claims, exp: past }))).toEqual(refused);
    expect(await present(await signWithOurKey({ ...claims, aud: "others" }))).toEqual(refused);
    const { session_id: _, ...sessionless } = claims;
    expect(await present(await signWithOurKey(sessionless))).toEqual(refused);
  });

  it("never makes anyone service_role, even signed by us", async () => {
    expect(await present(await signWithOurKey({ ...claims, role: "service_role" }))).toEqual(
      refused,
    );
    expect(await present(await signWithOurKey({ ...claims, role: "kinolume_server" }))).toEqual(
      refused,
    );
  });

  it.each(["", "x", "a.b", "a.b.c", "..", "{}.{}.{}", "%00.%00.%00"])(
    "that is no token (%j) is refused",
    async (bearer) => {
      const answer = await fetch(`${app.url}/auth/v1/user`, {
        headers: { Authorization: `Bearer ${bearer}` },
      });
      expect([401, 403]).toContain(answer.status);
    },
  );
});

async function whoami(headers: Record<string, string>) {
  const answer = await fetch(`${app.url}/whoami`, { headers });
  const body: { role?: string; code?: string } = await answer.json();
  return body.role ?? body.code;
}

describe("an API key", () => {
  it("decides the role, and none means anon", async () => {
    expect(await whoami({})).toBe("anon");
    expect(await whoami({ apikey: app.publishableKey })).toBe("anon");
    expect(await whoami({ apikey: app.secretKey })).toBe("service_role");
    expect(await whoami({ Authorization: `Bearer ${app.secretKey}` })).toBe("service_role");
    expect(await whoami({ apikey: app.publishableKey, Authorization: `Bearer ${token}` })).toBe(
      "authenticated",
    );
  });

  it("gives way to the user whose token stands beside it", async () => {
    expect(await whoami({ apikey: app.secretKey, Authorization: `Bearer ${token}` })).toBe(
      "authenticated",
    );
  });

  it("that is wrong is refused everywhere", async () => {
    expect(await whoami({ apikey: "sb_publishable_wrong" })).toBe("invalid_api_key");
    expect(await whoami({ Authorization: "Bearer sb_secret_wrong" })).toBe("invalid_api_key");
    const client = app.client({ key: "sb_publishable_wrong" });
    const { error } = await client.auth.signInWithPassword({ email: member.email, password });
    expect(error).toMatchObject({ status: 401, code: "invalid_api_key" });
  });

  it("that is secret is refused in a browser", async () => {
    expect(await whoami({ apikey: app.secretKey, "user-agent": "Mozilla/5.0 (X11)" })).toBe(
      "invalid_api_key",
    );
  });
});

describe("rotating keys", () => {
  it("publishes public halves only, and the same on every node", async () => {
    const answer = await fetch(`${app.url}/auth/v1/.well-known/jwks.json`);
    const { keys }: { keys: Record<string, unknown>[] } = await answer.json();
    expect(keys).toHaveLength(1);
    expect(keys[0]).toMatchObject({ kty: "EC", crv: "P-256", alg: "ES256", use: "sig", kid });
    expect(keys[0]).not.toHaveProperty("d");
    const second = await openKeyring(app.database);
    expect(await second.jwks()).toEqual({ keys });
  });

  it("signs with the new key and still takes what the old one signed", async () => {
    await rotateSigningKey(app.database);
    const node = await openKeyring(app.database);
    const signer = await node.signer();
    expect(signer.kid).not.toBe(kid);
    expect((await node.jwks()).keys).toHaveLength(2);
    expect((await node.verifyAccessToken(token)).sub).toBe(member.id);
    await app.owner`update private.signing_keys set retired_at = now() where id = ${kid}`;
    const later = await openKeyring(app.database);
    await expect(later.verifyAccessToken(token)).rejects.toMatchObject({ code: "bad_jwt" });
  });

  it("replaces an API key", async () => {
    const fresh = await rotateApiKey(app.database, "secret");
    const node = await openKeyring(app.database);
    expect(await node.findApiKey(fresh)).toBe("secret");
    expect(await node.findApiKey(app.secretKey)).toBeUndefined();
  });
});
