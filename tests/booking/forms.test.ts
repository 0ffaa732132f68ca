import { randomUUID } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import { Window } from "happy-dom";
import type { Context } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { trapField } from "../../domain/enquiry/enquiry-form.ts";
import { createApp } from "../../server/app.ts";
import { bookingPages } from "../../server/forms/booking-forms.ts";
import { formRoutes } from "../../server/forms/index.ts";
import { createReadiness } from "../../server/monitoring/readiness.ts";
import { silent, testConfig } from "../../server/testing/test-config.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";

const csp = "default-src 'none'";
const sitePages = new Map([
  [
    "/book",
    `<html><head><title>Book</title><script>app()</script></head><body>
<form data-booking="book" method="post" action="/forms/book">
<input type="radio" name="kind" value="call" checked=""/><input type="radio" name="kind" value="consultation"/>
<select id="z" name="zone"></select><fieldset data-slots=""><legend>When</legend></fieldset><p data-error-for="start"></p>
<input id="n" name="name"/><p id="n-e" data-error-for="name"></p><input id="e" name="email"/><p id="e-e" data-error-for="email"></p>
<textarea id="m" name="message"></textarea><input type="hidden" name="id" value=""/><button>Book</button></form></body></html>`,
  ],
  [
    "/booking",
    `<html><head><title>Your call</title><script>app()</script></head><body><main>
<noscript data-booking-view=""></noscript><div data-booking-waiting="">Wait</div></main></body></html>`,
  ],
]);
const siteUrl = "https://kinolume.example";

let held: TestDatabase;
let app: ReturnType<typeof openApp>;
let isDatabaseAway = false;
const unexpected: unknown[] = [];

function openApp() {
  const { database } = held;
  return createApp({
    config: testConfig(),
    logger: silent,
    readiness: createReadiness(silent),
    pages: (c) => c.text("the page as it was built"),
    readPage: async (path) => {
      const html = sitePages.get(path);
      return html === undefined ? undefined : { html, csp };
    },
    backend: {
      database,
      attach: () => undefined,
      endSockets: () => undefined,
      mount(to, readPage) {
        const asOwner: typeof database.asOwner = (work) =>
          isDatabaseAway
            ? Promise.reject(Object.assign(new Error("gone"), { code: "ECONNREFUSED" }))
            : database.asOwner(work);
        const shared = {
          database: { asOwner },
          clientAddress: (context: Context) => context.req.header("x-test-address") ?? randomUUID(),
          onUnexpected: (error: unknown) => unexpected.push(error),
          siteUrl,
          ...(readPage && { readPage }),
        };
        to.route("/forms", formRoutes(shared));
        to.route("/", bookingPages(shared));
      },
      watch: () => undefined,
      close: () => Promise.resolve(),
    },
  });
}

beforeAll(async () => {
  held = await createTestDatabase();
  await held.owner`update calendars set notice_minutes = 0, most_per_day = 100`;
  app = openApp();
});
afterAll(() => held.drop());

async function read(response: Response | Promise<Response>) {
  const answer = await response;
  const html = await answer.text();
  const { document } = new Window({ settings: { disableJavaScriptEvaluation: true } });
  document.write(html.replaceAll(/<(\/?)noscript/g, "<$1section"));
  return {
    status: answer.status,
    headers: answer.headers,
    html,
    find: (selector: string) => document.querySelector(selector),
    all: (selector: string) => Array.from(document.querySelectorAll(selector)),
  };
}

const get = (path: string) => read(app.request(siteUrl + path, {}, {}));
const send = (path: string, body: Record<string, string>, headers: Record<string, string> = {}) =>
  Promise.resolve(
    app.request(
      siteUrl + path,
      {
        method: "POST",
        body: new URLSearchParams(body),
        headers: { "sec-fetch-site": "same-origin", host: "kinolume.example", ...headers },
      },
      {},
    ),
  );

async function describeForm(more: Record<string, string> = {}) {
  const page = await get("/book");
  const start = page.find("[name^=start-]")?.getAttribute("value") ?? "";
  const id = page.find("[name=id]")?.getAttribute("value") ?? "";
  const email = `${randomUUID()}@clients.example`;
  const day = start.slice(0, 10);
  return {
    kind: "call",
    zone: "Europe/London",
    day,
    [`start-${day}`]: start,
    id,
    name: "Ada",
    email,
    ...more,
  };
}

/** The token of one that was booked by the form. */
async function book() {
  const form = await describeForm();
  const answer = await send("/forms/book", form);
  expect(answer.status).toBe(303);
  const location = answer.headers.get("location") ?? "";
  return { form, location, token: new URLSearchParams(location.split("?")[1]).get("token") ?? "" };
}

const stateOf = async (id = "") =>
  (await held.owner`select state, sequence from bookings where id = ${id}`)[0];

describe("the page with free times", () => {
  it("comes compressed, where the browser takes that", async () => {
    const sent = await app.request(
      `${siteUrl}/book`,
      { headers: { "accept-encoding": "gzip, br" } },
      {},
    );
    expect(sent.headers.get("content-encoding")).toBe("br");
    expect(sent.headers.get("vary")).toBe("accept-encoding");
    const text = brotliDecompressSync(Buffer.from(await sent.arrayBuffer())).toString();
    expect(text).toContain('name="day"');
    const plain = await app.request(`${siteUrl}/book`, {}, {});
    expect(plain.headers.get("content-encoding")).toBeNull();
    expect(plain.headers.get("vary")).toBe("accept-encoding");
  });

  it("has them in it, for the kind and the zone of its address", async () => {
    const page = await get("/book?kind=consultation&zone=Asia/Kathmandu");
    expect(page.status).toBe(200);
    expect(page.headers.get("content-security-policy")).toBe(csp);
    expect(page.all("[name^=start-]").length).toBeGreaterThan(20);
    expect(page.find("[name=kind][checked]")?.getAttribute("value")).toBe("consultation");
    expect(page.find("option[selected]")?.getAttribute("value")).toBe("Asia/Kathmandu");
    expect(page.find("[name=id]")?.getAttribute("value")).toMatch(/^[0-9a-f-]{36}$/);
    // The application takes it from here.
    expect(page.find("script")).not.toBeNull();
  });

  it.each(["?zone=Mars/Olympus", "?kind=dinner", "?from=never", "?from=9999-99-99", "?zone=%00"])(
    "stands whatever its address says: %s",
    async (query) => {
      const page = await get(`/book${query}`);
      expect(page.all("[name^=start-]").length).toBeGreaterThan(20);
    },
  );

  it("says of a time in its address that it is gone, and what is free near it", async () => {
    const page = await get("/book?start=2020-01-06T10:00:00Z");
    expect(page.all("[name=start-nearest]")).toHaveLength(3);
    expect(page.find("[data-error-for=start]")?.textContent).toContain("is not free now");
    const [last] = page.all("[name^=start-2]").slice(-1);
    const start = last?.getAttribute("value") ?? "";
    const chosen = await get(`/book?start=${start}`);
    expect(chosen.find("[name^=start-][checked]")?.getAttribute("value")).toBe(start);
    expect(chosen.find("[data-error-for=start]")?.textContent).toBe("");
  });

  it("is the page as it was built while the database is away", async () => {
    isDatabaseAway = true;
    try {
      expect((await get("/book")).html).toBe("the page as it was built");
    } finally {
      isDatabaseAway = false;
    }
  });
});

describe("the form", () => {
  it("books once, and leads to the call", async () => {
    const { form, location } = await book();
    expect(location).toMatch(/^\/booking\?token=[\w-]{43}$/);
    expect(await stateOf(form.id)).toEqual({ state: "booked", sequence: 0 });
    const again = await send("/forms/book", form);
    expect(again.headers.get("location")).toBe(location);
    const page = await get(location);
    expect(page.headers.get("referrer-policy")).toBe("no-referrer");
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(page.find("[data-booking-view] h1")).not.toBeNull();
  });

  it("shows other times, and keeps what was typed", async () => {
    const form = await describeForm({ show: "", zone: "America/New_York", message: "Tides" });
    const page = await read(send("/forms/book", form));
    expect(page.find("#n")?.getAttribute("value")).toBe("Ada");
    expect(page.find("#m")?.textContent).toContain("Tides");
    expect(page.find("option[selected]")?.getAttribute("value")).toBe("America/New_York");
    expect(page.find("script")).toBeNull();
    expect(page.find("[role=alert]")).toBeNull();
    expect(await stateOf(form.id)).toBeUndefined();
  });

  it("says what is wrong at its field", async () => {
    const page = await read(send("/forms/book", await describeForm({ email: "ada", day: "" })));
    expect(page.status).toBe(400);
    expect(page.find("#e")?.getAttribute("aria-invalid")).toBe("true");
    expect(page.find("[data-error-for=start]")?.textContent).toBe("Please choose a time.");
    expect(page.find("#n")?.getAttribute("value")).toBe("Ada");
  });

  it("offers the nearest when somebody was quicker", async () => {
    const form = await describeForm();
    await send("/forms/book", form);
    const late = { ...form, id: randomUUID(), email: `${randomUUID()}@clients.example` };
    const page = await read(send("/forms/book", late));
    expect(page.status).toBe(409);
    expect(page.all("[name=start-nearest]")).toHaveLength(3);
    expect(page.find("#e")?.getAttribute("value")).toBe(late.email);
  });

  it("takes nothing from other sites, and no time for programs", async () => {
    const form = await describeForm();
    expect((await send("/forms/book", form, { "sec-fetch-site": "cross-site" })).status).toBe(403);
    const trapped = await send("/forms/book", { ...form, [trapField]: "x" });
    expect(trapped.headers.get("location")).toBe("/thank-you");
    expect(await stateOf(form.id)).toBeUndefined();
  });
});

describe("the call's page", () => {
  it("changes nothing when it is looked at, however often a scanner does", async () => {
    const { form, token } = await book();
    for (const query of ["", "&action=cancel", "&action=move"]) {
      expect((await get(`/booking?token=${token}${query}`)).status).toBe(200);
    }
    await get(`/forms/booking?token=${token}&action=cancel`);
    expect(await stateOf(form.id)).toEqual({ state: "booked", sequence: 0 });
  });

  it("shows free times, moves, and cancels by posting", async () => {
    const { form, token } = await book();
    const shown = await read(send("/forms/booking", { token, action: "show", zone: "UTC" }));
    const start = shown.all("[name^=start-]")[3]?.getAttribute("value") ?? "";
    expect(start).not.toBe("");
    expect(shown.find("[data-booking-waiting]")).toBeNull();
    const move = { token, action: "move", sequence: "0", start };
    expect((await send("/forms/booking", move)).status).toBe(200);
    expect(await stateOf(form.id)).toEqual({ state: "booked", sequence: 1 });
    const stale = await send("/forms/booking", { ...move, start: "2020-01-06T10:00:00Z" });
    expect(stale.status).toBe(409);
    const file = await send("/forms/booking", { token, action: "calendar" });
    expect(file.headers.get("content-type")).toContain("text/calendar");
    const entry = (await file.text()).replaceAll("\r\n ", "");
    // Entries of calendars are forwarded, and colleagues read them.
    expect(entry).toContain(
      "DESCRIPTION:The studio sends you the address before the call.\\nTo move",
    );
    expect(entry).not.toContain(token);
    expect((await send("/forms/booking", { token, action: "cancel" })).status).toBe(200);
    expect(await stateOf(form.id)).toEqual({ state: "cancelled", sequence: 2 });
    expect((await send("/forms/booking", { token, action: "dance" })).status).toBe(400);
  });

  it("knows no other tokens", async () => {
    const page = await get(`/booking?token=${"x".repeat(43)}`);
    expect(page.html).toContain("We do not know this call.");
    expect((await send("/forms/booking", { token: "x", action: "cancel" })).status).toBe(400);
    expect(unexpected).toEqual([]);
  });
});
