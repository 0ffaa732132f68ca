import { randomUUID } from "node:crypto";
import type { Context } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { trapField } from "../../domain/enquiry/enquiry-form.ts";
import { createApp } from "../../server/app.ts";
import { formRoutes } from "../../server/forms/index.ts";
import { createReadiness } from "../../server/monitoring/readiness.ts";
import { silent, testConfig } from "../../server/testing/test-config.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";

const csp = "default-src 'none'; script-src 'sha256-abc'";
const contactForm = `<form data-enquiry="contact" method="post" action="/forms/contact">
<input id="n" name="name"/><p id="n-error" data-error-for="name"></p>
<input id="e" name="email"/><p id="e-error" data-error-for="email"></p>
<textarea id="m" name="message"></textarea><p id="m-error" data-error-for="message"></p></form>`;
const sitePages = new Map([
  ["/contact", `<html><title>Contact</title><script>app()</script>${contactForm}</html>`],
  ["/labs", `<html><title>Labs</title>${contactForm}</html>`],
  ["/about", "<html><title>About</title></html>"],
]);
const siteUrl = "https://kinolume.example";

let held: TestDatabase;
let isDatabaseAway = false;
const unexpected: unknown[] = [];
const address = () => `${randomUUID()}@clients.example`;

function openApp() {
  const { database } = held;
  return createApp({
    config: testConfig(),
    logger: silent,
    readiness: createReadiness(silent),
    pages: (c) => c.text("a page", 404),
    readPage: async (path) => {
      const html = sitePages.get(path);
      return html === undefined ? undefined : { html, csp };
    },
    backend: {
      database,
      attach: () => undefined,
      endSockets: () => undefined,
      mount(app, readPage) {
        const asOwner: typeof database.asOwner = (work) =>
          isDatabaseAway
            ? Promise.reject(Object.assign(new Error("gone"), { code: "ECONNREFUSED" }))
            : database.asOwner(work);
        const shared = {
          database: { ...database, asOwner },
          clientAddress: (context: Context) => context.req.header("x-test-address") ?? randomUUID(),
          inviteUser: () => Promise.reject(new Error("Nobody is invited here.")),
          onUnexpected: (error: unknown) => unexpected.push(error),
        };
        app.route("/forms", formRoutes({ ...shared, siteUrl, ...(readPage && { readPage }) }));
      },
      watch: () => undefined,
      close: () => Promise.resolve(),
    },
  });
}

let app: ReturnType<typeof openApp>;
beforeAll(async () => {
  held = await createTestDatabase();
  app = openApp();
});
afterAll(() => held.drop());

/** Without a socket behind it. */
const ask = (path: string, init: RequestInit = {}) => app.request(siteUrl + path, init, {});

function post(
  kind: string,
  body: Record<string, string> | FormData,
  headers: Record<string, string> = {},
) {
  return ask(`/forms/${kind}`, {
    method: "POST",
    body: body instanceof FormData ? body : new URLSearchParams(body),
    headers: { "sec-fetch-site": "same-origin", host: "kinolume.example", ...headers },
  });
}

const stored = async (email: string) => [
  ...(await held.owner`
    select kind, name, message, page, quarantined from public.enquiries where email = ${email}`),
];
const mailed = async (email: string) =>
  (await held.owner`select 1 from private.outbox where recipient = ${email} or reply_to = ${email}`)
    .length;

function someContact() {
  return { name: "Ada", email: address(), message: "A film.\r\nBy May.", page: "/contact" };
}

describe("a form without JavaScript", () => {
  it("is stored once, however often it is sent, and leads to the thank-you page", async () => {
    const contact = someContact();
    for (const answer of await Promise.all([post("contact", contact), post("contact", contact)])) {
      expect(answer.status).toBe(303);
      expect(answer.headers.get("location")).toBe("/thank-you");
      expect(answer.headers.get("cache-control")).toBe("no-store");
    }
    expect(await stored(contact.email)).toEqual([
      {
        kind: "contact",
        name: "Ada",
        message: "A film.\nBy May.",
        page: "/contact",
        quarantined: false,
      },
    ]);
    expect(await mailed(contact.email)).toBe(2);
  });

  it("may be multipart", async () => {
    const email = address();
    const form = new FormData();
    form.append("email", email);
    form.append("name", new Blob(["no text"]), "name.txt");
    expect((await post("call", form)).status).toBe(303);
    expect(await stored(email)).toMatchObject([{ kind: "call", name: null }]);
  });

  it("thanks a program too, and keeps what it sent apart", async () => {
    const contact = someContact();
    expect((await post("contact", { ...contact, [trapField]: "x" })).status).toBe(303);
    expect(await stored(contact.email)).toMatchObject([{ quarantined: true }]);
    expect(await mailed(contact.email)).toBe(0);
  });

  it("comes back with values and errors in the page it was sent from", async () => {
    const answer = await post("contact", {
      name: '"><script>alert(1)</script>',
      email: "ada",
      page: "/labs",
    });
    expect(answer.status).toBe(400);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(answer.headers.get("content-security-policy")).toBe(csp);
    const html = await answer.text();
    expect(html).toContain("<title>Please check what you entered: Labs</title>");
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(html).toContain('data-error-for="message">Please write a message.</p>');
    expect(html).not.toContain("<script");
  });

  it.each([
    ["the page it names", { page: "/labs" }, "", "Labs"],
    ["the page before", {}, "https://kinolume.example/labs?x=1", "Labs"],
    ["its own page, where the form is not on that one", { page: "/about" }, "", "Contact"],
    ["its own page, where there is no such page", { page: "/../../etc/passwd" }, "", "Contact"],
  ])("comes back in %s", async (_name, values, referer, title) => {
    const answer = await post("contact", values, referer ? { referer } : {});
    expect(await answer.text()).toContain(`entered: ${title}</title>`);
  });

  it("says it in plain words where no page has the form", async () => {
    const answer = await post("quote", { email: address() });
    expect(answer.status).toBe(400);
    expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(await answer.text()).toContain("Please enter your name.");
  });

  it("says when to come back after too many", async () => {
    const contact = someContact();
    const here = { "x-test-address": "203.0.113.7" };
    for (const message of ["1", "2", "3", "4", "5"])
      expect((await post("contact", { ...contact, message }, here)).status).toBe(303);
    const answer = await post("contact", { ...contact, message: "6" }, here);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    const html = await answer.text();
    expect(html).toContain("Too many requests. Please try again later.");
    expect(html).toContain("\n6</textarea>");
  });

  it("loses nothing while the database is away", async () => {
    const contact = someContact();
    isDatabaseAway = true;
    const answer = await post("contact", contact);
    isDatabaseAway = false;
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("2");
    const html = await answer.text();
    expect(html).toContain("Failed to send message: Please try again or contact us directly.");
    expect(html).toContain(`value="${contact.email}"`);
    expect((await post("contact", contact)).status).toBe(303);
  });

  it.each([
    ["another site", { "sec-fetch-site": "cross-site" }],
    ["another subdomain", { "sec-fetch-site": "same-site" }],
  ])("is refused when %s sent it", async (_name, headers) => {
    const contact = someContact();
    expect((await post("contact", contact, headers)).status).toBe(403);
    expect(await stored(contact.email)).toEqual([]);
  });

  it.each([
    ["https://evil.example", 403],
    ["null", 403],
    [siteUrl, 303],
    ["http://kinolume.example", 303],
  ])("is judged by an older browser's Origin: %s", async (origin, status) => {
    const body = new URLSearchParams(someContact());
    const headers = { origin, host: "kinolume.example" };
    const answer = await ask("/forms/contact", { method: "POST", body, headers });
    expect(answer.status).toBe(status);
  });

  it.each([
    ["JSON", "application/json", "{}", 415],
    ["nothing", "multipart/form-data; boundary=x", "torn", 400],
    ["too much", "application/x-www-form-urlencoded", `name=${"x".repeat(1024 * 1024)}`, 413],
  ])("is refused when it is %s", async (_name, type, body, status) => {
    const answer = await ask("/forms/contact", {
      method: "POST",
      body,
      headers: { "content-type": type, "sec-fetch-site": "same-origin" },
    });
    expect(answer.status).toBe(status);
  });

  it("leads whoever reads its address to the form, and knows no other kinds", async () => {
    const read = await ask("/forms/project");
    expect([read.status, read.headers.get("location")]).toEqual([303, "/our-work"]);
    expect((await post("party", {})).status).toBe(404);
    expect((await post("__proto__", {})).status).toBe(404);
  });

  it("has done nothing unexpected", () => {
    expect(unexpected).toEqual([]);
  });
});
