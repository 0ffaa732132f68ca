import { randomFillSync, randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { resolveCaller } from "../../server/api-keys/resolve-caller.ts";
import { createDeletionReminders } from "../../services/account/remind-of-deletion.ts";
import type { JobHandler } from "../../runtime/jobs/job.ts";
import { createRetention } from "../../services/retention/retention.ts";
import type { RequestSource } from "../../server/http/request-source.ts";
import { storageRoutes } from "../../server/storage/index.ts";
import { createFileOpener } from "../../server/storage/open-file.ts";
import { createPublicFiles } from "../../server/storage/public-files.ts";
import { createExpiry } from "../../server/storage/resumable/end-expired-uploads.ts";
import { dropBytes, openStorage, type Storage } from "../../server/storage/storage.ts";
import { insertBooking } from "../booking/insert-booking.ts";
import { insertSampleRows } from "../rls/sample-rows.ts";
import { password, startAuthApp, type AuthApp, type Member } from "../support/auth-app.ts";
import { readZip } from "../support/read-zip.ts";
import { findWords, writeWords } from "./personal-words.ts";
import { somePng } from "./storage-app.ts";
import { beginUpload, megabyte, uploadByTus } from "./tus-upload.ts";
import { openMailFiles } from "../../server/mailbox/delete-mail-files.ts";

let app: AuthApp;
let storage: Storage;
let dataDirectory: string;
beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), "kinolume-accounts-"));
  app = await startAuthApp(undefined, {
    openFile: (file, signal) => createFileOpener(storage)(file, signal),
  });
  storage = await openStorage(
    {
      dataDirectory,
      s3: undefined,
      clientStorageBytes: 2 ** 31,
      siteUrl: "https://agency.example",
    },
    { database: app.database, onUnexpected: (error) => app.unexpected.push(error) },
  );
  const { keyring, url: siteUrl } = app;
  const callerOf = (source: RequestSource) => resolveCaller({ keyring, siteUrl }, source);
  app.mount("/storage/v1", storageRoutes({ storage, signer: keyring, resolveCaller: callerOf }));
});
afterAll(async () => {
  await app.stop();
  await rm(dataDirectory, { recursive: true });
});

/** A client with a row in every table and a file in every place a client's files lie. */
async function memberWithWork(): Promise<Member & { files: string[]; campaignId: string }> {
  const member = await app.member();
  const rows = await insertSampleRows(app.owner, member);
  const campaignId = String(rows["public.pr_campaigns"]?.["id"]);
  const files = [`attachments/${member.id}/brief.png`, `avatars/${member.id}/me.png`];
  files.push(`deliverables/${campaignId}/poster.png`);
  for (const file of files) {
    const slash = file.indexOf("/");
    await createPublicFiles(storage).save(file.slice(0, slash), {
      name: file.slice(slash + 1),
      type: "image/png",
      bytes: somePng(70_000),
    });
  }
  return { ...member, files, campaignId };
}

async function tokenOf({ client }: Member): Promise<string> {
  return (await client.auth.getSession()).data.session?.access_token ?? "";
}

async function exportData(member: Member, body?: { companyId: string }): Promise<Response> {
  return fetch(`${app.url}/functions/v1/export-my-data`, {
    method: "POST",
    headers: { authorization: `Bearer ${await tokenOf(member)}` },
    ...(body && { body: JSON.stringify(body) }),
  });
}

/** The answer's status and body, whichever it is. */
async function deleteAccount(member: Member, body: object) {
  const answer = await fetch(`${app.url}/functions/v1/delete-account`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${await tokenOf(member)}`,
      "content-type": "application/json",
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

describe("an export", () => {
  it("holds every row and file of the client, and nothing of anyone else", async () => {
    const ada = await memberWithWork();
    const ben = await memberWithWork();
    // More than one page of rows, on days that no sample row can have.
    await app.owner`
      insert into public.pr_campaign_metrics (campaign_id, metric_date, reach)
      select ${ada.campaignId}, '1960-01-01'::date + day, day from generate_series(1, 2100) day`;
    await app.owner`update public.enquiries set email = ${ada.email} where email like 'visitor@%'`;
    const answer = await exportData(ada);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-disposition")).toMatch(/-export-[\d-]+\.zip"$/);
    expect(Number(answer.headers.get("x-expected-bytes"))).toBe(3 * 70_000);
    const archive = readZip(Buffer.from(await answer.arrayBuffer()));

    const claims = { sub: ada.id, role: "authenticated", session_id: await sessionOf(ada) };
    const tables = await app.owner<{ name: string }[]>`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'
        and has_table_privilege('authenticated', oid, 'select')
        and not has_table_privilege('anon', oid, 'select')`;
    for (const { name } of tables) {
      const own = await app.database.asCaller(
        { role: "authenticated", claims },
        (sql) => sql`select count(*)::int as count from ${sql(`public.${name}`)}`,
      );
      const file = archive.get(`data/${name}.json`);
      // What staff alone read of these comes by another way.
      const written = { enquiries: [{ count: 2 }], chat_messages: [{ count: 1 }] }[name] ?? own;
      const rows: unknown[] = file ? JSON.parse(file.toString()) : [];
      expect([{ count: rows.length }], name).toEqual([...written]);
    }
    expect(archive.has("data/pr_campaign_metrics.json")).toBe(true);
    const account = JSON.parse(archive.get("data/account.json")?.toString() ?? "");
    expect(account).toMatchObject({ id: ada.id, email: ada.email });
    expect(account.sessions).toHaveLength(1);

    const stored = [...archive.keys()].filter((name) => name.startsWith("files/"));
    expect(stored.filter((name) => !/[\da-f-]{36}\.png$/.test(name))).toEqual([
      "files/attachments/brief.png",
      "files/avatars/me.png",
      `files/deliverables/${ada.campaignId}/poster.png`,
    ]);
    expect(archive.get("files/attachments/brief.png")?.equals(somePng(70_000))).toBe(true);
    const everything = [...archive].map(([name, bytes]) => `${name} ${bytes.toString("latin1")}`);
    expect(everything.filter((text) => text.includes(ben.id) || text.includes(ben.email))).toEqual(
      [],
    );
    expect(archive.get("index.html")?.toString()).toContain('href="data/messages.json"');
    expect(app.unexpected).toEqual([]);
  });

  it("ends with the session that asked for it, which surprises nobody", async () => {
    const ada = await memberWithWork();
    const answer = await app.fetch(
      new Request(`${app.url}/functions/v1/export-my-data`, {
        method: "POST",
        headers: { authorization: `Bearer ${await tokenOf(ada)}` },
      }),
    );
    const reader = answer.body?.getReader();
    expect((await reader?.read())?.done).toBe(false);
    await app.owner`delete from auth.sessions where user_id = ${ada.id}`;
    const readOn = async () => {
      while (!(await reader?.read())?.done);
    };
    await expect(readOn()).rejects.toThrow("The session of this token has ended.");
    expect(app.unexpected).toEqual([]);
  });

  it("is for those signed in, a few times an hour, and of staff their own rows alone", async () => {
    const nobody = await fetch(`${app.url}/functions/v1/export-my-data`, { method: "POST" });
    expect(nobody.status).toBe(401);
    const staff = await app.staff();
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      const answer = await exportData(staff);
      statuses.push(answer.status);
      if (count > 0) await answer.body?.cancel();
      else {
        const names = [...readZip(Buffer.from(await answer.arrayBuffer())).keys()];
        expect(names).toEqual(["data/account.json", "data/profiles.json", "index.html"]);
      }
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe("an export of somebody with colleagues", () => {
  /** A company with its people, each of whom has written in every place where clients write. */
  async function companyWithWork() {
    const companyId = randomUUID();
    await app.owner`insert into companies (id, name) values (${companyId}, 'Harbour & Sons')`;
    const people = new Map<string, Member & { word: string }>();
    for (const role of ["viewer", "member", "approver", "owner", "former"]) {
      const member = { ...(await app.member()), word: `word-${role}-${randomUUID()}` };
      people.set(role, member);
      const as = role === "former" ? "owner" : role;
      await app.owner`select private.add_member(${companyId}, ${member.id}, ${as})`;
      await app.owner`update profiles set display_name = ${`Name ${role}`} where user_id = ${member.id}`;
      await writeAs(companyId, member);
    }
    await app.owner`select private.end_membership(${companyId}, ${people.get("former")?.id ?? ""})`;
    await app.owner`
      insert into messages (company_id, from_studio, body) values (${companyId}, true, 'word-studio')`;
    return { companyId, people };
  }

  async function writeAs(companyId: string, { id, word }: { id: string; word: string }) {
    await app.owner`
      insert into messages (company_id, sender_id, body) values (${companyId}, ${id}, ${word})`;
    const [campaign] = await app.owner<{ id: string }[]>`
      insert into pr_campaigns (company_id, user_id, title) values (${companyId}, ${id}, ${word})
      returning id`;
    const [deliverable] = await app.owner<{ id: string }[]>`
      insert into pr_deliverables (campaign_id, title) values (${campaign?.id ?? ""}, 'Poster')
      returning id`;
    const [version] = await app.owner<{ id: string }[]>`
      insert into deliverable_versions (deliverable_id, number) values (${deliverable?.id ?? ""}, 1)
      returning id`;
    await app.owner`
      insert into deliverable_reviews (deliverable_id, version_id, decision, comment, reviewer_id)
      values (${deliverable?.id ?? ""}, ${version?.id ?? ""}, 'changes', ${word}, ${id})`;
    await app.owner`
      with comment as (
        insert into review_comments
          (id, deliverable_id, version_id, number, body, author_id, author_name, by_studio)
        values (
          gen_random_uuid(), ${deliverable?.id ?? ""}, ${version?.id ?? ""}, 1, ${word}, ${id}, '', false
        ), (
          gen_random_uuid(), ${deliverable?.id ?? ""}, ${version?.id ?? ""}, 2, 'word-studio', null, '', true
        )
        returning id, number
      ), drawing as (
        insert into review_drawings (comment_id, drawing)
        select id, jsonb_build_object('v', 1, 'shapes', jsonb_build_array(jsonb_build_object(
          'kind', 'text', 'text', ${`drawn ${word}`}::text, 'x', 0.1, 'y', 0.1, 'colour', 0, 'size', 0.05
        ))) from comment where number = 1
      )
      insert into review_comment_edits (comment_id, body)
      select id, ${`before ${word}`} from comment where number = 1`;
    // What the studio said is told to everybody by the name of the work, which here is whoever made it.
    await app.owner`delete from notices where kind = 'comments' and facts ->> 'about' = ${word}`;
    await app.owner`
      insert into campaign_versions (campaign_id, number, content, content_hash)
      values (${campaign?.id ?? ""}, 2, ${word}, ${`0x${word.length}${id.replaceAll("-", "").padEnd(62, "0")}`.slice(0, 66)})`;
    await app.owner`
      insert into company_invitations (company_id, address, role, token_hash, invited_by)
      values (${companyId}, ${`${word}@clients.example`}, 'viewer', sha256(${id}::text::bytea), ${id})`;
    const email = `${word}@clients.example`;
    await insertBooking(app.owner, { companyId, userId: id, name: word, email, state: "done" });
    await createPublicFiles(storage).save("attachments", {
      name: `${companyId}/${word}.png`,
      type: "image/png",
      bytes: somePng(),
    });
    await app.owner`
      update storage.objects set owner_id = ${id} where name = ${`${companyId}/${word}.png`}`;
  }

  const read = async (answer: Response) => {
    expect(answer.status).toBe(200);
    const archive = readZip(Buffer.from(await answer.arrayBuffer()));
    const text = [...archive].map(([name, bytes]) => `${name} ${bytes.toString("latin1")}`).join();
    const rows = (name: string): Record<string, unknown>[] =>
      JSON.parse(archive.get(`data/${name}.json`)?.toString() ?? "[]");
    return { archive, text, rows };
  };

  it("holds what they wrote themselves, in every place, and no word of a colleague", async () => {
    const { people } = await companyWithWork();
    for (const [role, member] of people) {
      const { text, rows, archive } = await read(await exportData(member));
      for (const other of people.values()) {
        expect(text.includes(other.word), `${role} reads ${other.word}`).toBe(other === member);
        expect(text.includes(other.id)).toBe(other === member);
        expect(text.includes(other.email)).toBe(other === member);
      }
      expect(text).not.toContain("word-studio");
      expect(rows("messages")).toMatchObject([{ body: member.word, sender_id: member.id }]);
      expect(rows("deliverable_reviews")).toMatchObject([{ comment: member.word }]);
      expect(rows("review_comments")).toMatchObject([{ body: member.word }]);
      expect(JSON.stringify(rows("review_drawings"))).toContain(`drawn ${member.word}`);
      expect(rows("review_comment_edits")).toMatchObject([{ body: `before ${member.word}` }]);
      // Of what others may have gone on writing, whoever has left gets nothing.
      const ongoing = role === "former" ? [] : [{ title: member.word }];
      expect(rows("pr_campaigns")).toMatchObject(ongoing);
      expect(rows("company_invitations")).toHaveLength(ongoing.length);
      for (const row of rows("company_invitations")) expect(row).not.toHaveProperty("token_hash");
      const files = [...archive.keys()].filter((name) => name.startsWith("files/"));
      expect(files).toHaveLength(1);
      expect(files[0]).toContain(member.word);
    }
    expect(app.unexpected).toEqual([]);
  });

  it("holds all of the company for an owner who asks for that, with names", async () => {
    const { companyId, people } = await companyWithWork();
    const owner = people.get("owner");
    if (!owner) throw new Error("There is no owner.");
    // Whichever of their companies they look at meanwhile.
    await app.owner`select private.make_current(${owner.id}, ${owner.id})`;
    const answer = await exportData(owner, { companyId });
    expect(answer.headers.get("content-disposition")).toContain("kinolume-company-export-");
    const { text, rows, archive } = await read(answer);
    for (const { word } of people.values()) expect(text).toContain(word);
    const senders = rows("messages").map(({ sender_name }) => String(sender_name));
    expect(senders.toSorted()).toEqual([
      "Former member",
      "Kinolume",
      "Name approver",
      "Name member",
      "Name owner",
      "Name viewer",
    ]);
    expect(rows("deliverable_reviews").map(({ reviewer_name }) => reviewer_name)).toContain(
      "Former member",
    );
    expect(rows("review_comments")).toHaveLength(2 * people.size);
    expect(rows("review_drawings")).toHaveLength(people.size);
    expect(rows("people").map(({ name, role }) => [name, role])).toEqual([
      ["Name viewer", "viewer"],
      ["Name member", "member"],
      ["Name approver", "approver"],
      ["Name owner", "owner"],
    ]);
    expect(text).not.toContain("Name former");
    expect(text).not.toContain(people.get("former")?.email);
    // Telephone numbers and sessions are each person's own.
    expect(archive.has("data/profiles.json")).toBe(false);
    expect(archive.has("data/account.json")).toBe(false);
    expect(archive.has(`files/attachments/${owner.word}.png`)).toBe(true);
    expect(archive.get("index.html")?.toString()).toContain("Harbour &amp; Sons");
    expect(app.unexpected).toEqual([]);
  });

  it("gives the company's to nobody else", async () => {
    const { companyId, people } = await companyWithWork();
    const statuses = new Map<string, number>();
    for (const [role, member] of people) {
      if (role === "owner") continue;
      statuses.set(role, (await exportData(member, { companyId })).status);
    }
    expect(Object.fromEntries(statuses)).toEqual({
      viewer: 403,
      member: 403,
      approver: 403,
      former: 404,
    });
    expect((await exportData(await app.member(), { companyId })).status).toBe(404);
    expect((await exportData(await app.staff(), { companyId })).status).toBe(403);
    const owner = people.get("owner");
    if (!owner) throw new Error("There is no owner.");
    expect((await exportData(owner, { companyId: "7" })).status).toBe(400);
  });

  it("ends when its owner is none any more", async () => {
    const { companyId, people } = await companyWithWork();
    const owner = people.get("owner");
    if (!owner) throw new Error("There is no owner.");
    const answer = await app.fetch(
      new Request(`${app.url}/functions/v1/export-my-data`, {
        method: "POST",
        headers: { authorization: `Bearer ${await tokenOf(owner)}` },
        body: JSON.stringify({ companyId }),
      }),
    );
    const reader = answer.body?.getReader();
    expect((await reader?.read())?.done).toBe(false);
    await app.owner`update memberships set role = 'viewer' where user_id = ${owner.id}`;
    const readOn = async () => {
      while (!(await reader?.read())?.done);
    };
    await expect(readOn()).rejects.toThrow("Only an owner of the company can do this.");
    expect(app.unexpected).toEqual([]);
  });
});

async function sessionOf(member: Member): Promise<string> {
  const [row] = await app.owner<{ id: string }[]>`
    select id from auth.sessions where user_id = ${member.id}`;
  return row?.id ?? "";
}

const dueIn = (member: Member) => app.owner`
  select round(extract(epoch from deletion_due_at - now()) / 86400)::int as days,
    deletion_asked_at is not null as asked
  from public.profiles where user_id = ${member.id}`;

async function forgetDueAccounts(): Promise<void> {
  const outboxFolder = join(dataDirectory, "outbox");
  await run(
    createRetention({
      mailFiles: openMailFiles(outboxFolder),
      dropFiles: (keys) => dropBytes(storage, keys),
    }),
  );
}

async function run(job: JobHandler): Promise<void> {
  await job({
    id: "1",
    kind: "job",
    payload: {},
    attempt: 1,
    signal: AbortSignal.timeout(10_000),
    transaction: (work) => app.database.asOwner(work),
  });
}

describe("a deletion", () => {
  it("is typed, confirmed by mail, and taken back within 30 days", async () => {
    const ada = await app.member();
    const ask = { action: "ask", confirmation: ` ${ada.email.toUpperCase()}` };
    const mistyped = await deleteAccount(ada, { ...ask, confirmation: "yes" });
    expect([mistyped.status, Object.keys(mistyped.body["fields"] ?? {})]).toEqual([
      400,
      ["confirmation"],
    ]);
    expect(await deleteAccount(ada, ask)).toEqual({ status: 200, body: { deletion_due_at: null } });
    expect(await dueIn(ada)).toEqual([{ days: null, asked: true }]);

    const mail = await app.mailTo(ada.email);
    expect(mail.kind).toBe("confirm-deletion");
    const wrong = await deleteAccount(ada, { action: "confirm", code: otherThan(mail.code) });
    expect(wrong.status).toBe(400);
    const right = await deleteAccount(ada, { action: "confirm", code: mail.code });
    expect(right.body["deletion_due_at"]).toEqual(expect.any(String));
    expect(await dueIn(ada)).toEqual([{ days: 30, asked: false }]);
    expect((await app.mailTo(ada.email)).kind).toBe("deletion-confirmed");
    const told = await app.owner`
      select kind, reply_to from private.outbox where unique_key like ${`leaving:${ada.id}%`}`;
    expect(told).toEqual([{ kind: "studio-client-leaving", reply_to: ada.email }]);

    await forgetDueAccounts();
    const back = await app.client().auth.signInWithPassword({ email: ada.email, password });
    expect(back.error).toBeNull();
    const kept = await deleteAccount(ada, { action: "keep" });
    expect(kept).toEqual({ status: 200, body: { deletion_due_at: null } });
    expect((await app.mailTo(ada.email)).kind).toBe("account-kept");
    const again = await deleteAccount(ada, { action: "confirm", code: mail.code });
    expect(again.status).toBe(400);
  });

  it("of somebody with colleagues tells the studio that the company goes on", async () => {
    const [ada, ben] = await Promise.all([app.member(), app.member()]);
    await app.owner`select private.add_member(${ada.id}, ${ben.id}, 'viewer')`;
    await deleteAccount(ada, { action: "ask", confirmation: ada.email });
    const { code } = await app.mailTo(ada.email);
    await deleteAccount(ada, { action: "confirm", code });
    const told = await app.owner`
      select kind from private.outbox where unique_key like ${`leaving:${ada.id}%`}`;
    expect(told).toEqual([{ kind: "studio-person-leaving" }]);
  });

  it("is told of once, three days before its end, and no more when it is called off", async () => {
    const [ada, ben] = await Promise.all([app.member(), app.member()]);
    const remind = () => run(createDeletionReminders("https://agency.example"));
    const remindersTo = async ({ email }: Member) => {
      const mails = await app.owner<{ text: string; html: string }[]>`
        select body_text as text, body_html as html from private.outbox
        where recipient = ${email} and kind = 'deletion-soon'`;
      return mails.map(({ text, html }) => text + html);
    };
    const endIn = ({ id }: Member, time: string) => app.owner`
      update public.profiles set deletion_due_at = now() + ${time}::interval where user_id = ${id}`;

    for (const member of [ada, ben]) await endIn(member, "3 days 1 minute");
    await remind();
    expect([await remindersTo(ada), await remindersTo(ben)]).toEqual([[], []]);

    for (const member of [ada, ben]) await endIn(member, "3 days -1 minute");
    await remind();
    await remind();
    const reminders = await remindersTo(ada);
    expect(reminders).toHaveLength(1);
    expect(reminders[0]?.match(/https:\/\/agency\.example\/dashboard\?tab=profile/g)).toHaveLength(
      2,
    );

    await app.owner`update private.outbox set sent_at = now() where recipient = ${ada.email}`;
    for (const member of [ada, ben]) await deleteAccount(member, { action: "keep" });
    await remind();
    expect([(await remindersTo(ada)).length, await remindersTo(ben)]).toEqual([1, []]);
  });

  it("takes five tries at a code, for an hour, and only its owner's", async () => {
    const [ada, ben] = await Promise.all([app.member(), app.member()]);
    for (const member of [ada, ben]) {
      await deleteAccount(member, { action: "ask", confirmation: member.email });
    }
    const { code, link } = await app.mailTo(ada.email);
    const token = new URL(link).searchParams.get("confirm-deletion");
    expect((await deleteAccount(ben, { action: "confirm", token })).status).toBe(400);
    for (let count = 0; count < 5; count += 1) {
      await deleteAccount(ada, { action: "confirm", code: otherThan(code) });
    }
    expect((await deleteAccount(ada, { action: "confirm", code })).status).toBe(400);
    const { link: late } = await app.mailTo(ben.email);
    await app.owner`update private.deletion_codes set expires_at = now()`;
    const lateToken = new URL(late).searchParams.get("confirm-deletion");
    expect((await deleteAccount(ben, { action: "confirm", token: lateToken })).status).toBe(400);
    const staff = await app.staff();
    expect((await deleteAccount(staff, { action: "keep" })).status).toBe(403);
  });

  it("leaves nothing of the person once the 30 days are over, and the studio its books", async () => {
    const ada = await memberWithWork();
    const ben = await memberWithWork();
    const words = await writeWords(app.owner, ada);
    const before = (await findWords(app.owner, words)).map((line) => line.split(":")[0]);
    expect(before.length).toBeGreaterThan(20);
    expect(before).toEqual(expect.arrayContaining(["public.audit_log", "public.project_events"]));

    await deleteAccount(ada, { action: "ask", confirmation: ada.email });
    const { link } = await app.mailTo(ada.email);
    const token = new URL(link).searchParams.get("confirm-deletion");
    expect((await deleteAccount(ada, { action: "confirm", token })).status).toBe(200);
    await app.owner`
      update public.profiles set deletion_due_at = now() + interval '1 minute' where user_id = ${ada.id}`;
    await forgetDueAccounts();
    expect(
      (await app.client().auth.signInWithPassword({ email: ada.email, password })).error,
    ).toBeNull();
    await app.owner`update public.profiles set deletion_due_at = now() where user_id = ${ada.id}`;
    await forgetDueAccounts();
    // As every node does, in turns of 45 seconds: what had been changed by the first is forgotten in the second.
    await app.owner`select private.sweep_changes(private.sweep_changes(null))`;

    expect(await findWords(app.owner, words)).toEqual([]);
    expect((await ada.client.auth.getUser()).error?.code).toBe("user_not_found");
    const signIn = await app.client().auth.signInWithPassword({ email: ada.email, password });
    expect(signIn.error?.code).toBe("invalid_credentials");
    const [books] = await app.owner`
      select
        (select count(*)::int from public.projects where user_id = ${ada.id}) as projects,
        (select count(*)::int from public.eth_payments where user_id = ${ada.id}) as payments,
        (select count(*)::int from public.content_anchors where campaign_id = ${ada.campaignId}) as anchors,
        (select count(*)::int from storage.objects where name like ${ben.id} || '/%') as others`;
    expect(books).toEqual({ projects: 1, payments: 1, anchors: 1, others: 4 });
    const bytesLeft = await Promise.all(
      ["attachments", "avatars", "deliverables"].map(
        (bucket) => app.owner`select version from storage.objects where bucket_id = ${bucket}`,
      ),
    );
    const held = new Set(bytesLeft.flat().map(({ version }) => version as string));
    for await (const keys of storage.store.list(new Date(Date.now() + 1000))) {
      expect(keys.filter(({ version }) => !held.has(version))).toEqual([]);
    }
  });
});

describe("large files that came in pieces", () => {
  const allFiles = async () =>
    (await readdir(dataDirectory, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);

  it("are whole in an export, without what is half way, and go with their account, both of them", async () => {
    const member = await app.member();
    const headers = { authorization: `Bearer ${await tokenOf(member)}` };
    const film = somePng(14 * megabyte);
    randomFillSync(film, 100);
    const name = `${member.id}/film.png`;
    const before = await allFiles();
    await uploadByTus(film, { url: app.url, bucket: "attachments", name, headers });
    const sent = await beginUpload({
      url: app.url,
      bucket: "attachments",
      name: `${member.id}/half.png`,
      length: film.length,
      headers,
      first: film.subarray(0, 5 * megabyte),
    });
    expect(sent.status).toBe(201);

    const answer = await exportData(member);
    expect(Number(answer.headers.get("x-expected-bytes"))).toBe(film.length);
    const archive = readZip(Buffer.from(await answer.arrayBuffer()));
    const files = [...archive.keys()].filter((each) => each.startsWith("files/"));
    expect(files).toEqual(["files/attachments/film.png"]);
    expect(archive.get("files/attachments/film.png")?.equals(film)).toBe(true);

    await deleteAccount(member, { action: "ask", confirmation: member.email });
    const { link } = await app.mailTo(member.email);
    const token = new URL(link).searchParams.get("confirm-deletion");
    expect((await deleteAccount(member, { action: "confirm", token })).status).toBe(200);
    await app.owner`update public.profiles set deletion_due_at = now() where user_id = ${member.id}`;
    await forgetDueAccounts();
    // What had begun goes within its day.
    await app.owner`update private.uploads set expires_at = now() - interval '1 s'`;
    await run(createExpiry(storage));
    expect(await app.owner`select from private.uploads`).toEqual([]);
    expect((await allFiles()).filter((each) => !before.includes(each))).toEqual([]);
    expect(app.unexpected).toEqual([]);
  });
});

/** A code of six digits that is not this one. */
function otherThan(code: string): string {
  return code === "000000" ? "111111" : "000000";
}

describe("a picture", () => {
  it("lies in a folder that nobody else writes to, and a profile shows no other", async () => {
    const [ada, ben] = await Promise.all([app.member(), app.member()]);
    const path = `${ada.id}/me.png`;
    const own = ada.client.storage.from("avatars");
    const others = ben.client.storage.from("avatars");
    const picture = new Blob([somePng()], { type: "image/png" });
    expect((await own.upload(path, picture)).error).toBeNull();
    const attempts = await Promise.all([
      others.upload(path, picture, { upsert: true }),
      others.upload(`${ada.id}/more.png`, picture),
      others.move(path, `${ben.id}/taken.png`),
      app.client().storage.from("avatars").upload(`${ada.id}/visitor.png`, picture),
    ]);
    expect(attempts.map(({ error }) => error !== null)).toEqual([true, true, true, true]);
    expect((await others.remove([path])).data).toEqual([]);
    expect((await others.list(ada.id)).data).toEqual([]);
    expect((await own.list(ada.id)).data).toHaveLength(1);
    const large = new Blob([somePng(2_097_153)], { type: "image/png" });
    expect((await own.upload(`${ada.id}/large.png`, large)).error).not.toBeNull();

    const point = async (member: Member, avatarPath: string) => {
      const session_id = await sessionOf(member);
      const claims = { sub: member.id, role: "authenticated", session_id };
      const asMember = { role: "authenticated", claims } as const;
      return app.database.asCaller(
        asMember,
        (sql) => sql`update public.profiles set avatar_path = ${avatarPath} returning user_id`,
      );
    };
    expect(await point(ada, path)).toEqual([{ user_id: ada.id }]);
    await expect(point(ben, path)).rejects.toThrow();
  });
});

describe("a new address", () => {
  it("is told to the present one, and can be taken back before it is confirmed", async () => {
    const { client, email, id } = await app.member();
    const moved = `moved-${id}@clients.example`;
    await client.auth.updateUser({ email: moved });
    expect((await app.mailTo(email)).kind).toBe("email-change-asked");
    const { code } = await app.mailTo(moved);
    const claims = {
      sub: id,
      role: "authenticated",
      session_id: await sessionOf({ client, email, id }),
    };
    await app.database.asCaller(
      { role: "authenticated", claims },
      (sql) => sql`select public.cancel_email_change()`,
    );
    expect((await client.auth.getUser()).data.user?.new_email).toBeUndefined();
    const late = await client.auth.verifyOtp({ email: moved, token: code, type: "email_change" });
    expect(late.error?.code).toBe("otp_expired");
  });
});

describe("an address given up", () => {
  const enquire = async (email: string, message: string) => {
    await app.owner`
      insert into public.enquiries (kind, email, message, content_hash)
      values ('contact', ${email.toUpperCase()}, ${message}, ${message})`;
    await app.owner`
      insert into public.leads (name, email, content_hash) values (${message}, ${email}, ${message})`;
  };
  const writtenBy = async (member: Member) => {
    const archive = readZip(Buffer.from(await (await exportData(member)).arrayBuffer()));
    const rows = (name: string) => JSON.parse(archive.get(`data/${name}.json`)?.toString() ?? "[]");
    return {
      enquiries: rows("enquiries").map(({ message }: { message: string }) => message),
      leads: rows("leads").map(({ name }: { name: string }) => name),
      former: rows("account").former_addresses,
    };
  };

  it("leaves what was sent from it with whoever had it then, exported and forgotten", async () => {
    const mark = randomUUID();
    const first = `${mark}@clients.example`;
    await enquire(first, "Before the account");
    const ada = await app.member(first);
    await enquire(first, "Ada at her first address");
    const moved = `moved-${mark}@clients.example`;
    await ada.client.auth.updateUser({ email: moved });
    const { code } = await app.mailTo(moved);
    const change = { email: moved, token: code, type: "email_change" } as const;
    expect((await ada.client.auth.verifyOtp(change)).error).toBeNull();
    await enquire(first, "Between the accounts");
    const cyd = await app.member(first);
    await enquire(first, "Cyd at the same address");
    await enquire(moved, "Ada at her new address");

    const hers = ["Before the account", "Ada at her first address", "Ada at her new address"];
    const others = ["Between the accounts", "Cyd at the same address"];
    expect(await writtenBy(ada)).toEqual({
      enquiries: hers,
      leads: hers,
      former: [{ address: first, held_until: expect.any(String) }],
    });
    expect(await writtenBy(cyd)).toEqual({ enquiries: others, leads: others, former: [] });

    await app.owner`update public.profiles set deletion_due_at = now() where user_id = ${ada.id}`;
    await forgetDueAccounts();
    const left = await app.owner`
      select e.message, l.name from public.enquiries e join public.leads l on l.name = e.message
      where lower(e.email) = any(${[first, moved]}::text[]) order by e.created_at`;
    expect(left.map(({ message }) => message as string)).toEqual(others);
    const mails = await app.owner`
      select kind from private.outbox where recipient = any(${[first, moved]}::text[])`;
    expect(mails).toEqual([{ kind: "confirm-sign-up" }]);
    expect(await app.owner`select 1 from private.former_addresses`).toEqual([]);
  });
});
