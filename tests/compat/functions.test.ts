import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { brand } from "../../content/brand.ts";
import { readRefusal, startFunctions, type FunctionsServer } from "./functions-server.ts";

let server: FunctionsServer;
const aborted: boolean[] = [];

beforeAll(async () => {
  server = await startFunctions({
    never: (request) =>
      new Promise<Response>(() => {
        request.signal.addEventListener("abort", () => aborted.push(true));
      }),
    "holds-on": (_, { transaction }) =>
      transaction(async (sql) => {
        await sql`select 1`;
        return new Promise<Response>(() => undefined);
      }),
    breaks: () => Promise.reject(new Error("a secret of the server")),
  });
});
afterAll(() => server.stop());

function someone() {
  return { name: "Grace", email: `${randomUUID()}@clients.example`, company: "Compilers Ltd" };
}

function send(body: object, headers: Record<string, string> = {}) {
  return server.client().functions.invoke("submit-lead", { body, headers });
}

async function mailsTo(recipient: string) {
  return server.owner<{ kind: string; body_text: string; reply_to: string | null }[]>`
    select kind, body_text, reply_to from private.outbox where recipient = ${recipient}`;
}

async function leadsOf(email: string) {
  return server.owner`select name, email, company from public.leads where email = ${email}`;
}

describe("submit-lead", () => {
  it("stores the lead, tells the studio and thanks the visitor", async () => {
    const lead = someone();
    const { data, error } = await server.client().functions.invoke("submit-lead", { body: lead });
    expect(error).toBeNull();
    expect(data).toEqual({ success: true });
    expect([...(await leadsOf(lead.email))]).toEqual([lead]);
    const [thanks, ...others] = await mailsTo(lead.email);
    expect(others).toEqual([]);
    expect(thanks?.kind).toBe("enquiry-acknowledgement");
    expect(thanks?.body_text).not.toContain("Grace");
    expect(thanks?.body_text).not.toContain("Compilers");
    const told = (await mailsTo(brand.email)).find((mail) => mail.reply_to === lead.email);
    expect(told?.body_text).toContain("Grace");
    expect(told?.body_text).toContain("Compilers Ltd");
  });

  it("takes a lead without a company, with a conversation that is gone", async () => {
    const lead = {
      name: "Lin",
      email: `${randomUUID()}@clients.example`,
      conversationId: randomUUID(),
    };
    const { error } = await server.client().functions.invoke("submit-lead", { body: lead });
    expect(error).toBeNull();
    expect([...(await leadsOf(lead.email))]).toEqual([
      { name: "Lin", email: lead.email, company: null },
    ]);
  });

  it("says what is wrong with each field, and stores nothing", async () => {
    const { error } = await server.client().functions.invoke("submit-lead", {
      body: { name: "  ", email: "grace" },
    });
    const { status, body } = await readRefusal(error);
    expect(status).toBe(400);
    expect(body).toEqual({
      error: "Please check the highlighted fields.",
      fields: { name: "Please enter your name.", email: "Please enter a valid email address." },
    });
    expect(await leadsOf("grace")).toHaveLength(0);
  });

  it("is one lead for the same content, one for the same key", async () => {
    const lead = someone();
    await send(lead);
    expect((await send({ ...lead, email: lead.email.toUpperCase() })).data).toEqual({
      success: true,
    });
    expect(await leadsOf(lead.email)).toHaveLength(1);

    const keyed = someone();
    const key = { "Idempotency-Key": randomUUID() };
    await send(keyed, key);
    expect((await send({ ...keyed, name: "Grace H." }, key)).data).toEqual({ success: true });
    expect(await leadsOf(keyed.email)).toHaveLength(1);
    await send({ ...keyed, name: "Grace H." }, { "Idempotency-Key": randomUUID() });
    expect(await leadsOf(keyed.email)).toHaveLength(2);
    // Two leads, yet one thank-you a day.
    expect(await mailsTo(keyed.email)).toHaveLength(1);
  });

  it.each([
    ["without a key", {}],
    ["with one key", { "Idempotency-Key": randomUUID() }],
  ])(
    "is one lead and one mail for twenty at once, %s",
    async (_name, headers: Record<string, string>) => {
      const lead = someone();
      const answers = await Promise.all(
        Array.from({ length: 20 }, () =>
          server.client("198.51.100.7").functions.invoke("submit-lead", { body: lead, headers }),
        ),
      );
      expect(answers.every(({ error }) => error === null)).toBe(true);
      expect(await leadsOf(lead.email)).toHaveLength(1);
      const told = (await mailsTo(brand.email)).filter((mail) => mail.reply_to === lead.email);
      expect(told).toHaveLength(1);
    },
  );

  it("limits leads per address and per network, and says when to come back", async () => {
    const lead = someone();
    const sendAs = (name: string, email = lead.email, address = "203.0.113.7") =>
      server.client(address).functions.invoke("submit-lead", { body: { ...lead, name, email } });
    for (const name of ["a", "b", "c", "d", "e"]) expect((await sendAs(name)).error).toBeNull();
    const { status, headers, body } = await readRefusal((await sendAs("f")).error);
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(body).toEqual({ error: "Too many requests. Please try again later." });
    expect(await leadsOf(lead.email)).toHaveLength(5);
    // Strangers elsewhere use up nobody's share.
    expect((await sendAs("f", lead.email, "203.0.113.8")).error).toBeNull();

    const outcomes = await Promise.all(
      Array.from({ length: 31 }, (_, n) => sendAs(`n${n}`, someone().email, "203.0.113.9")),
    );
    expect(outcomes.filter(({ error }) => error !== null)).toHaveLength(1);
  });

  it("refuses what is no JSON, too large, or not posted", async () => {
    const text = await server.client().functions.invoke("submit-lead", { body: "{name:" });
    expect(await readRefusal(text.error)).toMatchObject({
      status: 400,
      body: { error: "The request must be JSON.", fields: {} },
    });
    const large = await server.client().functions.invoke("submit-lead", {
      body: { ...someone(), company: "x".repeat(1024 * 1024) },
    });
    expect((await readRefusal(large.error)).status).toBe(413);
    const got = await server.client().functions.invoke("submit-lead", { method: "GET" });
    expect((await readRefusal(got.error)).status).toBe(405);
  });

  it("keeps an attack as the words it is", async () => {
    const lead = { ...someone(), name: "'); drop table public.leads; --" };
    await server.client().functions.invoke("submit-lead", { body: lead });
    expect([...(await leadsOf(lead.email))]).toEqual([lead]);
  });
});

describe("any function", () => {
  it("does not exist unless it is registered", async () => {
    for (const name of ["nothing", "_hosted", "__proto__"]) {
      const { error } = await server.client().functions.invoke(name);
      expect(await readRefusal(error)).toMatchObject({
        status: 404,
        body: { error: "There is no such function." },
      });
    }
  });

  it("refuses a wrong key", async () => {
    const answer = await fetch(`${server.url}/functions/v1/submit-lead`, {
      method: "POST",
      headers: { apikey: "wrong" },
    });
    expect(answer.status).toBe(401);
  });

  it("answers a browser's preflight, and names the request", async () => {
    const preflight = await fetch(`${server.url}/functions/v1/submit-lead`, { method: "OPTIONS" });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-headers")).toContain("idempotency-key");
    const answer = await fetch(`${server.url}/functions/v1/nothing`, {
      headers: { "x-request-id": "request-12345" },
    });
    expect(answer.headers.get("x-request-id")).toBe("request-12345");
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  });

  it("is cut off after its time, and told so", async () => {
    const answer = await fetch(`${server.url}/slow/never`, { method: "POST" });
    expect(answer.status).toBe(504);
    expect(aborted).toEqual([true]);
  });

  it("is cut off with its transaction, whatever it waits for in there", async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => fetch(`${server.url}/slow/holds-on`, { method: "POST" })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 504));
    const next = await fetch(`${server.url}/functions/v1/submit-lead`, {
      method: "POST",
      body: JSON.stringify(someone()),
    });
    expect(next.status).toBe(200);
    for (const error of server.unexpected.splice(0)) {
      expect(error).toMatchObject({ name: "AbortError" });
    }
  });

  it("tells nobody why it broke", async () => {
    const answer = await fetch(`${server.url}/slow/breaks`, { method: "POST" });
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain("secret");
    expect(String(server.unexpected.pop())).toContain("a secret of the server");
    expect(server.unexpected).toEqual([]);
  });
});
