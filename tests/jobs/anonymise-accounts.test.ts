import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { anonymiseDeletedAccounts } from "../../services/retention/anonymise-accounts.ts";
import { createPerson } from "../support/create-person.ts";
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
