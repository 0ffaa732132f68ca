import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { anonymiseDeletedAccounts } from "../../services/retention/anonymise-accounts.ts";
import { createCompany, type Company } from "../support/create-company.ts";
import { createPerson, type Person } from "../support/create-person.ts";
import { sendNotices } from "../support/send-notices.ts";
import { storeFile } from "../rls/sample-rows.ts";
import { startProposalApp, type ProposalApp } from "./proposal-app.ts";

let app: ProposalApp;
let producer: Person;
beforeAll(async () => {
  app = await startProposalApp();
  producer = await createPerson(app.owner, { staff: true, roles: ["producer"] });
});
afterAll(() => app.stop());

type Client = { company: Company; id: string; agreementId: string };

/** A company, and the project that it has signed for. */
async function signUp(): Promise<Client> {
  const company = await createCompany(app.owner);
  const { token } = await app.send({}, { companyId: company.id });
  const { agreement_id: agreementId } = await app.sign(token);
  const [row] = await app.owner<{ id: string }[]>`
    select id from onboardings where agreement_id = ${agreementId}`;
  return { company, id: row?.id ?? "", agreementId };
}

const words = { story: "That a harbour never sleeps.", audience: "People who buy freight." };

function save(by: Person, id: string, seen: number, brief: object, isHandedIn = false) {
  return app.database.asCaller(by.caller, async (sql) => {
    const [row] = await sql<{ revision: number }[]>`
      select public.save_brief(${id}, ${seen}, ${sql.json({ ...brief })}, ${isHandedIn}) as revision`;
    return row?.revision;
  });
}

async function read(id: string) {
  const [row] = await app.owner`
    select story, audience, revision, edited_by, handed_in_at is not null as "isIn" from onboardings where id = ${id}`;
  return row;
}

const begin = (id: string) =>
  app.owner`update projects set status = 'in_progress' where id = ${id}`;

const listTold = (id: string) => app.owner`
  select person_id is null as "isMailbox", facts ->> 'state' as state, void_at is not null as "isVoid",
    read_at is not null as "isRead"
  from notices where kind = 'brief' and subject_id = ${id} and (person_id is null or person_id = ${producer.id})
  order by created_at, person_id nulls first`;

const pathFor = ({ company, id }: Client, name = `${randomUUID()}/logo.png`) =>
  `${company.id}/brand/${id}/${name}`;

function addFile(by: Person, file: { project_id: string; object_path: string; file_name: string }) {
  return app.database.asCaller(
    by.caller,
    (sql) => sql`insert into public.brand_files ${sql(file)}`,
  );
}

async function addStored(client: Client, by: Person, fileName = "logo.png"): Promise<string> {
  const path = pathFor(client);
  await storeFile(app.owner, path);
  await addFile(by, { project_id: client.id, object_path: path, file_name: fileName });
  return path;
}

describe("the first days", () => {
  it("begin with the signature, and once: a change of the project begins none", async () => {
    const { company, id, agreementId } = await signUp();
    const [row] = await app.owner`
      select o.company_id, o.revision, p.status from onboardings o join projects p on p.id = o.id where o.id = ${id}`;
    expect(row).toEqual({ company_id: company.id, revision: 0, status: "pending" });
    const change = await app.send({}, { companyId: company.id, from: { projectId: id } });
    await app.sign(change.token);
    const all = await app.owner`
      select agreement_id from onboardings where company_id = ${company.id}`;
    expect(all).toEqual([{ agreement_id: agreementId }]);
  });

  it("are asked for by whoever may change projects, of any project, once", async () => {
    const company = await createCompany(app.owner);
    const projectId = randomUUID();
    await app.owner`
      insert into projects (id, company_id, title) values (${projectId}, ${company.id}, 'Film')`;
    const editor = await createPerson(app.owner, { staff: true, roles: ["editor"] });
    const ask = (by: Person) =>
      app.database.asCaller(
        by.caller,
        (sql) => sql`insert into public.onboardings (id) values (${projectId})`,
      );
    for (const by of [company.people.owner, editor])
      await expect(ask(by)).rejects.toMatchObject({ code: "42501" });
    await ask(producer);
    await expect(ask(producer)).rejects.toMatchObject({ code: "23505" });
    expect(await save(company.people.member, projectId, 0, words)).toBe(1);
  });

  it("are told to whoever can write the brief that is asked for, by mail, until it is handed in", async () => {
    const company = await createCompany(app.owner);
    const { people } = company;
    const [asked, gone] = [randomUUID(), randomUUID()];
    for (const id of [asked, gone]) {
      await app.owner`
        insert into projects (id, company_id, title) values (${id}, ${company.id}, 'Film')`;
      await app.database.asCaller(
        producer.caller,
        (sql) => sql`insert into public.onboardings (id) values (${id})`,
      );
    }
    const readOpen = async (id: string) => {
      const rows = await app.owner<{ person_id: string }[]>`
        select person_id from notices
        where subject_id = ${id} and not for_studio and read_at is null and void_at is null`;
      return rows.map((row) => row.person_id).toSorted();
    };
    const writers = [people.owner, people.approver, people.member].map(({ id }) => id).toSorted();
    expect(await readOpen(asked)).toEqual(writers);
    await app.owner`delete from projects where id = ${gone}`;
    expect(await readOpen(gone)).toEqual([]);
    await sendNotices(app.database);
    const mails = await app.owner<{ body: string }[]>`
      select body_text as body from private.outbox
      where recipient = ${people.member.email} and kind = 'brief-asked'`;
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body).toContain(`/dashboard?company=${company.id}&brief=${asked}`);
    await save(people.member, asked, 0, words);
    expect(await readOpen(asked)).toEqual(writers);
    await save(people.owner, asked, 1, words, true);
    expect(await readOpen(asked)).toEqual([]);
    expect(await readOpen((await signUp()).id)).toEqual([]);
  });
});

describe("a brief", () => {
  it("is written by members of its company, read by all of it, and by nobody else", async () => {
    const { company, id } = await signUp();
    const stranger = (await createCompany(app.owner)).people.owner;
    await expect(save(company.people.viewer, id, 0, words)).rejects.toMatchObject({
      code: "42501",
    });
    for (const by of [stranger, producer])
      await expect(save(by, id, 0, words)).rejects.toMatchObject({ code: "PT404" });
    expect(await save(company.people.member, id, 0, words)).toBe(1);
    const seen = async (by: Person) =>
      app.database.asCaller(
        by.caller,
        (sql) => sql`select story from public.onboardings where id = ${id}`,
      );
    expect(await seen(company.people.viewer)).toEqual([{ story: words.story }]);
    expect(await seen(producer)).toHaveLength(1);
    expect(await seen(stranger)).toHaveLength(0);
  });

  it("of two who write at once is that of the first, and the other is told", async () => {
    const { company, id } = await signUp();
    const { member, owner } = company.people;
    const both = await Promise.allSettled([
      save(member, id, 0, { ...words, story: "One" }),
      save(owner, id, 0, { ...words, story: "Two" }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const refused = both.find(({ status }) => status === "rejected");
    expect(refused).toMatchObject({ reason: { code: "PT409", hint: "changed", detail: "1" } });
    const after = await read(id);
    expect(after).toMatchObject({ revision: 1 });
    // Whoever has seen it writes over it knowingly.
    expect(await save(owner, id, 1, { ...words, story: "Both" })).toBe(2);
  });

  it("that is sent twice is stored once", async () => {
    const { company, id } = await signUp();
    const { member } = company.people;
    expect(await save(member, id, 0, words, true)).toBe(1);
    expect(await save(member, id, 0, words, true)).toBe(1);
    expect(await listTold(id)).toHaveLength(2);
  });

  it("says what it is for before it is handed in, and keeps to its length", async () => {
    const { company, id } = await signUp();
    const { member } = company.people;
    for (const brief of [{}, { story: " ", audience: "x" }, { story: "x" }])
      await expect(save(member, id, 0, brief, true)).rejects.toMatchObject({ code: "PT400" });
    await expect(
      save(member, id, 0, { ...words, contacts: "x".repeat(4001) }),
    ).rejects.toMatchObject({ code: "23514" });
    await expect(
      app.database.asCaller(
        member.caller,
        (sql) => sql`select public.save_brief(${id}, 0, '[1]', true)`,
      ),
    ).rejects.toMatchObject({ code: "PT400" });
    expect(await read(id)).toMatchObject({ revision: 0, isIn: false });
    await save(member, id, 0, words, true);
    await expect(save(member, id, 1, { ...words, story: "" })).rejects.toMatchObject({
      code: "PT400",
    });
  });

  it("stays as it is once the studio has begun; one that is late is taken, once", async () => {
    const [early, late] = [await signUp(), await signUp()];
    await save(early.company.people.member, early.id, 0, words, true);
    await Promise.all([begin(early.id), begin(late.id)]);
    await expect(
      save(early.company.people.member, early.id, 1, { ...words, story: "Other" }),
    ).rejects.toMatchObject({ code: "PT409", hint: "begun" });
    expect(await save(late.company.people.member, late.id, 0, words, true)).toBe(1);
    await expect(
      save(late.company.people.member, late.id, 1, { ...words, story: "Other" }),
    ).rejects.toMatchObject({ code: "PT409", hint: "begun" });
  });

  it("is written by nobody past the function", async () => {
    const { company, id } = await signUp();
    await expect(
      app.database.asCaller(
        company.people.owner.caller,
        (sql) => sql`update public.onboardings set story = 'Mine' where id = ${id}`,
      ),
    ).rejects.toMatchObject({ code: "42501" });
    await app.database.asCaller(
      company.people.member.caller,
      (sql) =>
        sql`update public.onboardings set is_alone = true, has_no_files = true where id = ${id}`,
    );
    const [row] = await app.owner`select is_alone, has_no_files from onboardings where id = ${id}`;
    expect(row).toEqual({ is_alone: true, has_no_files: true });
  });
});

describe("the studio", () => {
  it("is told when it is handed in, of changes as of one, of later files, and no more once it has begun", async () => {
    const client = await signUp();
    const { member } = client.company.people;
    const told = (state: string, rest: object = {}) =>
      [true, false].map((isMailbox) => ({
        isMailbox,
        state,
        isVoid: false,
        isRead: false,
        ...rest,
      }));
    await save(member, client.id, 0, words);
    await addStored(client, member);
    expect(await listTold(client.id)).toEqual([]);
    await save(member, client.id, 1, words, true);
    expect(await listTold(client.id)).toEqual(told("handed_in"));
    await save(member, client.id, 2, { ...words, deadlines: "May" });
    await save(member, client.id, 3, { ...words, deadlines: "June" });
    expect(await listTold(client.id)).toEqual([
      ...told("handed_in"),
      ...told("changed", { isVoid: true }),
      ...told("changed"),
    ]);
    await addStored(client, member);
    await addStored(client, member);
    expect((await listTold(client.id)).slice(6)).toEqual(told("files"));
    await begin(client.id);
    const after = await listTold(client.id);
    expect(after.filter(({ isRead, isVoid }) => !isRead && !isVoid)).toEqual([]);
  });
});

describe("a brand file", () => {
  it("lies in the folder of its project, and is there", async () => {
    const [client, other] = [await signUp(), await signUp()];
    const { member, viewer } = client.company.people;
    const path = pathFor(client);
    const file = { project_id: client.id, object_path: path, file_name: "logo.png" };
    await expect(addFile(member, file)).rejects.toMatchObject({ code: "PT400" });
    await storeFile(app.owner, path);
    const foreign = pathFor(other);
    await storeFile(app.owner, foreign);
    await expect(addFile(member, { ...file, object_path: foreign })).rejects.toMatchObject({
      code: "PT400",
    });
    await expect(
      addFile(member, { ...file, project_id: other.id, object_path: foreign }),
    ).rejects.toMatchObject({ code: "42501" });
    await expect(addFile(viewer, file)).rejects.toMatchObject({ code: "42501" });
    await addFile(member, file);
    await expect(addFile(member, file)).rejects.toMatchObject({ code: "23505" });
  });

  it("is called nothing that reads as another name", async () => {
    const client = await signUp();
    await addStored(client, client.company.people.member, "../..\\logo\u202egnp.exe\n");
    await addStored(client, client.company.people.member, "\u0001");
    const rows = await app.owner`
      select file_name from brand_files where project_id = ${client.id} order by created_at`;
    expect(rows).toEqual([{ file_name: "....logognp.exe" }, { file_name: "file" }]);
    await expect(
      addStored(client, client.company.people.member, "x".repeat(256)),
    ).rejects.toMatchObject({ code: "23514" });
  });

  it("cannot be taken away under its row, nor its row once the studio has begun", async () => {
    const client = await signUp();
    const { member } = client.company.people;
    const path = await addStored(client, member);
    const act = (work: "row" | "object") =>
      app.database.asCaller(member.caller, (sql) =>
        work === "row"
          ? sql`delete from public.brand_files where object_path = ${path} returning id`
          : sql`delete from storage.objects where name = ${path} returning id`,
      );
    expect(await act("object")).toHaveLength(0);
    expect(await act("row")).toHaveLength(1);
    expect(await act("object")).toHaveLength(1);
    const kept = await addStored(client, member);
    await begin(client.id);
    await expect(
      app.database.asCaller(
        member.caller,
        (sql) => sql`delete from public.brand_files where object_path = ${kept}`,
      ),
    ).rejects.toMatchObject({ code: "PT409", hint: "begun" });
    // More may come at any time.
    await addStored(client, member);
  });

  it("is one of a hundred at most", async () => {
    const client = await signUp();
    await app.owner`
      insert into storage.objects (bucket_id, name)
      select 'attachments', ${pathFor(client, "many/")} || n from generate_series(1, 100) n`;
    await app.owner`
      insert into brand_files (project_id, object_path, file_name)
      select ${client.id}, ${pathFor(client, "many/")} || n, 'logo.png' from generate_series(1, 100) n`;
    await expect(addStored(client, client.company.people.member)).rejects.toMatchObject({
      code: "PT409",
    });
  });
});

describe("what is left", () => {
  it("of a company that ends is no word of its brief, and no file", async () => {
    const client = await signUp();
    await save(client.company.people.member, client.id, 0, words, true);
    const path = await addStored(client, client.company.people.member);
    await app.owner`update companies set closing_due_at = now() where id = ${client.company.id}`;
    await app.database.asOwner(anonymiseDeletedAccounts);
    expect(await app.owner`select 1 from onboardings where id = ${client.id}`).toHaveLength(0);
    expect(await app.owner`select 1 from brand_files where object_path = ${path}`).toHaveLength(0);
    expect(await app.owner`select 1 from storage.objects where name = ${path}`).toHaveLength(0);
    expect(await app.owner`select 1 from projects where id = ${client.id}`).toHaveLength(1);
    const quoted = await app.owner`
      select 1 from audit_log where changes::text like '%never sleeps%'`;
    expect(quoted).toHaveLength(0);
  });

  it("of somebody who goes is the company's brief, without their name", async () => {
    const client = await signUp();
    const { member } = client.company.people;
    await save(member, client.id, 0, words, true);
    await addStored(client, member);
    await app.owner`update profiles set deletion_due_at = now() where user_id = ${member.id}`;
    await app.database.asOwner(anonymiseDeletedAccounts);
    const [left] = await app.owner`
      select o.story, p.display_name as name, (select count(*)::int from brand_files f where f.project_id = o.id) as files
      from onboardings o left join profiles p on p.user_id = o.edited_by where o.id = ${client.id}`;
    expect(left).toEqual({ story: words.story, name: null, files: 1 });
  });

  it("of two companies that become one is the other's, with its files", async () => {
    const [client, other] = [await signUp(), await createCompany(app.owner)];
    const path = await addStored(client, client.company.people.member);
    const admin = await createPerson(app.owner, { staff: true });
    await app.database.asCaller(
      admin.caller,
      (sql) => sql`select public.merge_companies(${client.company.id}, ${other.id})`,
    );
    const seen = await app.database.asCaller(
      other.people.viewer.caller,
      (sql) => sql`
        select f.object_path from public.onboardings o
        join public.brand_files f on f.project_id = o.id
        join storage.objects s on s.name = f.object_path where o.id = ${client.id}`,
    );
    expect(seen).toEqual([{ object_path: path }]);
    expect(await save(other.people.member, client.id, 0, words)).toBe(1);
  });

  it("of a project that is deleted is nothing of these days; one that was signed for stays", async () => {
    const client = await signUp();
    await addStored(client, client.company.people.member);
    const refused = app.database.asCaller(
      producer.caller,
      (sql) => sql`delete from public.projects where id = ${client.id}`,
    );
    await expect(refused).rejects.toMatchObject({ code: "PT409", hint: "agreed" });
    await app.owner`delete from projects where id = ${client.id}`;
    expect(await app.owner`select 1 from onboardings where id = ${client.id}`).toHaveLength(0);
    expect(await app.owner`select 1 from brand_files where project_id = ${client.id}`).toHaveLength(
      0,
    );
  });
});

it("how many are in a company, or asked into it, is told to whoever is in it", async () => {
  const { company } = await signUp();
  await app.owner`
    insert into company_invitations (company_id, address, role, token_hash)
    values (${company.id}, ${`${randomUUID()}@harbour.example`}, 'viewer', ${Buffer.from(randomUUID())})`;
  const count = async (by: Person) => {
    const [row] = await app.database.asCaller(
      by.caller,
      (sql) => sql`select public.count_people(${company.id}) as people`,
    );
    return row?.["people"];
  };
  const stranger = await createPerson(app.owner);
  // Whoever signed is asked into it, too.
  expect(await count(company.people.viewer)).toBe(6);
  expect(await count(producer)).toBe(6);
  expect(await count(stranger)).toBeNull();
});
