import { createHash, randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPerson, type Person } from "../support/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";
import { hasCode, listAllowed, tryOut, verbs, type Target } from "./attempt.ts";
import { listBuckets, listChannels, listColumns, listFunctions, listTables } from "./catalogue.ts";
import {
  expectedAccess,
  expectedChannels,
  expectedFiles,
  expectedHelpers,
  expectedOwnAccess,
} from "./expected-access.ts";
import { calls, expectedCalls, readAnswer, type Scene } from "./expected-calls.ts";
import {
  createParties,
  isPerson,
  parties,
  roleOf,
  runAs,
  type Parties,
  type Party,
} from "./parties.ts";
import {
  describeReply,
  describeSampleRows,
  insertSampleRows,
  storeFile,
  type SampleRow,
  type SampleRows,
} from "./sample-rows.ts";

let test: TestDatabase;
let scene: Parties;
let rows: SampleRows;
let newcomer: Person;

beforeAll(async () => {
  test = await createTestDatabase();
  scene = await createParties(test.owner);
  newcomer = await createPerson(test.owner);
  const { colleague, company } = scene;
  rows = await insertSampleRows(test.owner, { id: colleague.id, companyId: company.id });
});
afterAll(() => test.drop());

const idOf = (table: string) => String(rows[table]?.["id"]);
const campaignId = () => idOf("public.pr_campaigns");
const personOf = (party: Party): Person => (isPerson(party) ? scene.people[party] : newcomer);

/** What each party is found to be able to do, beside what is expected of them. */
async function readLine(
  expected: Record<Party, string>,
  read: (party: Party) => Promise<string>,
): Promise<Partial<Record<Party, string>>> {
  const line: Partial<Record<Party, string>> = {};
  for (const party of parties) if (expected[party]) line[party] = await read(party);
  return line;
}

/** Columns are granted to roles, and many parties come as the same one. */
const columnsOf = new Map<string, Promise<Target["columns"]>>();

async function tryVerbs(party: Party, target: Omit<Target, "columns">): Promise<string> {
  const key = `${roleOf(party)} ${target.table}`;
  const asked = columnsOf.get(key) ?? listColumns(test.owner, roleOf(party), target.table);
  columnsOf.set(key, asked);
  const run = runAs(test.database, scene, party);
  const allowed = await listAllowed(run, { ...target, columns: await asked });
  return verbs.map((verb) => (allowed.includes(verb) ? verb : ".")).join("");
}

/** Theirs to insert, into the company before whose row they stand. */
async function describeFreshRow(table: string, party: Party): Promise<SampleRow | undefined> {
  const companyId = scene.company.id;
  if (["public.chat_messages", "public.inbox_notes", "public.inbox_calls"].includes(table)) {
    return { ...rows[table], id: randomUUID() };
  }
  if (table === "public.talks") {
    const [begun] = await test.owner`insert into chat_conversations default values returning id`;
    return { id: String(begun?.["id"]) };
  }
  if (table === "public.inbox_replies") return describeReply(String(rows[table]?.["item_id"]));
  if (table === "public.profiles") {
    const { id } = await createPerson(test.owner);
    await test.owner`delete from profiles where user_id = ${id}`;
    return { user_id: id, display_name: "Sample" };
  }
  if (table === "public.billing_details") {
    const [begun] = await test.owner`insert into companies default values returning id`;
    return { company_id: String(begun?.["id"]), legal_name: "Sample", address: "{Quay}" };
  }
  if (table === "public.billing_confirmations") {
    const [begun] = await test.owner`insert into companies default values returning id`;
    const fresh = { company_id: String(begun?.["id"]) };
    const details = { ...fresh, legal_name: "Sample", address: "{Quay}" };
    await test.owner`insert into billing_details ${test.owner(details)}`;
    return { ...fresh, evidence: "Sample" };
  }
  if (table === "public.proposal_drafts") {
    return { ...rows[table], proposal_id: await addOwned("public.proposals") };
  }
  if (table === "public.deliverable_media") {
    const deliverable_id = await addOwned("public.pr_deliverables");
    const [version] = await test.owner`
      insert into deliverable_versions (deliverable_id, number) values (${deliverable_id}, 1)
      returning id`;
    return { deliverable_id, version_id: String(version?.["id"]) };
  }
  if (table === "public.review_drawings") {
    return { ...rows[table], comment_id: await addOwned("public.review_comments") };
  }
  if (table === "public.agreements") {
    const id = randomUUID();
    return { ...rows[table], id, version_id: await addOwned("public.proposal_versions") };
  }
  if (table === "public.milestones") {
    return { ...rows[table], id: randomUUID(), project_id: await addOwned("public.projects") };
  }
  if (table === "public.milestone_holds") {
    return { ...rows[table], milestone_id: await addOwned("public.milestones") };
  }
  if (table === "public.onboardings") return { id: await addOwned("public.projects") };
  if (table === "public.brand_files") {
    const fresh = describeSampleRows({ id: scene.colleague.id, companyId }, campaignId())[table];
    await storeFile(test.owner, String(fresh?.["object_path"]));
    return fresh;
  }
  if (table === "public.companies") return { id: randomUUID(), name: "Sample" };
  const isOfPerson = ["public.memberships", "public.conversation_readers"].includes(table);
  const { id } = isOfPerson ? newcomer : personOf(party);
  return describeSampleRows({ id, companyId }, campaignId())[table];
}

/** One more row, for what there is one of to each. */
async function addOwned(table: string): Promise<string> {
  const holder = { id: scene.colleague.id, companyId: scene.company.id };
  const row = describeSampleRows(holder, campaignId())[table] ?? {};
  await test.owner`insert into ${test.owner(table)} ${test.owner(row)}`;
  return String(row["id"]);
}

/** What says which row is the person's own; one is written where none comes by itself. */
async function findOwnRow(table: string, { id }: Person): Promise<SampleRow> {
  const companyId = scene.company.id;
  if (table === "public.profiles") return { user_id: id };
  if (!table.startsWith("public.noti")) return { company_id: companyId, user_id: id };
  const row = describeSampleRows({ id, companyId }, campaignId())[table] ?? {};
  await test.owner`insert into ${test.owner(table)} ${test.owner(row)} on conflict do nothing`;
  return row["id"] === undefined ? { person_id: id } : { id: row["id"] };
}

describe("the matrix of tables", () => {
  it("names every table of the database, and no other", async () => {
    const tables = (await listTables(test.owner)).map((table) => table.name);
    expect([...expectedAccess.keys()].toSorted()).toEqual(tables.toSorted());
  });

  it("has a sample row for every served table", () => {
    const served = [...expectedAccess.keys()].filter((table) =>
      /^(?:public\.|storage\.objects$)/.test(table),
    );
    expect(Object.keys(rows).toSorted()).toEqual(served.toSorted());
  });

  it.each([...expectedAccess])("%s", async (table, expected) => {
    const line = await readLine(expected, async (party) =>
      tryVerbs(party, {
        table,
        existing: rows[table],
        fresh: await describeFreshRow(table, party),
      }),
    );
    expect(line).toEqual(expected);
  });

  it.each([...expectedOwnAccess])("%s: their own", async (table, expected) => {
    const line = await readLine(expected, async (party) => {
      const existing = await findOwnRow(table, personOf(party));
      return tryVerbs(party, { table, existing, fresh: existing });
    });
    expect({ ...line, service: "", server: "" }).toEqual(expected);
  });

  it("hides the token of an invitation, even its hash, from whoever signs in", async () => {
    const columns = await listColumns(test.owner, "authenticated", "public.company_invitations");
    expect(columns.filter(({ readable }) => !readable).map(({ name }) => name)).toEqual([
      "token_hash",
    ]);
  });
});

describe("the matrix of files", () => {
  it("names every bucket, and no other", async () => {
    const named = [...expectedFiles.keys()].map((key) => key.replace(/:.*/, ""));
    expect([...new Set(named)].toSorted()).toEqual(await listBuckets(test.owner));
  });

  it.each([...expectedFiles])("%s", async (key, expected) => {
    const [bucket = ""] = key.split(":");
    const folders: Record<string, (person: Person) => string> = {
      attachments: () => scene.company.id,
      avatars: () => scene.colleague.id,
      "avatars:own": ({ id }) => id,
      deliverables: campaignId,
      "deliverables:project": () => idOf("public.projects"),
      labs: () => "posts",
    };
    const line = await readLine(expected, async (party) => {
      const folder = folders[key]?.(personOf(party)) ?? expect.fail();
      const describeFile = () => ({
        id: randomUUID(),
        bucket_id: bucket,
        name: `${folder}/${randomUUID()}.png`,
      });
      const existing = describeFile();
      await test.owner`insert into storage.objects ${test.owner(existing)}`;
      return tryVerbs(party, { table: "storage.objects", existing, fresh: describeFile() });
    });
    expect(line).toEqual(expected);
  });
});

describe("the matrix of channels", () => {
  it("names every kind of channel that there are rules for", async () => {
    expect([...expectedChannels.keys()].toSorted()).toEqual(await listChannels(test.owner));
  });

  it.each([...expectedChannels])("%s", async (kind, expected) => {
    const channel = `${kind}:${scene.company.id}`;
    const describeWord = () => ({ id: randomUUID(), topic: channel, extension: "broadcast" });
    const said = describeWord();
    await test.owner`insert into realtime.messages ${test.owner(said)}`;
    const line = await readLine(expected, async (party) => {
      const run = runAs(test.database, scene, party);
      const attempt = (work: Parameters<typeof tryOut<boolean>>[1]) =>
        tryOut(run, async (sql) => {
          await sql`select set_config('realtime.topic', ${channel}, true)`;
          return work(sql);
        }).catch((error: unknown) => {
          if (hasCode(error, "42501")) return false;
          throw error;
        });
      const listens = await attempt(
        async (sql) => (await sql`select from realtime.messages where id = ${said.id}`).count > 0,
      );
      const speaks = await attempt(async (sql) => {
        await sql`insert into realtime.messages ${sql(describeWord())}`;
        return true;
      });
      return `${listens ? "L" : "."}${speaks ? "P" : "."}`;
    });
    expect(line).toEqual(expected);
  });
});

describe("the matrix of functions", () => {
  it("names every function that a request can call, and no other", async () => {
    const callable = new Set<string>();
    for (const role of ["anon", "authenticated", "service_role"]) {
      for (const name of await listFunctions(test.owner, role)) {
        if (name.startsWith("public.")) callable.add(name.replace("public.", ""));
      }
    }
    expect([...expectedCalls.keys()].toSorted()).toEqual([...callable].toSorted());
    expect(Object.keys(calls).toSorted()).toEqual([...callable].toSorted());
  });

  it.each(expectedHelpers)("leaves the others to policies: %s", async (line) => {
    const [role = "", names = ""] = line.split(": ");
    const found = await listFunctions(test.owner, role);
    expect(found.filter((name) => !name.startsWith("public."))).toEqual(names.split(", "));
  });

  it.each([...expectedCalls])("%s", async (name, expected) => {
    await prepareCalls();
    const line = await readLine(expected, async (party) => {
      const given = await describeCall(party);
      const work = calls[name] ?? expect.fail();
      return tryOut(runAs(test.database, scene, party), async (sql) =>
        readAnswer(await work(sql, given)),
      ).catch((error: unknown) => {
        if (hasCode(error, "42501", "PT404", "PT409")) return "no";
        throw error;
      });
    });
    expect({ ...line, server: "" }).toEqual(expected);
  });
});

/** Something of everything that can be asked for: unread words, a delivered version, a visitor who waits. */
async function prepareCalls(): Promise<void> {
  const { owner } = test;
  await owner`
    insert into messages (company_id, body, from_studio)
    values (${scene.company.id}, 'Hello', true), (${scene.company.id}, 'Hello', false)`;
  await owner`update conversation_readers set read_until = 'epoch'`;
  await owner`
    update pr_deliverables set status = 'delivered', url = 'https://film.example'
    where id = ${campaignId()}`;
  await owner`update companies set closing_due_at = null where id = ${scene.company.id}`;
  await owner`
    update talks set state = 'waiting', waiting_since = now(), visitor_seen_at = now()
    where id = ${idOf("public.talks")}`;
  await owner`
    update inbox_items set owner_id = ${scene.people.finance.id} where id = ${idOf("public.inbox_items")}`;
  await owner`
    update chat_messages set unanswered = true where id = ${idOf("public.chat_messages")}`;
  await owner`
    insert into notices (person_id, topic, kind, key, company_id)
    select user_id, 'deliveries', 'delivery', gen_random_uuid(), company_id from memberships
    where company_id = ${scene.company.id}`;
  await owner`
    insert into notices (person_id, topic, kind, key, company_id, subject_id)
    select user_id, 'deliveries', 'comments', gen_random_uuid(), company_id,
      ${idOf("public.deliverable_versions")}
    from memberships where company_id = ${scene.company.id}`;
  await owner`update private.document_series set held_since = now() where series = 'PRO'`;
  await owner`
    insert into private.feed_state (url, checked_at) values ('https://feed.example', now())
    on conflict do nothing`;
}

async function describeCall(party: Party): Promise<Scene> {
  const { company, elsewhere, colleague } = scene;
  const person = personOf(party);
  const token = randomBytes(32).toString("base64url");
  const hash = createHash("sha256").update(token).digest();
  const [invitation] = await test.owner`
    insert into company_invitations (company_id, address, role, token_hash)
    values (${company.id}, ${person.email}, 'viewer', ${hash})
    on conflict (company_id, address) do update set token_hash = excluded.token_hash
    returning id`;
  const [undeliverable] = await test.owner`
    insert into private.undeliverable_addresses (address, reason)
    values ('nobody@clients.example', '550 No such user')
    on conflict (address) do update set reason = excluded.reason
    returning id`;
  const [comment] = await test.owner`
    insert into review_comments
      (id, deliverable_id, version_id, number, body, author_id, author_name, by_studio)
    select gen_random_uuid(), ${campaignId()}, ${idOf("public.deliverable_versions")},
      max(number) + 1, 'Sample', ${person.id}, 'Sample', false
    from review_comments where deliverable_id = ${campaignId()}
    returning id`;
  await test.owner`
    insert into private.review_counters values (${campaignId()}, 1000000)
    on conflict do nothing`;
  return {
    company: company.id,
    elsewhere: elsewhere.id,
    colleague: colleague.id,
    fellow: scene.people.finance.id,
    session: String(person.caller.claims?.["session_id"]),
    token,
    invitation: String(invitation?.["id"]),
    campaign: campaignId(),
    milestone: String(rows["public.milestones"]?.["id"]),
    onboarding: idOf("public.onboardings"),
    deliverable: campaignId(),
    version: idOf("public.deliverable_versions"),
    comment: String(comment?.["id"]),
    item: idOf("public.inbox_items"),
    talk: idOf("public.talks"),
    entry: idOf("public.audit_log"),
    undeliverable: String(undeliverable?.["id"]),
    trouble: idOf("public.troubles"),
  };
}
