import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { type AuthApp, type Member, startAuthApp } from "../support/auth-app.ts";

let app: AuthApp;
let staff: Member;
let member: Member;
let stranger: Member;
let deliverable: string;
let version: string;

beforeAll(async () => {
  app = await startAuthApp();
  staff = await app.staff();
  member = await app.member();
  stranger = await app.member();
  const company = randomUUID();
  await app.owner`insert into companies (id, name) values (${company}, 'Harbour & Sons')`;
  await app.owner`select private.add_member(${company}, ${member.id}, 'member')`;
  const [made] = await app.owner`
    with project as (
      insert into projects (company_id, title) values (${company}, 'Launch') returning id
    )
    insert into pr_deliverables (project_id, title, status)
    select id, 'Première "cut"', 'delivered' from project returning id`;
  deliverable = String(made?.["id"]);
  const [first] = await app.owner`
    select id from deliverable_versions where deliverable_id = ${deliverable}`;
  version = String(first?.["id"]);
  await app.owner`
    insert into deliverable_media
      (version_id, deliverable_id, state, kind, rate_num, rate_den, frame_count, start_frame)
    values (${version}, ${deliverable}, 'ready', 'film', 25, 1, 100, 90000)`;
});
afterAll(() => app.stop());
afterEach(() => expect(app.unexpected).toEqual([]));

async function ask(who: Member | null, query: Record<string, string>): Promise<Response> {
  const session = await who?.client.auth.getSession();
  const token = session?.data.session?.access_token;
  return fetch(`${app.url}/functions/v1/review-export?${new URLSearchParams(query)}`, {
    headers: {
      apikey: app.publishableKey,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
  });
}

type Said = {
  body: string;
  number: number;
  at_frame?: number;
  to_frame?: number;
  parent_id?: string;
  is_internal?: boolean;
};

async function say(said: Said): Promise<string> {
  const row = {
    id: randomUUID(),
    version_id: version,
    author_name: "Ada",
    by_studio: true,
    ...said,
  };
  await app.owner`
    insert into review_comments ${app.owner({ ...row, deliverable_id: deliverable })}`;
  return row.id;
}

it("hands the comments of a version to whoever may read it, each what they may read", async () => {
  const first = await say({ number: 1, body: "=HYPERLINK(1)", at_frame: 30, to_frame: 49 });
  await say({ number: 2, body: "Done", parent_id: first });
  await say({ number: 3, body: "Among us", is_internal: true, at_frame: 30 });

  const table = await ask(member, { version, as: "csv" });
  expect(table.status).toBe(200);
  expect(table.headers.get("content-disposition")).toBe(
    'attachment; filename="premiere-cut-v1-comments.csv"',
  );
  const text = await table.text();
  expect(text).toContain(`1,,01:00:01:05,01:00:01:24,30,49,`);
  expect(text).toContain(`"'=HYPERLINK(1)"`);
  expect(text).toContain("\r\n2,1,");
  expect(text).not.toContain("Among us");
  expect(await (await ask(staff, { version, as: "csv" })).text()).toContain("Among us");

  const edl = await (await ask(member, { version, as: "edl" })).text();
  expect(edl).toContain("01:00:01:05 01:00:01:06");
  expect(edl).toContain("|D:20");
  const fcpxml = await ask(staff, { version, as: "fcpxml" });
  expect(fcpxml.headers.get("content-type")).toContain("application/xml");
  expect(await fcpxml.text()).toContain('start="90030/25s" duration="20/25s"');
});

it("refuses whoever may not, what is not there, and what has no frames", async () => {
  expect((await ask(null, { version, as: "csv" })).status).toBe(401);
  expect((await ask(stranger, { version, as: "csv" })).status).toBe(404);
  expect((await ask(staff, { version: randomUUID(), as: "csv" })).status).toBe(404);
  expect((await ask(staff, { version, as: "otio" })).status).toBe(400);
  expect((await ask(staff, { version: "x", as: "csv" })).status).toBe(400);
  await app.owner`
    update deliverable_media set kind = 'still', rate_num = null, rate_den = null, frame_count = null
    where version_id = ${version}`;
  expect((await ask(staff, { version, as: "edl" })).status).toBe(409);
  expect((await ask(staff, { version, as: "csv" })).status).toBe(200);
});
