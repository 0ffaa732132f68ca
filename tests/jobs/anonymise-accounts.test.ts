import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { anonymiseDeletedAccounts } from "../../services/retention/anonymise-accounts.ts";
import { createNewOwnerNotice } from "../../services/company/notify-new-owner.ts";
import { addMember, createCompany } from "../support/create-company.ts";
import { createPerson, type Person } from "../support/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";
import { around, rollBack } from "./limits.ts";

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

describe("a deleted account", () => {
  it("is anonymised after 30 days, and keeps the studio's records", async () => {
    const people = await Promise.all(
      around("30 days").map(async ({ name, age }) => {
        const person = await createPerson(test.owner, {
          email: `${name}@clients.example`,
          displayName: "Ada",
          companyName: "Engines",
        });
        await test.owner`
          update public.profiles set phone = '1', website = 'https://a.example', industry = 'x'
          where user_id = ${person.id}`;
        await test.owner`insert into public.projects (user_id, title) values (${person.id}, ${name})`;
        await test.owner`
          insert into public.messages (user_id, sender_id, body)
          values (${person.id}, ${person.id}, 'words')`;
        await test.owner`
          insert into public.chat_conversations (user_id, page) values (${person.id}, 'owned')`;
        await test.owner`
          insert into storage.objects (bucket_id, name)
          values ('attachments', ${`${person.id}/brief.pdf`}), ('avatars', ${`${person.id}/me.png`})`;
        return { id: person.id, name, age };
      }),
    );
    const live = await createPerson(test.owner, { email: "live@clients.example" });

    await rollBack(test.database, async (sql) => {
      await Promise.all(
        people.map(
          ({ id, age }) => sql`
            update auth.users
            set deleted_at = now() - ${age}::interval, encrypted_password = 'hash' where id = ${id}`,
        ),
      );
      await anonymiseDeletedAccounts(sql);
      const left = await sql`
        select u.email, u.encrypted_password, u.raw_user_meta_data, p.display_name, p.company_name,
          p.phone, p.website, p.industry,
          (select count(*)::int from public.messages m where m.user_id = u.id) as messages,
          (select count(*)::int from public.projects r where r.user_id = u.id) as projects,
          (select count(*)::int from storage.objects o where o.name like u.id || '/%') as files,
          (select count(*)::int from auth.sessions s where s.user_id = u.id) as sessions,
          (select count(*)::int from public.chat_conversations c where c.user_id = u.id) as chats
        from auth.users u join public.profiles p on p.user_id = u.id
        where u.id <> ${live.id} order by u.email`;
      const gone = people.find(({ name }) => name === "gone")?.id;
      expect(left).toEqual([
        {
          email: `deleted-${gone}@anonymised.invalid`,
          encrypted_password: null,
          raw_user_meta_data: {},
          display_name: null,
          company_name: null,
          phone: null,
          website: null,
          industry: null,
          messages: 0,
          files: 0,
          projects: 1,
          sessions: 0,
          chats: 0,
        },
        {
          email: "kept@clients.example",
          encrypted_password: "hash",
          raw_user_meta_data: { display_name: "Ada", company_name: "Engines" },
          display_name: "Ada",
          company_name: "Engines",
          phone: "1",
          website: "https://a.example",
          industry: "x",
          messages: 1,
          files: 2,
          projects: 1,
          sessions: 1,
          chats: 1,
        },
      ]);
      expect(await sql`select email from auth.users where id = ${live.id}`).toMatchObject([
        { email: "live@clients.example" },
      ]);
    });
  });
});

describe("a deleted account in a company with others", () => {
  const end = async (...people: Person[]) => {
    await test.owner`
      update profiles set deletion_due_at = now() - interval '1 second'
      where user_id = any(${people.map(({ id }) => id)})`;
    return test.database.asOwner(anonymiseDeletedAccounts);
  };
  const rolesIn = async (id: string) => {
    const rows = await test.owner<{ user_id: string; role: string }[]>`
      select user_id, role from memberships where company_id = ${id}`;
    return new Map(rows.map(({ user_id, role }) => [user_id, role]));
  };

  it("leaves the company its words and files, and takes the person away with their picture", async () => {
    const { id, people } = await createCompany(test.owner);
    const { member } = people;
    await test.owner`
      insert into messages (company_id, sender_id, body) values (${id}, ${member.id}, 'words')`;
    await test.owner`
      insert into projects (company_id, user_id, title) values (${id}, ${member.id}, 'A film')`;
    await test.owner`
      insert into storage.objects (bucket_id, name)
      values ('attachments', ${`${id}/brief.pdf`}), ('avatars', ${`${member.id}/me.png`})`;
    const { files } = await end(member);
    expect(files.map(({ bucketId }) => bucketId)).toEqual(["avatars"]);
    const [left] = await test.owner`
      select (select count(*)::int from messages m where m.company_id = c.id and body = 'words') as messages,
        (select count(*)::int from projects p where p.company_id = c.id and title = 'A film') as projects,
        (select count(*)::int from storage.objects o where o.name like c.id || '/%') as files,
        c.name, c.closed_at
      from companies c where c.id = ${id}`;
    expect(left).toEqual({
      messages: 1,
      projects: 1,
      files: 1,
      name: "Harbour & Sons",
      closed_at: null,
    });
    const [person] = await test.owner`
      select u.email, p.display_name, p.company_name from auth.users u
      join profiles p on p.user_id = u.id where u.id = ${member.id}`;
    expect(person).toEqual({
      email: `deleted-${member.id}@anonymised.invalid`,
      display_name: null,
      company_name: null,
    });
    expect((await rolesIn(id)).has(member.id)).toBe(false);
  });

  it("leaves the company that has the account's id as well, once others are in it", async () => {
    const first = await createPerson(test.owner, { companyName: "Engines" });
    const second = await createPerson(test.owner);
    await addMember(test.owner, { companyId: first.id, person: second, role: "viewer" });
    await test.owner`
      insert into messages (company_id, sender_id, body) values (${first.id}, ${first.id}, 'words')`;
    await test.owner`
      insert into storage.objects (bucket_id, name) values ('attachments', ${`${first.id}/a.pdf`})`;
    expect((await end(first)).files).toEqual([]);
    expect(await test.owner`select 1 from messages where company_id = ${first.id}`).toHaveLength(1);
    expect(await rolesIn(first.id)).toEqual(new Map([[second.id, "owner"]]));
  });

  it("hands the company of a last owner to the approver of longest standing, as they were told", async () => {
    const { id, people } = await createCompany(test.owner);
    const describeLeaving = () =>
      test.database.asCaller(
        people.owner.caller,
        (sql) => sql`
        select name, is_alone, is_last_owner, heir from public.describe_leaving()`,
      );
    expect([...(await describeLeaving())]).toEqual([
      { name: "Harbour & Sons", is_alone: false, is_last_owner: true, heir: "A approver" },
    ]);
    await end(people.owner);
    expect((await rolesIn(id)).get(people.approver.id)).toBe("owner");
    const [job] = await test.owner<{ payload: unknown }[]>`
      select payload from private.jobs where kind = 'notify-new-owner' and payload ->> 'id' = ${id}`;
    await createNewOwnerNotice("https://agency.example")({
      id: "1",
      kind: "notify-new-owner",
      payload: job?.payload,
      attempt: 1,
      signal: AbortSignal.timeout(10_000),
      transaction: (work) => test.database.asOwner(work),
    });
    const mails = await test.owner`
      select recipient, kind from private.outbox where unique_key like ${`company-inherited:${id}%`}`;
    expect([...mails]).toEqual([{ recipient: people.approver.email, kind: "company-inherited" }]);
    const alone = await createPerson(test.owner, { companyName: "Engines" });
    const [line] = await test.database.asCaller(
      alone.caller,
      (sql) => sql`
      select name, is_alone, is_last_owner, heir from public.describe_leaving()`,
    );
    expect(line).toEqual({ name: "Engines", is_alone: true, is_last_owner: true, heir: null });
  });

  it("ends the company when everybody in it goes on the same day", async () => {
    const { id, people } = await createCompany(test.owner);
    await test.owner`
      insert into storage.objects (bucket_id, name) values ('attachments', ${`${id}/brief.pdf`})`;
    expect((await end(...Object.values(people))).files).toHaveLength(1);
    const [company] =
      await test.owner`select name, closed_at is null as is_open from companies where id = ${id}`;
    expect(company).toEqual({ name: null, is_open: false });
  });
});
