import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { brand } from "../../content/brand.ts";
import { nameItem } from "../../content/inbox.ts";
import { trapField } from "../../domain/enquiry/enquiry-form.ts";
import { longestEmail } from "../../domain/field/longest-email.ts";
import { readRefusal, startFunctions, type FunctionsServer } from "./functions-server.ts";

let server: FunctionsServer;
beforeAll(async () => {
  server = await startFunctions();
});
afterAll(() => server.stop());

const someAddress = () => `${randomUUID()}@clients.example`;

function someContact() {
  return {
    kind: "contact",
    name: "Grace",
    email: someAddress(),
    project: "film-production",
    message: "A film of two minutes.\nBy May.",
  };
}

function submit(body: object, headers: Record<string, string> = {}, address?: string) {
  return server.client(address).functions.invoke("submit-enquiry", { body, headers });
}

async function enquiriesOf(email: string) {
  const rows = await server.owner`
    select kind, name, email, company, project, message, page, started_at, source, quarantined
    from public.enquiries where lower(email) = lower(${email}) order by created_at`;
  return [...rows];
}

type Mail = {
  kind: string;
  recipient: string;
  subject: string;
  body_text: string;
  body_html: string;
  reply_to: string | null;
};

/** What was put into the outbox because of this address: the studio's mails, then the visitor's. */
async function mailsAbout(email: string): Promise<Mail[]> {
  const rows = await server.owner<Mail[]>`
    select kind, recipient, subject, body_text, body_html, reply_to from private.outbox
    where recipient = ${email} or reply_to = ${email} order by kind desc`;
  return [...rows];
}

describe("submit-enquiry", () => {
  it("stores the enquiry once, and mails studio and visitor once", async () => {
    const contact = someContact();
    const origin = {
      page: "/contact",
      startedAt: "2026-03-01T10:00:00.000Z",
      source: { utm_source: "news", referrer: "https://news.example/", secret: "dropped" },
    };
    const { data, error } = await submit({ ...contact, ...origin });
    expect(error).toBeNull();
    expect(data).toEqual({ success: true });
    expect(await enquiriesOf(contact.email)).toEqual([
      {
        ...contact,
        company: null,
        page: "/contact",
        started_at: new Date(origin.startedAt),
        source: { utm_source: "news", referrer: "https://news.example/" },
        quarantined: false,
      },
    ]);
    const [told, thanks, ...others] = await mailsAbout(contact.email);
    expect(others).toEqual([]);
    expect(told).toMatchObject({
      kind: "studio-enquiry",
      recipient: brand.email,
      subject: `New enquiry from the website: ${nameItem("contact", "Grace")}`,
      reply_to: contact.email,
    });
    const toldWords = ["Grace", contact.email, "Film production", "By May.", "/contact"];
    for (const word of [...toldWords, "utm_source: news"]) {
      expect(told?.body_text).toContain(word);
      expect(told?.body_html).toContain(word);
    }
    expect(thanks).toMatchObject({ kind: "enquiry-acknowledgement", reply_to: null });
    expect(thanks?.body_text).not.toMatch(/Grace|two minutes/);
  });

  it.each([
    ["quote", { name: "Lin", company: "Compilers Ltd" }],
    ["call", {}],
    ["consultation", {}],
    ["project", {}],
  ])("takes a %s with no more than it needs", async (kind, more) => {
    const email = someAddress();
    expect((await submit({ kind, email, ...more })).error).toBeNull();
    expect(await enquiriesOf(email)).toMatchObject([{ kind, ...more }]);
    expect(await mailsAbout(email)).toHaveLength(2);
  });

  it("says what is wrong with each field, and writes nothing", async () => {
    const email = someAddress();
    const { error } = await submit({ kind: "contact", email, name: " ", message: "\n" });
    expect(await readRefusal(error)).toMatchObject({
      status: 400,
      body: {
        error: "Please check the highlighted fields.",
        fields: { name: "Please enter your name.", message: "Please write a message." },
      },
    });
    expect(await enquiriesOf(email)).toEqual([]);
    expect(await mailsAbout(email)).toEqual([]);
  });

  it("is one for the same content, one for the same key", async () => {
    const contact = someContact();
    await submit(contact);
    await submit({ ...contact, email: contact.email.toUpperCase(), page: "/pricing" });
    expect(await enquiriesOf(contact.email)).toHaveLength(1);

    const key = { "Idempotency-Key": randomUUID() };
    const keyed = someContact();
    await submit(keyed, key);
    expect((await submit({ ...keyed, message: "Another." }, key)).error).toBeNull();
    expect(await enquiriesOf(keyed.email)).toHaveLength(1);
    await submit(keyed, { "Idempotency-Key": randomUUID() });
    expect(await enquiriesOf(keyed.email)).toHaveLength(2);
    const kinds = (await mailsAbout(keyed.email)).map((mail) => mail.kind);
    // Two for the studio, yet one thank-you a day.
    expect(kinds).toEqual(["studio-enquiry", "studio-enquiry", "enquiry-acknowledgement"]);
  });

  it("is forgotten as a repetition after ten minutes", async () => {
    const contact = someContact();
    await submit(contact);
    await server.owner`
      with earlier as (
        delete from public.enquiries where email = ${contact.email}
        returning kind, email, content_hash
      )
      insert into public.enquiries (kind, email, content_hash, created_at)
      select *, now() - interval '11 minutes' from earlier`;
    await submit(contact);
    expect(await enquiriesOf(contact.email)).toHaveLength(2);
  });

  it.each([
    ["without a key", {}],
    ["with one key", { "Idempotency-Key": randomUUID() }],
  ])("is one row and two mails for fifty at once, %s", async (_name, headers) => {
    const contact = someContact();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => submit(contact, headers, "198.51.100.7")),
    );
    expect(answers.filter(({ error }) => error !== null)).toEqual([]);
    expect(await enquiriesOf(contact.email)).toHaveLength(1);
    expect(await mailsAbout(contact.email)).toHaveLength(2);
  });

  it("thanks an address once a day, whichever way it wrote", async () => {
    const email = someAddress();
    await submit({ kind: "call", email });
    await server
      .client()
      .functions.invoke("submit-lead", { body: { name: "Grace", email: email.toUpperCase() } });
    const rows = await server.owner`
      select 1 from private.outbox
      where kind = 'enquiry-acknowledgement' and lower(recipient) = ${email}`;
    expect(rows).toHaveLength(1);
  });

  it("keeps what a program sent apart, and disturbs nobody with it", async () => {
    const contact = someContact();
    const { data, error } = await submit({ ...contact, [trapField]: "50 mm" });
    expect(error).toBeNull();
    expect(data).toEqual({ success: true });
    expect(await enquiriesOf(contact.email)).toMatchObject([{ quarantined: true }]);
    expect(await mailsAbout(contact.email)).toEqual([]);
    // The same words from the person themselves are no repetition of it.
    await submit(contact);
    expect(await enquiriesOf(contact.email)).toMatchObject([
      { quarantined: true },
      { quarantined: false },
    ]);
    expect(await mailsAbout(contact.email)).toHaveLength(2);
  });

  it("limits enquiries per address and per network, and says when to come back", async () => {
    const contact = someContact();
    const from = (address: string, message: string) => submit({ ...contact, message }, {}, address);
    // Programs that abuse the address do not use up its owner's share.
    const traps = [1, 2, 3].map((n) => submit({ ...contact, message: `${n}`, [trapField]: "x" }));
    await Promise.all(traps);
    for (const message of ["a", "b", "c", "d", "e"])
      expect((await from("203.0.113.7", message)).error).toBeNull();
    const refused = (await from("203.0.113.7", "f")).error;
    const { status, headers, body } = await readRefusal(refused);
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(body).toEqual({ error: "Too many requests. Please try again later." });
    expect(await enquiriesOf(contact.email)).toHaveLength(8);
    // What is stored already stays a success, however often it is repeated.
    expect((await from("203.0.113.7", "a")).error).toBeNull();
    // Nor does a stranger on one network use up the owner's share on another.
    expect((await from("203.0.113.8", "f")).error).toBeNull();

    const outcomes = await Promise.all(
      Array.from({ length: 31 }, () => submit(someContact(), {}, "203.0.113.9")),
    );
    expect(outcomes.filter(({ error }) => error !== null)).toHaveLength(1);
  });

  it("keeps an attack as the words it is", async () => {
    const attack = {
      ...someContact(),
      name: "'); drop table public.enquiries; --",
      company: "<script>alert(1)</script>",
      message: "<img src=x onerror=alert(1)>\0\r\nBcc: all@clients.example\r\n\r\n\u202Egnp.exe",
    };
    expect((await submit(attack)).error).toBeNull();
    expect(await enquiriesOf(attack.email)).toMatchObject([
      {
        name: attack.name,
        company: attack.company,
        message: "<img src=x onerror=alert(1)>\nBcc: all@clients.example\n\ngnp.exe",
      },
    ]);
    const [told] = await mailsAbout(attack.email);
    expect(told?.subject).toBe(`New enquiry from the website: ${nameItem("contact", attack.name)}`);
    expect(told?.body_html).not.toMatch(/<script|<img/);
    expect(told?.body_text).not.toMatch(/^Bcc:/m);
  });

  it.each([
    ["a header in the address", { email: "a@b.example\r\nBcc: c@d.example" }, "email"],
    ["a header in the name", { name: "Grace\nBcc: c@d.example" }, "name"],
    ["a message too long", { message: "x".repeat(20_001) }, "message"],
    ["an address too long", { email: `${"x".repeat(longestEmail - 9)}@b.example` }, "email"],
    ["a kind nobody knows", { kind: "party" }, "kind"],
  ])("refuses %s", async (_name, change, field) => {
    const { error } = await submit({ ...someContact(), ...change });
    const { status, body } = await readRefusal(error);
    expect(status).toBe(400);
    expect(body).toHaveProperty(["fields", field]);
  });

  it("refuses as long an address in every table as in every form", async () => {
    const checks = await server.owner<{ limit: string }[]>`
      select substring(pg_get_constraintdef(oid) from 'char_length\\(email\\) <= (\\d+)') as limit
      from pg_constraint where pg_get_constraintdef(oid) like '%char_length(email)%'`;
    expect(checks.map(({ limit }) => Number(limit))).toEqual(Array(5).fill(longestEmail));
  });

  it("has done nothing unexpected", () => {
    expect(server.unexpected).toEqual([]);
  });
});

describe("submit-enquiry from a form without JavaScript", () => {
  const post = (query: string, body: URLSearchParams | FormData, accept = "text/html") =>
    fetch(`${server.url}/functions/v1/submit-enquiry${query}`, {
      method: "POST",
      body,
      redirect: "manual",
      headers: { accept, "x-test-address": randomUUID() },
    });

  it("stores it and leads to the thank-you page", async () => {
    const email = someAddress();
    const answer = await post("?kind=call", new URLSearchParams({ email, page: "/pricing" }));
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe("/thank-you");
    expect(await enquiriesOf(email)).toMatchObject([{ kind: "call", page: "/pricing" }]);
    expect(await mailsAbout(email)).toHaveLength(2);
  });

  it("takes a multipart form, and answers a script in JSON", async () => {
    const form = new FormData();
    const email = someAddress();
    form.append("kind", "quote");
    form.append("name", "Grace");
    form.append("email", email);
    const answer = await post("", form, "*/*");
    expect(await answer.json()).toEqual({ success: true });
    expect(await enquiriesOf(email)).toMatchObject([{ kind: "quote", name: "Grace" }]);
  });

  it("says in plain text what is wrong", async () => {
    const answer = await post("?kind=quote", new URLSearchParams({ email: "<b>no</b>" }));
    expect(answer.status).toBe(400);
    expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    const text = await answer.text();
    expect(text).toContain("Please enter your name.\nPlease enter a valid email address.");
  });

  it("refuses a form that cannot be read", async () => {
    const answer = await fetch(`${server.url}/functions/v1/submit-enquiry?kind=call`, {
      method: "POST",
      body: "no boundary in here",
      headers: { "content-type": "multipart/form-data; boundary=x", accept: "text/html" },
    });
    expect(answer.status).toBe(400);
  });
});
