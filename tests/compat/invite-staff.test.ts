import { randomUUID } from "node:crypto";
import { FunctionsHttpError, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { staffAnswers } from "../../content/staff-answers.ts";
import { refuseDeed } from "../../content/staff-roles.ts";
import { startAuthApp, type AuthApp, type Member } from "../support/auth-app.ts";
import { letProofsAge } from "../support/second-factor.ts";

let app: AuthApp;
let admin: Member;
beforeAll(async () => {
  app = await startAuthApp();
  admin = await app.staff();
});
afterAll(() => app.stop());
afterEach(() => expect(app.unexpected).toEqual([]));

const someone = () => `${randomUUID()}@studio.example`;

async function invite(client: SupabaseClient, body: object) {
  const { data, error } = await client.functions.invoke("invite-staff", { body });
  if (error === null) return { status: 200, body: data };
  if (!(error instanceof FunctionsHttpError)) throw error;
  const response: Response = error.context;
  return { status: response.status, body: await response.json() };
}

async function findStaff(email: string) {
  return app.owner`
    select m.roles, u.raw_app_meta_data ->> 'role' as role, exists (
      select from public.memberships c where c.user_id = u.id
    ) as "isClient"
    from auth.users u left join public.staff_members m on m.user_id = u.id where u.email = ${email}`;
}

describe("an admin", () => {
  it("invites whoever has no account: by a mail, into the studio and no company", async () => {
    const email = someone();
    const invitation = { email, displayName: "Tom", roles: ["finance", "editor"] };
    expect(await invite(admin.client, invitation)).toEqual({
      status: 200,
      body: { success: true, isMailed: true },
    });
    expect((await app.mailTo(email)).kind).toBe("invite");
    expect(await findStaff(email)).toEqual([
      { roles: ["finance", "editor"], role: "staff", isClient: false },
    ]);
    const log = await app.owner`
      select l.actor_id, l.action, l.changes from public.audit_log l
      join auth.users u on u.id::text = l.row_id where u.email = ${email} and l.table_name = 'users'
      order by l.id`;
    expect(log).toEqual(
      expect.arrayContaining([
        { actor_id: admin.id, action: "update", changes: { roles: [null, ["finance", "editor"]] } },
        { actor_id: admin.id, action: "update", changes: { role: [null, "staff"] } },
        { actor_id: admin.id, action: "invite", changes: {} },
      ]),
    );
  });

  it("has invited nobody as a client, wherever the server dies", async () => {
    const email = someone();
    // What is there of an invitation when nothing comes after the account.
    await app.owner`
      insert into private.staff_invitations (address, roles, invited_by)
      values (${email}, '{finance}', ${admin.id})`;
    await app.owner`insert into auth.users (email, invited_at) values (${email}, now())`;
    expect(await findStaff(email)).toEqual([
      { roles: ["finance"], role: "staff", isClient: false },
    ]);
    // And asked again, they are invited again.
    expect(await invite(admin.client, { email, roles: ["finance"] })).toMatchObject({
      status: 200,
    });
    const late = someone();
    await app.owner`
      insert into private.staff_invitations (address, roles, invited_by, created_at)
      values (${late}, '{admin}', ${admin.id}, now() - interval '61 minutes')`;
    await app.owner`insert into auth.users (email) values (${late})`;
    expect(await findStaff(late)).toEqual([{ roles: null, role: null, isClient: true }]);
  });

  it("lets in at once whoever has an account and is in no company", async () => {
    const { email, id } = await app.member();
    await app.owner`delete from public.companies where id = ${id}`;
    expect(await invite(admin.client, { email, roles: ["producer"] })).toEqual({
      status: 200,
      body: { success: true, isMailed: false },
    });
    expect(await findStaff(email)).toMatchObject([{ roles: ["producer"], role: "staff" }]);
  });

  it("is told that an address is a client's, or somebody's who works here, and nothing changes", async () => {
    const client = await app.member();
    expect(await invite(admin.client, { email: client.email, roles: ["admin"] })).toEqual({
      status: 409,
      body: { error: staffAnswers.isClient, fields: { email: staffAnswers.isClient } },
    });
    expect(await findStaff(client.email)).toEqual([{ roles: null, role: null, isClient: true }]);
    const { email } = await app.staff();
    expect(await invite(admin.client, { email, roles: ["finance"] })).toMatchObject({
      status: 409,
      body: { error: staffAnswers.worksHere },
    });
    expect(await findStaff(email)).toMatchObject([{ roles: ["admin"] }]);
  });

  it("is told what is wrong with what was sent", async () => {
    for (const roles of [[], ["boss"], "admin", undefined]) {
      expect(await invite(admin.client, { email: someone(), roles })).toMatchObject({
        status: 400,
        body: { fields: { roles: "Please choose a role." } },
      });
    }
  });
});

it("nobody else invites: no other role, no client, no visitor, no sign-in of long ago", async () => {
  const email = someone();
  const invitation = { email, roles: ["admin"] };
  const producer = await app.staff();
  await app.owner`update public.staff_members set roles = '{producer,finance,editor}' where user_id = ${producer.id}`;
  expect(await invite(producer.client, invitation)).toEqual({
    status: 403,
    body: { error: refuseDeed("staff"), code: "staff_role" },
  });
  expect(await invite((await app.member()).client, invitation)).toMatchObject({ status: 403 });
  expect(await invite(app.client(), invitation)).toMatchObject({ status: 401 });
  const early = await app.staff();
  await letProofsAge(app, early, 16);
  await early.client.auth.refreshSession();
  expect(await invite(early.client, invitation)).toEqual({
    status: 403,
    body: { error: staffAnswers.signInAgain, hint: "recent_sign_in" },
  });
  expect(await findStaff(email)).toEqual([]);
});
